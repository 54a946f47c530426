import HasgenProgram
import HasgenReading

/// A property whose type is a composition.
struct Holder: Sendable {
  let type: HeldType
  let access: Access
  let file: Int
}

/// A reason why hasgen cannot decide about a composition.
package struct Doubt: Sendable {
  /// The clause that follows the name of the consumer: `has dynamic members`.
  let reason: String
  /// The place of the code that causes the doubt.
  var place: CodePlace?
}

/// The properties and parameters that hold dependencies.
struct HolderIndex: Sendable {
  /// The properties by their names, and by the types that declare them; `nil` for global variables.
  private(set) var properties: [String: [SymbolID?: [Holder]]] = [:]
  /// The names of the properties that other files can read.
  var sharedNames: Set<String> {
    Set(properties.filter { $1.values.joined().contains { $0.access > .fileprivate } }.keys)
  }
  /// The files that declare holders.
  private(set) var files: Set<Int> = []
  /// The names of parameters that hold dependencies.
  private(set) var parameterNames: Set<String> = []
  /// The compositions that a property or parameter holds.
  private(set) var held: Set<CodePlace> = []
  /// The compositions whose names are used outside of their own declarations.
  private(set) var mentioned: Set<CodePlace> = []
  /// The places of alias names in declarations, which `UseReader` skips because they are already
  /// handled.
  private(set) var knownNames: Set<CodePlace> = []
  /// The doubts about compositions because of the declarations of their holders.
  private(set) var doubts: [CodePlace: Doubt] = [:]

  private let types: HeldTypes
  private let containers: Set<SymbolID>
  /// The names of members that override others, or that a protocol requires with a composition.
  private let dictated: Set<String>
  private var table: SymbolTable { types.table }

  init(of maps: [CodeMap], _ types: HeldTypes, containers: Set<SymbolID>) {
    let dictated = maps.concurrentMap(inBatchesOf: 16) { $0.map { $0.dictatedNames(types) } }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    let empty = HolderIndex(types: types, containers: containers, dictated: dictated)
    self = maps.concurrentMap(inBatchesOf: 16) { maps in
      maps.map { map in map.entries.reduce(into: empty) { $0.add($1, in: map) } }
    }.reduce(into: empty) { $0.add($1) }
  }

  private init(types: HeldTypes, containers: Set<SymbolID>, dictated: Set<String>) {
    self.types = types
    self.containers = containers
    self.dictated = dictated
  }

  private mutating func add(_ other: HolderIndex) {
    properties.merge(other.properties) { $0.merging($1) { $0 + $1 } }
    files.formUnion(other.files)
    parameterNames.formUnion(other.parameterNames)
    held.formUnion(other.held)
    mentioned.formUnion(other.mentioned)
    knownNames.formUnion(other.knownNames)
    doubts.merge(other.doubts) { first, _ in first }
  }

  private mutating func add(_ entry: CodeMap.Entry, in map: CodeMap) {
    let declaration = entry.declaration
    if declaration.kind.namesType {
      if declaration.kind != .extension {
        knownNames.insert(CodePlace(declaration, inFile: entry.scope.file))
      }
      let aliased = declaration.kind == .typealias ? [declaration.type].compactMap(\.self) : []
      for name in (declaration.inheritedTypes + aliased).flatMap(\.namedParts)
      where types.aliasNames.contains(name.lastName) {
        note(name, types.held(.name(name), in: entry.scope), in: entry)
      }
    } else if declaration.isProperty {
      guard let held = declaration.type.flatMap({ types.held($0, in: entry.scope) }) else { return }
      let outer = entry.outer.map { map.entries[$0].declaration }
      let inherited = [.extension, .protocol].contains(outer?.kind) ? outer?.access : nil
      let access = min(
        declaration.access ?? inherited ?? .internal, entry.owner.map { table[$0].access } ?? .open)
      let name = declaration.baseName.withoutBackticks
      properties[name, default: [:]][entry.owner, default: []].append(
        Holder(type: held, access: access, file: entry.scope.file))
      add(held, declaration.type, in: entry, of: outer)
      if access >= .public { doubt(held, "has a public property that holds them", entry) }
      if declaration.hasUnknownWrapper { doubt(held, "holds them in a property wrapper", entry) }
    } else {
      for parameter in declaration.parameters {
        guard let held = types.held(parameter.type, in: entry.scope) else { continue }
        parameterNames.insert(parameter.name.withoutBackticks)
        add(held, parameter.type, in: entry, of: entry.outer.map { map.entries[$0].declaration })
        if !parameter.attributes.isEmpty {
          doubt(held, "holds them in a property wrapper", entry)
        }
        if isOverloaded(declaration, in: entry) {
          doubt(held, "takes them by an overloaded '\(declaration.name)'", entry)
        }
      }
    }
  }

