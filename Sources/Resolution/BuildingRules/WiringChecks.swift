import Building
import DependencyGraph
import Findings
import SwiftOutline
import SwiftProgram

/// The containers for which a function `live` is asked and cannot be written.
struct WiringChecks {
  /// What is wrong, in no particular order.
  let findings: [Finding]

  init(graph: ResolvedGraph, rules: Rules) {
    var findings: [Finding] = []
    lazy var types = graph.typesNearby
    for container in graph.supply.containers {
      guard let wiring = graph.wirings[container.id] else { continue }
      let name = container.symbol.path
      if let cause = wiring.obstacle {
        findings.append(
          Finding(
            NotWirable(
              container: name, cause: cause,
              location: graph.supply.symbols.location(of: container.id)
            ).diagnostic,
            explainedBy: cause.hiddenMembers.map { members in
              [Set(members.map { .member($0, of: container.subject) })]
            } ?? []))
        continue
      }
      findings += wiring.failures.flatMap { failure in
        graph.causes(of: failure, in: container).map {
          Finding(
            CannotBuild($0.hinting(among: types), in: name).diagnostic,
            explainedBy: graph.explanations(of: failure))
        }
      }
      findings += wiring.eager.map { wanted, cause in
        Finding(
          EagerMember(
            name: wanted.name, builder: wiring.builder(of: wanted), cause: cause,
            location: wanted.asker.location
          ).diagnostic)
      }
      findings += wiring.cycles.map { cycle in
        Finding(
          WiringCycle(
            container: name, steps: cycle.steps, first: cycle.first,
            memberCount: cycle.memberCount
          ).diagnostic)
      }
    }
    self.findings = findings
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
