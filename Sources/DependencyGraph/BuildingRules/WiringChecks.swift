import Findings
import SwiftOutline
import SwiftProgram

/// The containers for which a function `live` is asked and cannot be written.
struct WiringChecks {
  /// What is wrong, in no particular order.
  let diagnostics: [Diagnostic]

  /// - Parameters:
  ///   - unknownNames: What compositions name and nobody declares, of which all are told.
  ///   - hidden: The members of which it is told that they are hidden.
  init(
    graph: ResolvedGraph, rules: Rules, unknownNames: Set<String>, hidden: HiddenMembers
  ) {
    var diagnostics: [Diagnostic] = []
    lazy var types = graph.typesNearby
    for container in graph.supply.containers {
      guard let wiring = graph.wirings[container.id] else { continue }
      let name = container.symbol.path
      if let cause = wiring.obstacle {
        if hidden.explain(cause, of: container) { continue }
        diagnostics.append(
          NotWirable(
            container: name, cause: cause,
            location: graph.supply.symbols.location(of: container.id)
          ).diagnostic)
        continue
      }
      diagnostics += wiring.failures.filter { !graph.isTold($0, besides: unknownNames) }
        .flatMap { graph.causes(of: $0, in: container) }
        .map { CannotBuild($0.hinting(among: types), in: name).diagnostic }
      diagnostics += wiring.cycles.map { cycle in
        WiringCycle(
          container: name, steps: cycle.steps, memberCount: cycle.memberCount
        ).diagnostic
      }
    }
    self.diagnostics = diagnostics
  }
}
