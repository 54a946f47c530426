import SwiftReading
import SwiftProgram

/// The properties of a file that hold dependencies, and what is not understood of the types around
/// them.
struct HolderFinder: Sendable {
  /// The holders in the order of the text.
  private(set) var holders: [Holder] = []
  /// The compositions that parameters, properties or generic parameters are declared with.
  private(set) var held: Set<CompositionKey> = []
  /// The compositions that stand where they are not understood, with the first place of each.
  private(set) var opaque: [CompositionKey: CodeOffset] = [:]
  /// The aliases and umbrella protocols that are named anywhere in an outline.
  private(set) var mentioned: Set<CompositionKey> = []
  /// The names of parameters that hold dependencies.
  private(set) var parameterNames: Set<String> = []
  /// The names of the aliases, umbrella protocols and generic parameters that parts of the app are
  /// declared with.
  private let aliasNames: Set<String>
  private let aliasFilter: WordFilter
  /// The names of types that stand in the outline with generic arguments.
  private(set) var namesWithArguments: Set<String> = []
  /// The offsets of all names of aliases in the outline.
  private(set) var outlinedOffsets: Set<Int> = []
  private let types: HeldTypes
  /// The last names of the types that generic clauses of the app say something about.
  private let constrainedNames: Set<String>
  private let dictated: DictatedMembers
  private var table: SymbolTable { types.table }

  /// Finds the holders in a file.
  ///
  /// - Parameter types: Looks up types without noting it.
  init(
    _ types: HeldTypes, aliases: Set<String>, filter: WordFilter, constrainedNames: Set<String>,
    dictated: DictatedMembers, in map: CodeMap, file: Int
  ) {
    self.types = types
    self.constrainedNames = constrainedNames
    self.dictated = dictated
    aliasNames = aliases
    aliasFilter = filter
    for place in map.places {
      add(place, inFile: file, map)
      if place.declaration.kind == .class { addInherited(place) }
    }
  }

