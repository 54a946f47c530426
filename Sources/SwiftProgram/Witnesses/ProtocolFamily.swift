import SwiftReading

/// A protocol and all that it inherits from, with the way to each.
package struct ProtocolFamily {
  /// The protocols, the one that inherits first.
  package let protocols: [SymbolID]
  /// Through whom each was found, and how many steps away it is, the first being one.
  private let origins: [SymbolID: (heir: SymbolID?, depth: Int)]

  package init(of id: SymbolID, in table: SymbolTable) {
    var found: [SymbolID] = []
    var waiting = [id]
    var origins: [SymbolID: (heir: SymbolID?, depth: Int)] = [id: (nil, 1)]
    while let next = waiting.popLast() {
      found.append(next)
      let depth = (origins[next]?.depth ?? 0) + 1
      let headers = table.headerNames(of: next).filter { $0.site.declaration.kind == .protocol }
      for parent in headers.flatMap(\.symbols).reversed()
      where origins[parent] == nil {
        origins[parent] = (next, depth)
        waiting.append(parent)
      }
    }
    protocols = found.filter { table[$0].kind == .protocol }
    self.origins = origins
  }

  /// The number of protocols on the way to a member of the family.
  package func depth(of id: SymbolID) -> Int { origins[id]?.depth ?? 0 }

  /// The way to one of them, the one that inherits first.
  package func chain(to id: SymbolID) -> [SymbolID] {
    var chain: [SymbolID] = []
    var next: SymbolID? = id
    while let current = next {
      chain.append(current)
      next = origins[current]?.heir
    }
    return chain.reversed()
  }
}
