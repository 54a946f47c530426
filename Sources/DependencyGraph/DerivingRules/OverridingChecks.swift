import Findings
import SwiftOutline
import SwiftProgram

/// The containers that get a function `overriding`, and those that cannot.
struct OverridingChecks {
  /// How each of the containers is copied.
  let overridings: [SymbolID: OverridingSolver]
  /// What is wrong, in no particular order.
  let diagnostics: [Diagnostic]
  /// The parents of which it is told that the generated file has to see them.
  let hiddenParents: [SymbolID: Set<String>]

  /// - Parameter hidden: The members of which it is told that they are hidden.
  init(graph: ResolvedGraph, rules: Rules, hidden: HiddenMembers) {
    let table = graph.supply.symbols
    var overridings: [SymbolID: OverridingSolver] = [:]
    var diagnostics: [Diagnostic] = []
    var hiddenParents: [SymbolID: Set<String>] = [:]
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
      let faults = hasNothing ? [.hasNothing] : overriding.faults
      diagnostics += faults.filter { !hidden.explain($0, of: container) }.map {
        NotOverridable(container, for: $0, in: table).diagnostic
      }
      hiddenParents[container.id] = Set(overriding.faults.compactMap(\.hiddenParent))
    }
    self.hiddenParents = hiddenParents
    self.overridings = overridings
    self.diagnostics = diagnostics
  }
}