  private mutating func add(
    _ held: HeldType, _ type: TypeSyntax?, in entry: CodeMap.Entry, of outer: Declaration?
  ) {
    for name in type?.withoutOptional.namedParts ?? [] { note(name, held, in: entry) }
    if outer?.kind != .protocol { self.held.formUnion(held.keys) }
    files.insert(entry.scope.file)
    guard let owner = entry.owner else { return }
    let isOfProtocol = outer?.kind == .extension && table[owner].kind == .protocol
    if isOfProtocol && dictated.contains(entry.declaration.name)
      || isDictated(entry.declaration, held, owner)
    {
      doubt(held, "must have '\(entry.declaration.name)' as it is", entry)
    }
    if containers.contains(owner) { doubt(held, "is held by a container", entry) }
    if table.hasDynamicMembers(owner) { doubt(held, "has dynamic members", entry) }
    if let macro = table.possibleMacro(of: owner) {
      doubt(held, "may use them in members that '@\(macro)' adds", entry)
    }
  }

  private mutating func note(_ name: TypeName, _ held: HeldType?, in entry: CodeMap.Entry) {
    for component in name.components {
      knownNames.insert(CodePlace(file: entry.scope.file, offset: component.offset))
    }
    mentioned.formUnion(held?.keys ?? [])
  }

  private mutating func doubt(_ held: HeldType, _ reason: String, _ entry: CodeMap.Entry) {
    let code = CodePlace(entry.declaration, inFile: entry.scope.file)
    for key in held.keys where doubts[key] == nil {
      doubts[key] = Doubt(reason: reason, place: code)
    }
  }

  /// True if a protocol or superclass determines the type of a member.
  private func isDictated(_ member: Declaration, _ held: HeldType, _ owner: SymbolID) -> Bool {
    if member.modifiers.contains("override") { return true }
    if table[owner].kind == .class, !table[owner].isFinal, dictated.contains(member.name) {
      return true
    }
    // A protocol may require the memberwise initializer.
    let isTaken = table[owner].kind == .struct && member.isProperty
    return table.lineage(of: owner).dropFirst().contains { ancestor in
      table.members(of: ancestor, withExtensions: false) { other in
        other.name == member.name
          || isTaken && other.kind == .`init`
            && other.parameters.contains { $0.label == member.name }
      }.contains { other in
        other.declaration.types.allSatisfy {
          types.held($0, in: other.scope)?.keys.isDisjoint(with: held.keys) != false
        }
      }
    }
  }

  /// True if a type or a module declares several functions of the name.
  private func isOverloaded(_ function: Declaration, in entry: CodeMap.Entry) -> Bool {
    let isSame = { (other: Declaration) in
      other.kind == function.kind && other.name == function.name
    }
    if let owner = entry.owner { return table.members(of: owner, where: isSame).count > 1 }
    return table.modules[entry.scope.module].files.flatMap(\.outline.declarations)
      .count(where: isSame) > 1
  }
}

extension CodeMap {
  fileprivate func dictatedNames(_ types: HeldTypes) -> Set<String> {
    let dictated = entries.filter { entry in
      entry.declaration.modifiers.contains("override")
        || entry.outer.map { entries[$0].declaration.kind == .protocol } == true
          && entry.declaration.types.contains { types.held($0, in: entry.scope) != nil }
    }
    return Set(dictated.map(\.declaration.name))
  }
}

extension Declaration {
  /// The types of the parameters, and the declaration's own type.
  fileprivate var types: [TypeSyntax] { parameters.map(\.type) + [type].compactMap(\.self) }

  /// True if an attribute may be a property wrapper or a macro that passes the value to other code.
  fileprivate var hasUnknownWrapper: Bool {
    attributes.contains {
      !$0.isOfLanguage && !["Environment", "ObservationIgnored"].contains($0.name)
    }
  }
}

extension SymbolTable {
  /// The name of an attribute that may add members which read dependencies; `nil` for none.
  fileprivate func possibleMacro(of id: SymbolID) -> String? {
    let known = ["Model", "ModelActor", "Observable", "Suite"]
    return self[id].possibleMacros.first { !known.contains($0) && ids($0).isEmpty }
  }

  /// True if code may read members that the type does not declare: by `@dynamicMemberLookup`, or by
  /// `Injecting` of HasKit.
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
