import HasgenProgram
import HasgenReading

/// A property whose type is a composition.
struct Holder: Sendable {
  let type: HeldType
  let access: Access
  let file: Int
}

/// A reason why hasgen cannot decide about a composition.
struct Doubt: Sendable {
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
      maps.map { $0.entries.reduce(into: empty) { $0.addEntry($1) } }
    }.reduce(into: empty) { $0.merge($1) }
  }

  private init(types: HeldTypes, containers: Set<SymbolID>, dictated: Set<String>) {
    self.types = types
    self.containers = containers
    self.dictated = dictated
  }

  private mutating func merge(_ other: HolderIndex) {
    properties.merge(other.properties) { $0.merging($1) { $0 + $1 } }
    files.formUnion(other.files)
    parameterNames.formUnion(other.parameterNames)
    held.formUnion(other.held)
    mentioned.formUnion(other.mentioned)
    knownNames.formUnion(other.knownNames)
    doubts.merge(other.doubts) { first, _ in first }
  }

  private mutating func addEntry(_ entry: CodeMap.Entry) {
    if entry.declaration.kind.namesType {
      addNames(of: entry)
    } else if entry.declaration.isProperty {
      addProperty(entry)
    } else {
      addParameters(of: entry)
    }
  }

  /// Adds the names of aliases and umbrella protocols in the header of a type, or in an alias.
  private mutating func addNames(of entry: CodeMap.Entry) {
    let declaration = entry.declaration
    if declaration.kind != .extension {
      knownNames.insert(CodePlace(declaration, inFile: entry.scope.file))
    }
    let aliased = declaration.kind == .typealias ? [declaration.type].compactMap(\.self) : []
    for name in (declaration.inheritedTypes + aliased).flatMap(\.namedParts)
    where types.aliasNames.contains(name.lastName) {
      note(name, types.held(.name(name), in: entry.scope), in: entry)
    }
  }

  private mutating func addProperty(_ entry: CodeMap.Entry) {
    let declaration = entry.declaration
    guard let held = declaration.type.flatMap({ types.held($0, in: entry.scope) }) else { return }
    let outer = entry.outer
    let inherited = [.extension, .protocol].contains(outer?.kind) ? outer?.access : nil
    let access = min(
      declaration.access ?? inherited ?? .internal, entry.owner.map { table[$0].access } ?? .open)
    let name = declaration.baseName.withoutBackticks
    properties[name, default: [:]][entry.owner, default: []].append(
      Holder(type: held, access: access, file: entry.scope.file))
    addHeld(held, writtenAs: declaration.type, in: entry)
    if access >= .public { doubt(held, "has a public property that holds them", at: entry) }
    if declaration.hasUnknownWrapper {
      doubt(held, "holds them in a property wrapper", at: entry)
    }
  }

  private mutating func addParameters(of entry: CodeMap.Entry) {
    let declaration = entry.declaration
    for parameter in declaration.parameters {
      guard let held = types.held(parameter.type, in: entry.scope) else { continue }
      parameterNames.insert(parameter.name.withoutBackticks)
      addHeld(held, writtenAs: parameter.type, in: entry)
      if !parameter.attributes.isEmpty {
        doubt(held, "holds them in a property wrapper", at: entry)
      }
      if isOverloaded(declaration, in: entry) {
        doubt(held, "takes them by an overloaded '\(declaration.name)'", at: entry)
      }
    }
  }

  /// Adds a composition that a property or parameter holds, and the doubts because of its type.
  private mutating func addHeld(
    _ held: HeldType, writtenAs type: TypeSyntax?, in entry: CodeMap.Entry
  ) {
    for name in type?.withoutOptional.namedParts ?? [] { note(name, held, in: entry) }
    if entry.outer?.kind != .protocol { self.held.formUnion(held.keys) }
    files.insert(entry.scope.file)
    guard let owner = entry.owner else { return }
    let name = entry.declaration.name
    let isOfProtocol = entry.outer?.kind == .extension && table[owner].kind == .protocol
    let isDefault = isOfProtocol && dictated.contains(name)
    if isDefault || isDictated(entry.declaration, of: owner, as: held) {
      doubt(held, "must have '\(name)' as it is", at: entry)
    }
    if containers.contains(owner) { doubt(held, "is held by a container", at: entry) }
    if table.hasDynamicMembers(owner) { doubt(held, "has dynamic members", at: entry) }
    if let macro = table.possibleMacro(of: owner) {
      doubt(held, "may use them in members that '@\(macro)' adds", at: entry)
    }
  }

  private mutating func note(_ name: TypeName, _ held: HeldType?, in entry: CodeMap.Entry) {
    for component in name.components {
      knownNames.insert(CodePlace(file: entry.scope.file, offset: component.offset))
    }
    mentioned.formUnion(held?.keys ?? [])
  }

  private mutating func doubt(_ held: HeldType, _ reason: String, at entry: CodeMap.Entry) {
    let code = CodePlace(entry.declaration, inFile: entry.scope.file)
    for key in held.keys where doubts[key] == nil {
      doubts[key] = Doubt(reason: reason, place: code)
    }
  }

  /// True if a protocol or superclass determines the type of a member.
  private func isDictated(
    _ member: Declaration, of owner: SymbolID, as held: HeldType
  ) -> Bool {
    if member.modifiers.contains("override") { return true }
    if table[owner].kind == .class, !table[owner].isFinal, dictated.contains(member.name) {
      return true
    }
    // A protocol may require the memberwise initializer.
    let isTaken = table[owner].kind == .struct && member.isProperty
    func isRequirement(_ other: Declaration) -> Bool {
      if other.name == member.name { return true }
      let isInitializer = isTaken && other.kind == .`init`
      return isInitializer && other.parameters.contains { $0.label == member.name }
    }
    return table.lineage(of: owner).dropFirst().contains { ancestor in
      let others = table.members(of: ancestor, withExtensions: false, where: isRequirement)
      return others.contains { declaration, scope in
        declaration.types.allSatisfy {
          types.held($0, in: scope)?.keys.isDisjoint(with: held.keys) != false
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
      if entry.declaration.modifiers.contains("override") { return true }
      return entry.outer?.kind == .protocol
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
    if supertypeClosure(of: id).externals.contains("Injecting") { return true }
    return lineage(of: id).contains { ancestor in
      let attributes = self[ancestor].sites.flatMap(\.declaration.attributes)
      return self[ancestor].name == "Injecting"
        || attributes.contains { $0.name == "dynamicMemberLookup" }
    }
  }
}
