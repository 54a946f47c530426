import SwiftOutline
import SwiftProgram

/// A property that holds dependencies.
struct Holder: Sendable {
  let name: String
  /// The type whose values have it; `nil` for a global variable.
  let owner: SymbolID?
  /// The generic superclass that declares it, if that is another one than its owner.
  let declaredIn: SymbolID?
  let type: HeldType
  let access: Access
  let file: Int
}

/// The properties that hold dependencies, and what is not understood of the types around them.
struct HolderIndex: Sendable {
  /// The holders by their names.
  private(set) var holders: [String: [Holder]] = [:]
  /// The compositions that parameters, properties or generic parameters are declared with.
  private(set) var held: Set<CompositionKey> = []
  /// The compositions that stand where they are not understood, with the first place of each.
  private(set) var opaque: [CompositionKey: CodeOffset] = [:]
  /// The aliases and umbrella protocols that are named anywhere in an outline.
  private(set) var mentioned: Set<CompositionKey> = []
  /// The names of parameters that hold dependencies.
  private(set) var parameterNames: Set<String> = []
  /// The names of the aliases and umbrella protocols that parts of the app are declared with.
  private(set) var aliasNames: Set<String> = []
  /// The offsets of all names of types in the outlines, by files.
  private(set) var outlinedOffsets: [Int: Set<Int>] = [:]
  /// The last names of the types that generic clauses say something about.
  private var constrainedNames: Set<String> = []
  /// The maps of the outlined files.
  let maps: [CodeMap]

  let types: HeldTypes
  var table: SymbolTable { types.table }

  /// Finds the holders in all outlined files.
  ///
  /// - Parameter types: Looks up types without noting it.
  init(_ types: HeldTypes, aliases: Set<String>) {
    self.types = types
    aliasNames = aliases
    let table = types.table
    maps = Array(table.files.indices).concurrentMap(inBatchesOf: 16) {
      $0.map { CodeMap(of: $0, in: table) }
    }
    for declaration in maps.lazy.flatMap(\.places).map(\.declaration) {
      for requirement in declaration.whereClause {
        // `where R.Dependencies == D` says nothing about what it is.
        if requirement.isSameType, case .name(let name) = requirement.type,
          name.components.count == 1,
          declaration.kind == .`init` || declaration.kind == .func
        {
          continue
        }
        for type in [requirement.subject, requirement.type] {
          if case .name(let name) = type, let last = name.components.last {
            constrainedNames.insert(last.name)
          }
        }
      }
    }
    for (file, map) in maps.enumerated() {
      for place in map.places { add(place, inFile: file, map) }
    }
    for map in maps {
      for place in map.places where place.declaration.kind == .class { addInherited(place) }
    }
  }

  /// The names by which code gets at dependencies.
  var names: Set<String> { parameterNames.union(holders.keys) }

  private mutating func add(_ place: CodeMap.Place, inFile file: Int, _ map: CodeMap) {
    let declaration = place.declaration
    for parameter in declaration.parameters {
      note(parameter.type, in: place, file)
      if let type = types.held(parameter.type, in: place.scope, place.generics) {
        parameterNames.insert(parameter.name.withoutBackticks)
        // A protocol's functions have no code.
        if !isRequirement(place, map) { held.formUnion(type.keys) }
        noteDictated(type, parameter.type, of: declaration, in: place, file)
      }
    }
    if declaration.isProperty, let type = declaration.type {
      note(type, in: place, file)
      if let held = types.held(type, in: place.scope, place.generics) {
        add(
          Holder(
            name: declaration.baseName.withoutBackticks, owner: place.owner, declaredIn: nil,
            type: held,
            access: access(of: declaration, in: place, map), file: file))
        if declaration.storage?.kind != .required { self.held.formUnion(held.keys) }
        noteDictated(held, type, of: declaration, in: place, file)
      }
    } else if let type = declaration.type, declaration.kind != .typealias,
      declaration.kind != .extension
    {
      // What a function returns is not followed.
      noteOpaque(type, in: place, file)
    }
    if declaration.kind == .typealias, let type = declaration.type,
      type.mentions(parameterOf: place.generics)
    {
      mentioned.insert(
        CompositionKey(file: file, offset: declaration.nameRange.lowerBound))
      noteOpaque(type, in: place, file)
    }
    noteOffsets(of: declaration, in: place, file)
  }

