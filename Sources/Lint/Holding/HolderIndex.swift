import SwiftProgram
import SwiftReading

/// A property whose type is a composition.
struct Holder: Sendable {
  let name: String
  /// The type that declares it; `nil` for a global variable.
  let owner: SymbolID?
  let type: HeldType
  let access: Access
  let file: Int
}

/// A reason why hasgen does not judge a composition.
package struct Doubt: Sendable {
  /// A clause behind the name of the consumer: `conforms to 'Injecting'`.
  package let reason: String
  /// The place of the code that is the reason.
  let place: CodePlace?
}

/// The properties and parameters of the program that hold dependencies.
struct HolderIndex: Sendable {
  /// The properties by their names.
  private(set) var properties: [String: [Holder]] = [:]
  /// The names of parameters that hold dependencies.
  private(set) var parameterNames: Set<String> = []
  /// The compositions that a property or parameter holds.
  private(set) var held: Set<CodePlace> = []
  /// The compositions whose names are written anywhere but in their declarations.
  private(set) var mentioned: Set<CodePlace> = []
  /// The offsets of the names of aliases that declare holders and compositions, by files. The reader
  /// of code looks at all others.
  private(set) var knownOffsets: [Set<Int>] = []
  /// The compositions whose declarations say that others decide on them.
  private(set) var doubts: [CodePlace: Doubt] = [:]

  /// The names, by which code reads dependencies.
  var names: Set<String> { parameterNames.union(properties.keys) }

  init(of maps: [CodeMap], _ types: HeldTypes, containers: Set<SymbolID>) {
    let dictated = maps.concurrentMap(inBatchesOf: 16) { $0.map { $0.dictatedNames(types) } }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    let found = Array(maps.enumerated()).concurrentMap(inBatchesOf: 16) { files in
      files.map {
        HolderFinder(of: $0.offset, $0.element, types, dictated: dictated, containers: containers)
      }
    }
    for finder in found {
      for holder in finder.holders { properties[holder.name, default: []].append(holder) }
      parameterNames.formUnion(finder.parameterNames)
      held.formUnion(finder.held)
      mentioned.formUnion(finder.mentioned)
      knownOffsets.append(finder.knownOffsets)
      doubts.merge(finder.doubts) { first, _ in first }
    }
  }
}

extension CodeMap {
  /// The names of members that override others, or that a protocol requires with a composition.
  fileprivate func dictatedNames(_ types: HeldTypes) -> Set<String> {
    var names: Set<String> = []
    for place in places {
      let declaration = place.declaration
      let isRequired =
        place.outer.map { places[$0].declaration.kind == .protocol } == true
        && declaration.types.contains { types.held($0, in: place.scope) != nil }
      if isRequired || declaration.modifiers.contains("override") { names.insert(declaration.name) }
    }
    return names
  }
}

/// Finds the holders of a file.
private struct HolderFinder {
  private(set) var holders: [Holder] = []
  private(set) var parameterNames: Set<String> = []
  private(set) var held: Set<CodePlace> = []
  private(set) var mentioned: Set<CodePlace> = []
  private(set) var knownOffsets: Set<Int> = []
  private(set) var doubts: [CodePlace: Doubt] = [:]
  private let file: Int
  private let map: CodeMap
  private let types: HeldTypes
  private let dictated: Set<String>
  private let containers: Set<SymbolID>
  private var table: SymbolTable { types.table }

  init(
    of file: Int, _ map: CodeMap, _ types: HeldTypes, dictated: Set<String>,
    containers: Set<SymbolID>
  ) {
    self.file = file
    self.map = map
    self.types = types
    self.dictated = dictated
    self.containers = containers
    for place in map.places { add(place) }
  }

