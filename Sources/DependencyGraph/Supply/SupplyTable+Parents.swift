import SwiftProgram

extension SupplyTable {
  /// Whether what a container forwards is something that a parent's generated code makes, so that
  /// it may as well be made by the container itself.
  func isMadeByParent(of container: NominalType, _ candidate: SymbolID) -> Bool {
    var waiting = scopes.parents[container.id] ?? []
    while let parent = waiting.popLast() {
      for id in parent.containers {
        if made[id]?.conformances[candidate] != nil { return true }
        if forwarded[id]?.conformances[candidate] != nil { waiting += scopes.parents[id] ?? [] }
      }
    }
    return false
  }

  /// Whether a parent, or one of its own, has by hand what is asked for beside what its generated
  /// code makes.
  func isByHand(
    _ requirement: Requirement, of candidate: SymbolID, above container: NominalType
  ) -> Bool {
    var waiting = scopes.parents[container.id] ?? []
    while let parent = waiting.popLast() {
      for id in parent.containers {
        if let made = made[id]?.requirements[candidate] { return !made.contains(requirement.key) }
        if forwarded[id]?.conformances[candidate] != nil { waiting += scopes.parents[id] ?? [] }
      }
    }
    return false
  }
}
