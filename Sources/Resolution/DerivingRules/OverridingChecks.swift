import DependencyGraph
import Deriving
import Findings
import Roles
import SwiftProgram

/// The containers that get a function `overriding`, and those that cannot.
struct OverridingChecks {
  /// The solver for each container that gets the function.
  let overridings: [SymbolID: OverridingSolver]
  /// The findings, in no particular order.
  var findings: [Finding] {
    overridings.values.compactMap { $0.finding.map { Finding($0.diagnostic) } }
  }

  init(graph: ResolvedGraph, rules: Rules) {
    let table = graph.supply.symbols
    overridings = graph.supply.containers.reduce(into: [:]) { overridings, container in
      guard table.choice(for: container.id, by: rules)?.isOverridable == true else { return }
      overridings[container.id] = OverridingSolver(
        for: container, generated: (graph.generated[container.id] ?? []).map(\.conformance),
        table: table)
    }
  }
}
