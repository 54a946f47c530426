import SwiftProgram

extension SupplyTable {
  /// True if an ancestor has factories for a protocol that the container forwards. The container
  /// could have these factories itself.
  package func isMadeByParent(of container: NominalType, _ candidate: SymbolID) -> Bool {
    maker(of: candidate, above: container) != nil
  }

  /// True if the nearest ancestor with factories for a protocol satisfies this requirement of it by
  /// hand.
  package func isByHand(
    _ requirement: Requirement, of candidate: SymbolID, above container: NominalType
  ) -> Bool {
    maker(of: candidate, above: container)?.requirements[candidate]?
      .contains(requirement.key) == false
  }

  /// The factories of the nearest ancestor that makes values for a protocol; the containers between
  /// them forward the protocol.
  private func maker(of candidate: SymbolID, above container: NominalType) -> MadeSupply? {
    var waiting = scopes.parents[container.id] ?? []
    while let parent = waiting.popLast() {
      guard let id = parent.container else { continue }
      if let made = made[id], made.conformances[candidate] != nil { return made }
      if forwarded[id]?.conformances[candidate] != nil { waiting += scopes.parents[id] ?? [] }
    }
    return nil
  }
}
