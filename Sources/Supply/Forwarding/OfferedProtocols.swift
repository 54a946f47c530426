import SwiftProgram

/// The Has-protocols that parents have, each parent's worked out when the first child asks.
package struct OfferedProtocols {
  private let candidates: Set<SymbolID>
  private var known: [SymbolID: Set<SymbolID>] = [:]

  /// - Parameter candidates: The Has-protocols of all modules.
  package init(_ candidates: [SymbolID]) {
    self.candidates = Set(candidates)
  }

  /// The Has-protocols that some parents have.
  ///
  /// - Parameters:
  ///   - supply: What is known of the parents, which does not change any more.
  ///   - references: What those can have that are held by reference.
  package mutating func protocols(
    of parents: [Parent], _ supply: SupplyTable, _ references: [SymbolID: ReferenceSolver]
  ) -> Set<SymbolID> {
    var found: Set<SymbolID> = []
    for source in parents.map(\.source) {
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
    return found
  }
}
