import SwiftOutline
import SwiftProgram

/// What readers of code ask about the app.
struct UseFacts: Sendable {
  let index: HolderIndex
  let members: ComposedMembers
  let callees: CalleeFinder
  /// The names by which code gets at dependencies.
  let names: Set<String>
  /// The compositions of types that read members of their dependencies as if they were their own.
  let dynamic: [(owner: SymbolID, composition: HeldComposition)]
  /// The names of the members of these.
  let dynamicNames: Set<String>
  /// The words in code that say anything about dependencies.
  let watched: WordFilter

  private let lineages = Memo<SymbolID, Set<SymbolID>>()

  /// - Parameter hasDynamicMembers: Whether any source has a word of what makes members dynamic.
  init(_ index: HolderIndex, noting table: SymbolTable, hasDynamicMembers: Bool) {
    self.index = index
    members = ComposedMembers(table: table)
    var globals: [String: [CodeMap.Place]] = [:]
    for place in index.maps.flatMap(\.places)
    where place.outer == nil && place.declaration.kind == .func {
      globals[place.declaration.baseName, default: []].append(place)
    }
    callees = CalleeFinder(
      types: HeldTypes(
        table: table, dependencies: index.types.dependencies,
        leadingNames: index.types.leadingNames), globals: globals)
    names = index.names
    let members = members
    let holders = hasDynamicMembers ? Array(index.holders.values.joined()) : []
    dynamic = holders.compactMap { holder in
      guard let owner = holder.owner, let composition = holder.type.composition,
        table.hasDynamicMembers(owner)
      else { return nil }
      return (owner, composition)
    }
    dynamicNames = dynamic.flatMap(\.composition.symbols).reduce(into: []) {
      $0.formUnion(members.names(of: $1))
    }
    watched = WordFilter(
      names.union(dynamicNames).union(index.aliasNames)
        .union(["newValue", "oldValue", "set", "willSet", "didSet"]))
  }

  /// The superclasses of a type, and the protocols that it conforms to.
  func lineage(of id: SymbolID) -> Set<SymbolID> {
    lineages.answer(id) {
      let supertypeClosure = index.table.supertypeClosure(of: id)
      return Set(supertypeClosure.superclasses).union(supertypeClosure.protocols.keys)
    }
  }

  /// Whether a type itself declares a property of a name.
  func declares(_ name: String, _ owner: SymbolID) -> Bool {
    index.table.ownProperty(name, owner) != nil
  }

  /// The property of a name that a type has of its own or inherits from a class.
  func property(_ name: String, _ owner: SymbolID) -> (declaration: Declaration, scope: Scope)? {
    let table = index.table
    for id in [owner] + table.superclasses(of: owner) {
      if let found = table.ownProperty(name, id) { return found }
    }
    return nil
  }
}

extension SymbolTable {
  fileprivate func ownProperty(
    _ name: String, _ id: SymbolID
  ) -> (declaration: Declaration, scope: Scope)? {
    for site in self[id].sites + self[id].extensions {
      for member in site.declaration.members where member.isProperty && member.baseName == name {
        return (member, bodyScope(of: site, in: id))
      }
    }
    return nil
  }

  /// Whether any member may be read of a type's values: by `@dynamicMemberLookup` of its own or of
  /// what it inherits from, as `Injecting` of HasKit has it.
  fileprivate func hasDynamicMembers(_ id: SymbolID) -> Bool {
    let supertypeClosure = supertypeClosure(of: id)
    if supertypeClosure.externals.contains("Injecting") { return true }
    return ([id] + supertypeClosure.superclasses + supertypeClosure.protocols.keys).contains {
      ancestor in
      self[ancestor].name == "Injecting"
        || self[ancestor].sites.contains {
          $0.declaration.attributes.contains { $0.name == "dynamicMemberLookup" }
        }
    }
  }
}
