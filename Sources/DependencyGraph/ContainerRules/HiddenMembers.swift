import SwiftProgram

/// The containers' members that would be witnesses for what is needed, could other files read them:
/// that is told, and what else comes of it is not.
struct HiddenMembers {
  private var names: [SymbolID: Set<String>] = [:]

  init(of checks: ConformanceChecks) {
    let graph = checks.graph
    for candidate in graph.supply.candidates
    where !graph.isHad(candidate) && graph.supply.needs[candidate] != nil {
      for miss in checks.misses(of: candidate) {
        guard case .inaccessible = miss.fault else { continue }
        names[miss.container.id, default: []].insert(miss.member.declaration.baseName)
      }
    }
  }

  /// Whether a container cannot be copied for one of them.
  func explain(_ fault: OverridingFault, of container: NominalType) -> Bool {
    switch fault {
    case .hidesParent(let member), .hidesInitializer(let member, _):
      names[container.id]?.contains(member.declaration.baseName) == true
    default: false
    }
  }

  /// Whether a container cannot be built for one of them.
  func explain(_ cause: NotWirable.Cause, of container: NominalType) -> Bool {
    guard case .noInitializer(let refusals) = cause, !refusals.isEmpty else { return false }
    return refusals.allSatisfy { refusal in
      guard case .isHiddenBy(let member, _) = refusal.reason else { return false }
      return names[container.id]?.contains(member) == true
    }
  }
}
