import BuildPlans
import Building
import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The containers for which a function `live` is asked and cannot be written.
struct WiringChecks {
  /// The findings, in no particular order.
  let findings: [Finding]

  init(graph: ResolvedGraph, rules: Rules) {
    var findings: [Finding] = []
    lazy var types = graph.typesNearby
    for container in graph.supply.containers {
      var told: Set<Diagnostic> = []
      for wiring in graph.wirings[container.id] ?? [] {
        let all = Self.findings(of: wiring, in: container, graph, &types)
        // What is wrong under several conditions is told once.
        findings += all.filter { told.insert($0.diagnostic).inserted }
      }
    }
    self.findings = findings
  }

  private static func findings(
    of wiring: WiringSolver, in container: NominalType, _ graph: ResolvedGraph,
    _ types: inout SpellingCandidates
  ) -> [Finding] {
    let name = container.symbol.path
    if let cause = wiring.obstacle {
      let diagnostic = NotWirable(
        container: name, cause: cause, location: graph.supply.symbols.location(of: container.id)
      ).diagnostic
      return [
        Finding(
          diagnostic,
          explainedBy: cause.hiddenMembers.map { members in
            [Set(members.map { .member($0, of: container.subject) })]
          } ?? [])
      ]
    }
    let failures = wiring.failures.flatMap { failure in
      graph.causes(of: failure, in: container).map {
        Finding(
          CannotBuild($0.hinting(among: types), in: name).diagnostic,
          explainedBy: graph.explanations(of: failure))
      }
    }
    let eager = wiring.eager.map { wanted, cause in
      Finding(
        EagerMember(
          name: wanted.name, builder: wiring.builder(of: wanted), cause: cause,
          location: wanted.asker.location
        ).diagnostic)
    }
    let cycles = wiring.cycles.map { cycle in
      Finding(
        WiringCycle(
          container: name, steps: cycle.steps, first: cycle.first, memberCount: cycle.memberCount
        ).diagnostic)
    }
    return failures + eager + cycles
  }
}

extension NotWirable.Cause {
  /// The members that hide all initializers there are; `nil` if something else is in the way.
  fileprivate var hiddenMembers: [String]? {
    guard case .noInitializer(let refusals) = self, !refusals.isEmpty else { return nil }
    var members: [String] = []
    for refusal in refusals {
      guard case .isHiddenBy(let member, _) = refusal.reason else { return nil }
      members.append(member)
    }
    return members
  }
}