  private mutating func add(_ place: CodeMap.Place) {
    let declaration = place.declaration
    switch declaration.kind {
    case .typealias, .protocol, .struct, .class, .actor, .enum, .extension:
      if declaration.kind.namesType { knownOffsets.insert(declaration.nameRange.lowerBound) }
      let aliased = declaration.kind == .typealias ? [declaration.type].compactMap(\.self) : []
      for name in (declaration.inheritedTypes + aliased).flatMap(\.namedParts)
      where types.aliasNames.contains(name.lastName) {
        note(name, types.held(.name(name), in: place.scope))
      }
    case .let, .var:
      guard let type = declaration.type, let held = types.held(type, in: place.scope) else { return }
      let access = access(of: declaration, in: place)
      holders.append(
        Holder(
          name: declaration.baseName.withoutBackticks, owner: place.owner, type: held,
          access: access, file: file))
      add(held, type, of: declaration, in: place)
      if access >= .public { doubt(held, "has a public property that holds them", declaration) }
      if declaration.hasUnknownWrapper {
        doubt(held, "holds them in a property wrapper", declaration)
      }
    default:
      for parameter in declaration.parameters {
        guard let held = types.held(parameter.type, in: place.scope) else { continue }
        parameterNames.insert(parameter.name.withoutBackticks)
        add(held, parameter.type, of: declaration, in: place)
        if !parameter.attributes.isEmpty {
          doubt(held, "holds them in a property wrapper", declaration)
        }
        if isOverloaded(declaration, in: place) {
          doubt(held, "takes them by an overloaded '\(declaration.name)'", declaration)
        }
      }
    }
  }

  private mutating func add(
    _ held: HeldType, _ type: TypeSyntax, of declaration: Declaration, in place: CodeMap.Place
  ) {
    for name in type.withoutOptional.namedParts { note(name, held) }
    let isRequirement =
      place.outer.map { map.places[$0].declaration.kind == .protocol } == true
    if !isRequirement { self.held.formUnion(held.keys) }
    guard let owner = place.owner else { return }
    if isDictated(declaration, held, owner) {
      doubt(held, "must have '\(declaration.name)' as it is", declaration)
    }
    if containers.contains(owner) { doubt(held, "is a container, or held by one", declaration) }
    if table.hasDynamicMembers(owner) { doubt(held, "has dynamic members", declaration) }
  }

  private mutating func note(_ name: TypeName, _ held: HeldType?) {
    knownOffsets.formUnion(name.components.map(\.offset))
    mentioned.formUnion(held?.keys ?? [])
  }

  private mutating func doubt(_ held: HeldType, _ reason: String, _ declaration: Declaration) {
    let place = CodePlace(file: file, offset: declaration.nameRange.lowerBound)
    for key in held.keys where doubts[key] == nil {
      doubts[key] = Doubt(reason: reason, place: place)
    }
  }

  private func access(of declaration: Declaration, in place: CodeMap.Place) -> Access {
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

  /// True if a protocol or a class decides on the type of a member.
  private func isDictated(_ member: Declaration, _ held: HeldType, _ owner: SymbolID) -> Bool {
    if member.modifiers.contains("override") { return true }
    let isFinal = table[owner].sites.allSatisfy { $0.declaration.modifiers.contains("final") }
    if table[owner].kind == .class, !isFinal, dictated.contains(member.name) { return true }
    return table.lineage(of: owner).dropFirst().contains { ancestor in
      table.members(of: ancestor) { $0.name == member.name }.contains { other in
        other.declaration.types.allSatisfy {
          types.held($0, in: other.scope)?.keys.isDisjoint(with: held.keys) != false
        }
      }
    }
  }

  /// True if another function of the name stands beside a function.
  private func isOverloaded(_ function: Declaration, in place: CodeMap.Place) -> Bool {
    let isSame = { (other: Declaration) in
      other.kind == function.kind && other.name == function.name
    }
    if let owner = place.owner { return table.members(of: owner, where: isSame).count > 1 }
    let module = table.files[file].module
    return table.files.filter { $0.module == module }
      .flatMap(\.source.outline.declarations).count(where: isSame) > 1
  }
}

extension Declaration {
  /// The types of its parameters and its own.
  var types: [TypeSyntax] { parameters.map(\.type) + [type].compactMap(\.self) }

  /// True if an attribute may be a property wrapper or a macro that hands the value on.
  fileprivate var hasUnknownWrapper: Bool {
    attributes.contains { attribute in
      ![
        "MainActor", "objc", "available", "Environment", "IBOutlet", "ObservationIgnored",
        "Sendable", "preconcurrency", "usableFromInline", "inlinable", "nonobjc",
      ].contains(attribute.name)
    }
  }
}

extension SymbolTable {
  /// True if any member may be read of a type's values: by `@dynamicMemberLookup`, or by `Injecting`
  /// of HasKit.
  fileprivate func hasDynamicMembers(_ id: SymbolID) -> Bool {
    supertypeClosure(of: id).externals.contains("Injecting")
      || lineage(of: id).contains { ancestor in
        self[ancestor].name == "Injecting"
          || self[ancestor].sites.contains {
            $0.declaration.attributes.contains { $0.name == "dynamicMemberLookup" }
          }
      }
  }
}
