import Building
import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The containers with the conformances to be generated, and the findings about the sources.
public struct DependencyGraph: Sendable {
  /// The containers, sorted by path and name. Containers for which nothing is generated are
  /// included.
  public let containers: [Container]
  /// The findings, consequences included, in no particular order.
  package let findings: [Finding]
  /// True if the graph is not reliable: a file could not be read to its end, or a name has several
  /// declarations.
  package let isUnreliable: Bool
  /// The conformances, factories and build plans of the containers.
  package let resolved: ResolvedGraph
  /// True if a requested value cannot be built, whether or not that is reported as a finding of its
  /// own.
  package let lacksMakers: Bool

  /// Resolves the graph of the given modules. The order of the modules and files does not change
  /// the result.
  package init(modules: [SourceModule], rules: Rules = Rules()) {
    self.init(KnownSources(modules: modules, rules: rules))
  }

  /// Resolves the graph of sources whose names are looked up.
  package init(_ sources: KnownSources) {
    let table = sources.table
    let rules = sources.rules
    let found = sources.found
    let models = found.models
    let demand = NeedCollector(
      compositions: sources.compositions, table: table, rules: rules)
    let graph = ResolvedGraph(
      resolving: SupplyTable(
        symbols: table, rules: rules, containers: models.filter { $0.access > .fileprivate },
        demand: demand,
        umbrellas: Umbrellas(in: table, by: rules, compositions: sources.compositions).named),
      by: rules)
    resolved = graph
    let supply = graph.supply
    containers = supply.containers.filter { !table.isReadOnly($0.symbol.module) }.map {
      graph.solved(
        $0, origin: found.origins[$0.id] ?? .name, declared: sources.declared.drafts(for: $0.symbol)
      )
    }.sorted {
      ($0.path, $0.name) < ($1.path, $1.name)
    }
    let problems = table.files.map(\.source).flatMap { file in
      file.outline.problems.map {
        Finding(cause: Diagnostic(problem: $0, in: file), about: [.unreadText])
      }
    }
    let app = CheckedApp(sources: sources, demand: demand, graph: graph)
    findings = (problems + GraphRule.findings(in: app)).filter {
      !table.isOfReadOnlyModule($0.diagnostic)
    }
    lacksMakers =
      graph.wirings.values.contains { !$0.failures.isEmpty }
      || supply.candidates.contains { supply.needs[$0] != nil && graph.cannotBeBuilt($0) }
    isUnreliable =
      !problems.isEmpty || findings.contains { $0.diagnostic.id == .duplicateDeclaration }
  }

  /// The diagnostics, sorted by place. Consequences of other findings are left out.
  public var diagnostics: [Diagnostic] { findings.told().sortedByPlace }
}

extension [Diagnostic] {
  /// The diagnostics sorted by place, without duplicates; those without a place come first.
  package var sortedByPlace: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { left, right in
      switch (left.location, right.location) {
      case (nil, nil): (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
      case (nil, _): true
      case (_, nil): false
      case (let leftPlace?, let rightPlace?):
        leftPlace == rightPlace
          ? (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
          : leftPlace < rightPlace
      }
    }
  }
}
