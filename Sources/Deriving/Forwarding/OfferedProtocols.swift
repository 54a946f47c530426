import DependencyGraph
import SwiftProgram

/// The Has-protocols that parents have, each parent's worked out when the first child asks, and those
/// that inherit from others.
package struct OfferedProtocols {
  private let table: SymbolTable
  private let candidates: Set<SymbolID>
  private var known: [SymbolID: Set<SymbolID>] = [:]
  /// The Has-protocols that inherit from each.
  package let heirs: [SymbolID: [SymbolID]]

  /// - Parameter candidates: The Has-protocols of all modules.
  package init(_ candidates: [SymbolID], in table: SymbolTable) {
    self.table = table
    self.candidates = Set(candidates)
    heirs = candidates.reduce(into: [:]) { heirs, candidate in
      for id in table.supertypeClosure(of: candidate).protocols.keys {
        heirs[id, default: []].append(candidate)
      }
    }
  }

  /// The Has-protocols that some parents have, in the order of the sources.
  ///
  /// - Parameters:
  ///   - supply: What is known of the parents, which does not change any more.
  ///   - references: What those can have that are held by reference.
  package mutating func protocols(
    of parents: [Parent], _ supply: SupplyTable, _ references: [SymbolID: ReferenceSolver]
  ) -> [SymbolID] {
    var found: Set<SymbolID> = []
    for source in parents.flatMap(\.versions).map(\.source) {
      switch source {
      case .composition(let protocols): found.formUnion(protocols.intersection(candidates))
      case .reference(let id): found.formUnion((references[id]?.protocols ?? [:]).keys)
      case .container(let id):
        let all =
          known[id]
          ?? supply.models[id].map { parent in
            candidates.filter { !supply.condition(of: $0, in: parent).isNever }
          } ?? []
        known[id] = all
        found.formUnion(all)
      }
    }
    return found.sorted()
  }
}