  private mutating func add(_ place: CodeMap.Place, inFile file: Int, _ map: CodeMap) {
    let declaration = place.declaration
    for parameter in declaration.parameters where types.mayHold(parameter.type, in: place.scope) {
      note(parameter.type, in: place, file)
      if let type = types.held(parameter.type, in: place.scope, place.generics) {
        parameterNames.insert(parameter.name.withoutBackticks)
        // A protocol's functions have no code.
        if !isRequirement(place, map) { held.formUnion(type.keys) }
        noteDictated(type, parameter.type, of: declaration, in: place, file)
        // What is passed is of the same type.
        if parameter.type.description.hasPrefix("inout ") {
          makeOpaque(type.keys, CodeOffset(file: file, offset: declaration.nameRange.lowerBound))
        }
      }
    }
    let type = declaration.type.flatMap { types.mayHold($0, in: place.scope) ? $0 : nil }
    if declaration.isProperty, let type {
      note(type, in: place, file)
      if let held = types.held(type, in: place.scope, place.generics) {
        holders.append(
          Holder(
            name: declaration.baseName.withoutBackticks, owner: place.owner, declaredIn: nil,
            type: held,
            access: access(of: declaration, in: place, map), file: file))
        if declaration.storage?.kind != .required { self.held.formUnion(held.keys) }
        if declaration.mayBeWrapped {
          // What a wrapper does with it, and who reads `$dependencies`, is not followed.
          makeOpaque(held.keys, CodeOffset(file: file, offset: declaration.nameRange.lowerBound))
        }
        noteDictated(held, type, of: declaration, in: place, file)
      }
    } else if let type, declaration.kind != .typealias,
      declaration.kind != .extension
    {
      // What a function returns is not followed.
      noteOpaque(type, in: place, file)
    }
    if declaration.kind == .typealias, let type, !type.isComposition {
      // The name of a list or of a closure.
      note(type, in: place, file)
    }
    if declaration.kind == .typealias, let type = declaration.type,
      type.mentions(parameterOf: place.generics)
    {
      mentioned.insert(CompositionKey(file: file, offset: declaration.nameRange.lowerBound))
      noteOpaque(type, in: place, file)
    }
    if declaration.hasGenericClauses || !place.generics.declarations.isEmpty {
      // What a type inherits from, and what a clause asks for, may need all of a parameter.
      for type in declaration.inheritedTypes + declaration.genericRequirements.map(\.type)
      where type.mentions(parameterOf: place.generics) {
        noteOpaque(type, in: place, file)
      }
    }
    noteOffsets(of: declaration, in: place, file)
  }

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
        if table.isLeaving(parameter, of: base) {
          makeOpaque(type.keys, CodeOffset(file: header.file, offset: name.offset))
        }
        for site in table[base].headers {
          for member in site.declaration.members where member.isProperty {
            guard case .name(let written)? = member.type?.withoutOptional,
              written.path == parameter
            else { continue }
            isFound = true
            holders.append(
              Holder(
                name: member.baseName.withoutBackticks, owner: id, declaredIn: base, type: type,
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

extension HolderFinder {
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
        isAlias(last.name) || TypeSyntax.name(name).mentions(parameterOf: place.generics),
        let held = types.held(.name(name), in: place.scope, place.generics)
      else { return }
      makeOpaque(held.keys, CodeOffset(file: file, offset: name.offset))
    }
    for part in type.composedParts {
      guard let held = types.held(part, in: place.scope, place.generics) else { continue }
      makeOpaque(held.keys, CodeOffset(file: file, offset: part.namedParts.first?.offset ?? 0))
    }
  }

  /// Notes that a type is not the consumer's to choose: a protocol or a superclass has a member of
  /// that name, whose type does not follow the composition.
  private mutating func noteDictated(
    _ held: HeldType, _ type: TypeSyntax, of declaration: Declaration, in place: CodeMap.Place,
    _ file: Int
  ) {
    guard let owner = place.owner else { return }
    let supertypeClosure = table.supertypeClosure(of: owner)
    let isDictated = (supertypeClosure.superclasses + supertypeClosure.protocols.keys).contains {
      ancestor in
      table[ancestor].headers.contains { site in
        site.declaration.members.contains { member in
          guard member.name == declaration.name else { return false }
          let scope = table.bodyScope(of: site, in: ancestor)
          return !(member.parameters.map(\.type) + [member.type].compactMap(\.self))
            .contains { follows($0, held, in: scope, of: site.declaration) }
        }
      }
    }
    if isDictated || dictated.mayHold(declaration, of: owner, table) {
      let offset = type.allNames.map(\.offset).min() ?? 0
      makeOpaque(held.keys, CodeOffset(file: file, offset: offset))
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
    if ancestor.genericParameters.contains(where: { $0.name == last }) {
      // `any Screen<any HasClock>` says what a primary associated type is.
      return ancestor.kind != .protocol
    }
    return ancestor.members.contains {
      $0.kind == .associatedtype && $0.baseName == last && $0.inheritedTypes.isEmpty
    } && !constrainedNames.contains(last)
  }

  private func isAlias(_ name: String) -> Bool {
    aliasFilter.mayHold(name) && aliasNames.contains(name.asTypeName)
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
    var names: [TypeName] = []
    for type in types { type.visitNames { names.append($0) } }
    for name in names {
      for component in name.components {
        if isAlias(component.name) { outlinedOffsets.insert(component.offset) }
        if !component.arguments.isEmpty { namesWithArguments.insert(component.name) }
      }
      if let last = name.components.last, isAlias(last.name),
        let held = self.types.held(.name(name), in: place.scope, place.generics)
      {
        mentioned.formUnion(held.keys)
      }
    }
    if declaration.kind.namesType {
      outlinedOffsets.insert(declaration.nameRange.lowerBound)
    }
  }
}

extension Declaration {
  /// Whether an attribute may be a property wrapper or a macro.
  fileprivate var mayBeWrapped: Bool {
    attributes.contains { attribute in
      ![
        "MainActor", "objc", "available", "IBOutlet", "ObservationIgnored", "Sendable",
        "preconcurrency", "usableFromInline", "inlinable", "nonobjc", "GKInspectable",
      ].contains(attribute.name)
    }
  }
}

extension SymbolTable {
  /// Whether a generic class does more with a parameter than to have properties and parameters of it.
  fileprivate func isLeaving(_ parameter: String, of base: SymbolID) -> Bool {
    self[base].headers.contains { site in
      site.declaration.inheritedTypes.contains { $0.mentions(parameter) }
        || site.declaration.kind == .extension && !site.declaration.whereClause.isEmpty
        || site.declaration.members.contains { member in
          let type = [member.type].compactMap(\.self)
          let plain = member.parameters.map(\.type) + (member.isProperty ? type : [])
          let other = member.isProperty ? [] : type
          return other.contains { $0.mentions(parameter) }
            || plain.contains { $0.mentions(parameter) && !$0.isName(parameter) }
        }
    }
  }
}

extension TypeSyntax {
  /// Whether it is a name, or several with `&` between them.
  fileprivate var isComposition: Bool {
    switch withoutOptional {
    case .name, .composition: true
    default: false
    }
  }

  /// Whether a generic parameter of the declarations around it stands in it.
  fileprivate func mentions(parameterOf generics: HeldTypes.Generics) -> Bool {
    generics.declarations.contains { declaration, _ in
      declaration.genericParameters.contains { mentions($0.name) }
    }
  }

  /// The compositions in it, wherever they stand.
  var composedParts: [TypeSyntax] {
    var parts: [TypeSyntax] = []
    _ = contains { part in
      if case .composition = part { parts.append(part) }
      return false
    }
    return parts
  }
}
