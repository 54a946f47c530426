import HasgenProgram
import HasgenReading

/// Finds the protocols of a composition that declare a member.
struct MemberIndex: Sendable {
  let table: SymbolTable
  private let known = Memo<SymbolID, [String: Set<SymbolID>]>()

  /// Returns the protocols that a read of a member needs; none if no protocol declares the member.
  func protocols(with member: String, in type: HeldType) -> Set<SymbolID> {
    type.symbols.flatMap(table.family).reduce(into: []) {
      $0.formUnion(members(of: $1)[member] ?? [])
    }
  }

  /// True if a protocol, or one that it inherits from, has a member.
  func hasMembers(_ id: SymbolID) -> Bool {
    table.family(of: id).contains { !members(of: $0).isEmpty }
  }

  /// True if a composition may have members that no source declares.
  func isOpen(_ type: HeldType) -> Bool {
    type.symbols.contains {
      table.supertypeClosure(of: $0).hasUnreadParents
    }
  }

  /// The members of a protocol and its extensions, each with the protocols that a use of the member
  /// needs.
  private func members(of id: SymbolID) -> [String: Set<SymbolID>] {
    known.answer(id) {
      var result: [String: Set<SymbolID>] = [:]
      for site in table[id].headers {
        for member in site.declaration.members where member.isReadable {
          // A member of an extension may read every member of the extended protocols.
          let bounds = (site.declaration.whereClause + member.whereClause)
            .compactMap(\.askedOfSelf).flatMap { table.expand($0, in: site.headerScope).symbols }
          let all = ([id] + bounds).flatMap(table.family)
          let isOwn = site.declaration.kind == .protocol
          result[member.baseName.withoutBackticks, default: []].formUnion(isOwn ? [id] : Set(all))
        }
      }
      return result
    }
  }
}

extension Declaration {
  /// True if the declaration is an instance member that code can read or call.
  fileprivate var isReadable: Bool {
    switch kind {
    case .var, .let, .func, .subscript: !isStatic
    default: false
    }
  }
}
