import SwiftReading
import SwiftProgram

/// Tells which protocols of a composition a member comes from.
struct ComposedMembers: Sendable {
  let table: SymbolTable
  private let known = Memo<SymbolID, [String: Set<SymbolID>]>()

  init(table: SymbolTable) { self.table = table }

  /// The protocols of a composition that who reads a member needs; empty for a member that none of
  /// them is known to have.
  func protocols(with member: String, in composition: HeldComposition) -> Set<SymbolID> {
    var found: Set<SymbolID> = []
    for id in family(of: composition.symbols) {
      if let needed = members(of: id)[member] { found.formUnion(needed) }
    }
    return found
  }

  /// Whether a composition may have members that the sources do not show: a protocol in it inherits
  /// from one that they do not declare.
  func areOpen(in composition: HeldComposition) -> Bool {
    composition.symbols.contains {
      !table.supertypeClosure(of: $0).externals.isSubset(of: ["AnyObject", "Sendable"])
    }
  }

  /// Whether a protocol, or one that it inherits from, has a member to be read.
  func hasMembers(_ id: SymbolID) -> Bool {
    family(of: [id]).contains { !members(of: $0).isEmpty }
  }

  /// The names of the members that a protocol and those that it inherits from have.
  func names(of id: SymbolID) -> Set<String> {
    family(of: [id]).reduce(into: []) { $0.formUnion(members(of: $1).keys) }
  }

  /// The dependencies that have a member of a name, by the names.
  func dependencies(
    byMember dependencies: Set<SymbolID>
  ) -> [String: Set<SymbolID>] {
    var result: [String: Set<SymbolID>] = [:]
    for id in dependencies {
      for name in names(of: id) { result[name, default: []].insert(id) }
    }
    return result
  }

  private func family(of symbols: Set<SymbolID>) -> Set<SymbolID> {
    symbols.reduce(into: symbols) { all, id in
      if table[id].kind == .protocol {
        all.formUnion(table.supertypeClosure(of: id).protocols.keys)
      }
    }
  }

  /// The members that a protocol itself has, its extensions' included, each with the protocols that
  /// it may rest on.
  private func members(of id: SymbolID) -> [String: Set<SymbolID>] {
    known.answer(id) {
      var result: [String: Set<SymbolID>] = [:]
      for site in table[id].sites {
        for member in site.declaration.members where member.isReadable {
          result[member.baseName, default: []].insert(id)
        }
      }
      // What an extension adds may read whatever the extended type has.
      for site in table[id].extensions {
        for member in site.declaration.members where member.isReadable {
          let bounds = (site.declaration.whereClause + member.whereClause)
            .compactMap(\.askedOfSelf)
            .flatMap { table.expand($0, in: site.headerScope).symbols }
          result[member.baseName, default: []].formUnion(family(of: Set([id] + bounds)))
        }
      }
      return result
    }
  }
}

extension Declaration {
  /// Whether it is a member that code may read of a value.
  fileprivate var isReadable: Bool {
    switch kind {
    case .var, .let, .func, .subscript: !isStatic
    default: false
    }
  }
}
