import SwiftOutline

/// What leads to a Has-protocol or a container: themselves, and the aliases, protocols and
/// subclasses behind which they may stand. A file that mentions one of them matters.
struct RelevantSymbols {
  /// The names that `Rules.wordsOfInterest` does not tell already.
  let names: Set<String>
  /// The modules that have a say in what a container has.
  let modules: Set<Int>
  /// The containers, and what may be one.
  let containers: Set<SymbolID>

  init(table: SymbolTable, rules: Rules, finder: ContainerFinder) {
    let containers = finder.possible
    let named = Set(table.allIDs.filter { rules.protocols.fits(table[$0].name) })
    let supers = Set(
      (containers.union(named)).flatMap { id in
        let kinship = table.kinship(of: id)
        return kinship.superclasses + kinship.protocols.keys
      })
    let reached = table.leading(to: containers.union(named))
    let words = rules.wordsOfInterest
    names = Set(reached.map { table[$0].name }.filter { !words.fits($0) })
    modules = Set(
      reached.union(supers).flatMap { id in
        (table[id].sites + table[id].extensions).map(\.scope.module)
      })
    self.containers = containers
  }
}

extension SymbolTable {
  /// The symbols themselves, and the aliases, protocols and subclasses that name one of those in
  /// their declarations.
  fileprivate func leading(to targets: Set<SymbolID>) -> Set<SymbolID> {
    var followers: [SymbolID: [SymbolID]] = [:]
    for id in allIDs where self[id].kind != .struct && self[id].kind != .enum {
      for named in parents[id.index] + aliasTargets(of: id) {
        followers[named, default: []].append(id)
      }
    }
    var found = targets
    var waiting = Array(targets)
    while let next = waiting.popLast() {
      for follower in followers[next] ?? [] {
        let isKin = self[follower].kind != .class || self[next].kind != .protocol
        if isKin, found.insert(follower).inserted { waiting.append(follower) }
      }
    }
    return found
  }

  private func aliasTargets(of id: SymbolID) -> [SymbolID] {
    guard self[id].kind == .typealias else { return [] }
    return self[id].sites.flatMap { site in
      (site.declaration.type?.namedParts ?? []).compactMap {
        symbol(for: .name($0), in: site.headerScope)
      }
    }
  }
}
