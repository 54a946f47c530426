import DependencyGraph
import Roles
import SwiftProgram

extension SupplyTable {
  /// The solver of a container by reference.
  package func reference(to container: NominalType, rules: Rules) -> ReferenceSolver {
    ReferenceSolver(
      for: container, generated: conformances(toGenerateFor: container).map(\.conformance),
      forwarded: forwarded[container.id]?.sources ?? [:], table: symbols, rules: rules)
  }
}