  private mutating func add(_ holder: Holder) { holders[holder.name, default: []].append(holder) }

  private func isRequirement(_ place: CodeMap.Place, _ map: CodeMap) -> Bool {
    place.outer.map { map.places[$0].declaration.kind == .protocol } ?? false
  }

  private func access(
    of declaration: Declaration, in place: CodeMap.Place, _ map: CodeMap
  ) -> Access {
    var access = declaration.access ?? .internal
    var outer = place.outer
    while let index = outer {
      let around = map.places[index]
      if around.declaration.kind == .extension || around.declaration.access != nil {
        access = min(access, max(.fileprivate, around.declaration.access ?? .open))
      } else {
        access = min(access, .internal)
      }
      outer = around.outer
    }
    return access
  }

  /// Adds what a class has by the generic arguments of its superclass: `BaseModel<any HasA & HasB>`.
  private mutating func addInherited(_ place: CodeMap.Place) {
    guard let id = place.owner else { return }
    let header = place.headerScope
    for case .name(let name) in place.declaration.inheritedTypes.map(\.withoutPrefixes) {
      let arguments = name.components.last?.arguments ?? []
      guard !arguments.isEmpty, let base = table.symbol(for: .name(name), in: header),
        table[base].kind == .class
      else { continue }
      for (parameter, argument) in zip(table[base].genericNames, arguments) {
        guard let type = types.held(argument, in: header, place.generics) else { continue }
        var isFound = false
        if isLeaving(parameter, base) {
          makeOpaque(type.keys, CodeOffset(file: header.file, offset: name.offset))
        }
        for site in table[base].sites + table[base].extensions {
          for member in site.declaration.members where member.isProperty {
            guard case .name(let written)? = member.type?.withoutOptional,
              written.path == parameter
            else { continue }
            isFound = true
            add(
              Holder(
                name: member.baseName, owner: id, declaredIn: base, type: type,
                access: member.access ?? .internal, file: header.file))
          }
        }
        if isFound {
          held.formUnion(type.keys)
        } else {
          makeOpaque(type.keys, CodeOffset(file: header.file, offset: name.offset))
        }
      }
    }
  }
}

extension HolderIndex {
  /// Whether a generic class does more with a parameter than to have properties and parameters of it.
  private func isLeaving(_ parameter: String, _ base: SymbolID) -> Bool {
    (table[base].sites + table[base].extensions).contains { site in
      site.declaration.inheritedTypes.contains { $0.mentions(parameter) }
        || site.declaration.kind == .extension && !site.declaration.whereClause.isEmpty
        || site.declaration.members.contains { member in
          let plain =
            member.parameters.map(\.type)
            + (member.isProperty ? [member.type] : [])
            .compactMap(\.self)
          let other = member.isProperty ? [] : [member.type].compactMap(\.self)
          return other.contains { $0.mentions(parameter) }
            || plain.contains { $0.mentions(parameter) && !$0.isName(parameter) }
        }
    }
  }
}

/// An offset in a file.
struct CodeOffset: Hashable, Sendable {
  let file: Int
  let offset: Int
}

extension HolderIndex {
  /// Notes the compositions in a variable's type that it does not hold itself: in a closure's or a
  /// collection's.
  private mutating func note(_ type: TypeSyntax, in place: CodeMap.Place, _ file: Int) {
    let core = type.withoutOptional
    if types.held(core, in: place.scope, place.generics) != nil { return }
    noteOpaque(core, in: place, file)
  }

