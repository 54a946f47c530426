import DependencyGraph
import Deriving
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The containers that get a function `overriding`, and those that cannot.
struct OverridingChecks {
  /// The solver for each container that gets the function.
  let overridings: [SymbolID: OverridingSolver]
  /// The findings, in no particular order.
  let findings: [Finding]

  init(graph: ResolvedGraph, rules: Rules) {
    let table = graph.supply.symbols
    var overridings: [SymbolID: OverridingSolver] = [:]
    var diagnostics: [Diagnostic] = []
    var ofFaults: [Finding] = []
    for container in graph.supply.containers
    where table.choice(for: container.id, by: rules)?.isOverridable == true {
      if let fault = OverridingFault(of: container) {
        diagnostics.append(NotOverridable(container, for: fault, in: table).diagnostic)
        continue
      }
      let parents = (graph.supply.scopes.parents[container.id] ?? []).flatMap(\.versions)
      let overriding = OverridingSolver(
        for: container, parents: Set(parents.map(\.stored.declaration.name)),
        generated: (graph.generated[container.id] ?? []).map(\.conformance), table: table)
      overridings[container.id] = overriding
      let hasNothing = overriding.faults.isEmpty && overriding.versions.isEmpty
      ofFaults += (hasNothing ? [.hasNothing] : overriding.faults).map { fault in
        Finding(
          NotOverridable(container, for: fault, in: table).diagnostic,
          about: Set(
            [fault.hiddenParent].compactMap { parent in
              parent.map { .parent($0, of: container.subject) }
            }),
          explainedBy: [fault.hiddenMember].compactMap(\.self).map {
            [.member($0, of: container.subject)]
          })
      }
    }
    self.overridings = overridings
    findings = diagnostics.map { Finding($0) } + ofFaults
  }
}
