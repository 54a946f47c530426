import SwiftProgram

extension SupplyTable {
  /// True if what a container forwards is something that a parent's generated code makes, so that
  /// it may as well be made by the container itself.
  package func isMadeByParent(of container: NominalType, _ candidate: SymbolID) -> Bool {
    maker(of: candidate, above: container) != nil
  }

  /// True if a parent, or one of its own, has by hand what is asked for beside what its generated
  /// code makes.
  package func isByHand(
    _ requirement: Requirement, of candidate: SymbolID, above container: NominalType
  ) -> Bool {
    maker(of: candidate, above: container)?.requirements[candidate]?
      .contains(requirement.key) == false
  }

  /// The values that the nearest making parent supplies; the container has the protocol from that
  /// parent, maybe through others.
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