  /// Notes that all compositions in a type are not understood there.
  private mutating func noteOpaque(_ type: TypeSyntax, in place: CodeMap.Place, _ file: Int) {
    type.visitNames { name in
      guard let last = name.components.last,
        aliasNames.contains(last.name.asTypeName)
          || TypeSyntax.name(name).mentions(parameterOf: place.generics),
        let held = types.held(.name(name), in: place.scope, place.generics)
      else { return }
      makeOpaque(held.keys, CodeOffset(file: file, offset: name.offset))
    }
    for part in type.composedParts {
      guard let held = types.held(part, in: place.scope, place.generics) else { continue }
      makeOpaque(held.keys, CodeOffset(file: file, offset: part.namedParts.first?.offset ?? 0))
    }
  }

  /// Notes that a type in place is not the consumer's to choose: a protocol or a superclass has a
  /// member of that name, whose type does not follow the composition.
  private mutating func noteDictated(
    _ held: HeldType, _ type: TypeSyntax, of declaration: Declaration, in place: CodeMap.Place,
    _ file: Int
  ) {
    guard let owner = place.owner else { return }
    let kinship = table.kinship(of: owner)
    for ancestor in kinship.superclasses + kinship.protocols.keys {
      for site in table[ancestor].sites + table[ancestor].extensions {
        let scope = table.bodyScope(of: site, in: ancestor)
        for member in site.declaration.members where member.name == declaration.name {
          let types = member.parameters.map(\.type) + [member.type].compactMap(\.self)
          if types.contains(where: { follows($0, held, in: scope, of: site.declaration) }) {
            continue
          }
          makeOpaque(
            held.keys, CodeOffset(file: file, offset: type.allNames.map(\.offset).min() ?? 0))
        }
      }
    }
  }

  /// Whether a type in a protocol or superclass changes with a composition: it is the same alias, or
  /// an associated type that nobody says more about.
  private func follows(
    _ type: TypeSyntax, _ held: HeldType, in scope: Scope, of ancestor: Declaration
  ) -> Bool {
    if let other = types.held(type, in: scope, .init()) {
      return held.keys.isSubset(of: other.keys)
    }
    guard case .name(let name) = type.withoutOptional, let last = name.components.last?.name else {
      return false
    }
    if ancestor.genericParameters.contains(where: { $0.name == last }) { return true }
    return ancestor.members.contains {
      $0.kind == .associatedtype && $0.baseName == last && $0.inheritedTypes.isEmpty
    } && !constrainedNames.contains(last)
  }

  private mutating func makeOpaque(_ keys: Set<CompositionKey>, _ place: CodeOffset) {
    for key in keys where opaque[key] == nil { opaque[key] = place }
  }

  /// Notes where names of aliases stand in an outline: all others of a text stand in bodies.
  private mutating func noteOffsets(
    of declaration: Declaration, in place: CodeMap.Place, _ file: Int
  ) {
    let types =
      declaration.parameters.map(\.type) + declaration.inheritedTypes
      + [declaration.type].compactMap(\.self)
      + declaration.genericRequirements.flatMap { [$0.subject, $0.type] }
    for type in types {
      type.visitNames { name in
        for component in name.components where aliasNames.contains(component.name.asTypeName) {
          outlinedOffsets[file, default: []].insert(component.offset)
        }
        if let last = name.components.last, aliasNames.contains(last.name.asTypeName),
          let held = self.types.held(.name(name), in: place.scope, place.generics)
        {
          mentioned.formUnion(held.keys)
        }
      }
    }
    if declaration.kind.namesType {
      outlinedOffsets[file, default: []].insert(declaration.nameRange.lowerBound)
    }
  }
}

extension TypeSyntax {
  /// Whether it is a plain name, optional or not.
  fileprivate func isName(_ text: String) -> Bool {
    guard case .name(let name) = withoutOptional else { return false }
    return name.path == text
  }

  /// Whether a generic parameter of the declarations around it stands in it.
  fileprivate func mentions(parameterOf generics: HeldTypes.Generics) -> Bool {
    generics.declarations.contains { declaration, _ in
      declaration.genericParameters.contains { mentions($0.name) }
    }
  }

  /// The compositions in it, wherever they stand.
  fileprivate var composedParts: [TypeSyntax] {
    var parts: [TypeSyntax] = []
    _ = contains { part in
      if case .composition = part { parts.append(part) }
      return false
    }
    return parts
  }
}
