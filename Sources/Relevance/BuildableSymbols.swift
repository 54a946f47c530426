import Roles
import SwiftOutline
import SwiftProgram

/// What may be built for a Makes-protocol or a container, as far as its files are outlined: the
/// types that these name, those of which they are made, and all that conforms to such a protocol.
struct BuildableSymbols {
  private(set) var found: Set<SymbolID> = []

  init(table: SymbolTable, rules: Rules, finder: ContainerFinder) {
    var waiting: [SymbolID] = []
    for id in table.allIDs
    where table.isDependencyProtocol(id, by: rules) && table.mayAskForFactory(id, by: rules) {
      waiting += table.namedByMembers(of: id, functionsIncluded: true)
    }
    guard !waiting.isEmpty || rules.hasWiring else { return }
    for id in finder.possible
    where table.choice(for: id, by: rules)?.isWired == true || !waiting.isEmpty {
      waiting += table.namedByMembers(of: id, functionsIncluded: true)
    }
    let followers = table.followers()
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      switch table[next].kind {
      case .protocol:
        waiting += followers[next] ?? []
      case .typealias:
        waiting += table.namedByMembers(of: next)
      default:
        // What inherits from a class may be built in its place.
        waiting += table.namedByMembers(of: next) + table.parents[next.index]
      }
    }
  }
}

extension SymbolTable {
  /// The symbols that are named by the initializers and the variables of a type, and by the right side of an alias.
  fileprivate func namedByMembers(
    of id: SymbolID, functionsIncluded: Bool = false
  ) -> [SymbolID] {
    (self[id].sites + self[id].extensions).flatMap { site -> [SymbolID] in
      if site.declaration.kind == .typealias {
        return named(by: site.declaration, in: site.headerScope)
      }
      let scope = bodyScope(of: site, in: id)
      return site.declaration.members.filter {
        $0.decidesBuilding || functionsIncluded && $0.kind == .func
      }.flatMap {
        named(by: $0, in: scope.entering($0))
      }
    }
  }

  private func named(by declaration: Declaration, in scope: Scope) -> [SymbolID] {
    var result: [SymbolID] = []
    let types =
      declaration.parameters.map(\.type)
      + [declaration.type].compactMap(\.self) + (declaration.initialValue?.types ?? [])
    for type in types {
      _ = type.contains { part in
        if case .name(let name) = part, case .symbol(let id) = meaning(of: name, in: scope) {
          result.append(id)
        }
        return false
      }
    }
    return result
  }

  /// What names each symbol in its header.
  fileprivate func followers() -> [SymbolID: [SymbolID]] {
    var followers: [SymbolID: [SymbolID]] = [:]
    for id in allIDs {
      for parent in parents[id.index] {
        followers[underlying(parent) ?? parent, default: []].append(id)
      }
    }
    return followers
  }
}

extension Declaration {
  /// Whether it says what building takes, or gives.
  var decidesBuilding: Bool {
    kind == .`init` || isProperty && !isStatic
  }
}
