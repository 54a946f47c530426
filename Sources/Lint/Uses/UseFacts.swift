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
  let dynamic: [HeldComposition]
  /// The names of the members of these.
  let dynamicNames: Set<String>
  /// The operators that the sources declare functions for.
  let operators: Set<String>

  private let lineages = Memo<SymbolID, Set<SymbolID>>()

  init(_ index: HolderIndex, noting table: SymbolTable) {
    self.index = index
    members = ComposedMembers(table: table)
    var globals: [String: [CodeMap.Place]] = [:]
    for place in index.maps.flatMap(\.places)
    where place.outer == nil && place.declaration.kind == .func {
      globals[place.declaration.baseName, default: []].append(place)
    }
    operators = Set(
      index.maps.lazy.flatMap(\.places).map(\.declaration).filter {
        $0.kind == .func && $0.baseName.utf8.first.map { !$0.isLetter } == true
      }.map(\.baseName))
    callees = CalleeFinder(
      types: HeldTypes(table: table, dependencies: index.types.dependencies), globals: globals)
    names = index.names
    let members = members
    dynamic = index.holders.values.joined().filter { holder in
      holder.owner.map { table.hasDynamicMembers($0) } ?? false
    }.compactMap(\.type.composition)
    dynamicNames = dynamic.flatMap(\.symbols).reduce(into: []) {
      $0.formUnion(members.names(of: $1))
    }
  }

  /// The superclasses of a type, and the protocols that it conforms to.
  func lineage(of id: SymbolID) -> Set<SymbolID> {
    lineages.answer(id) {
      let kinship = index.table.kinship(of: id)
      return Set(kinship.superclasses).union(kinship.protocols.keys)
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
    let kinship = kinship(of: id)
    if kinship.externals.contains("Injecting") { return true }
    return ([id] + kinship.superclasses + kinship.protocols.keys).contains { ancestor in
      self[ancestor].name == "Injecting"
        || self[ancestor].sites.contains {
          $0.declaration.attributes.contains { $0.name == "dynamicMemberLookup" }
        }
    }
  }
}

extension UInt8 {
  /// Whether a plain name may begin with it.
  fileprivate var isLetter: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "`") || self >= 0x80
  }
}
