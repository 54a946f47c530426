import Building
import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The containers with the conformances to be generated, and all that is wrong with the sources.
public struct DependencyGraph: Sendable {
  /// The containers, sorted by path and name; those without anything to generate included.
  public let containers: [Container]
  /// The findings, consequences included, in no particular order.
  package let findings: [Finding]
  /// True if what is wrong leaves nothing that could be relied on: files could not be read to their
  /// end, or a name means several things.
  package let isUnreliable: Bool
  /// The containers with all that they have, make and are built from.
  package let resolved: ResolvedGraph
  /// True if something cannot be made that is asked for, be it told as what it comes of.
  package let lacksMakers: Bool

  /// Resolves the graph of the given modules. Total, and the same for any order of its input.
  package init(modules: [SourceModule], rules: Rules = Rules()) {
    self.init(KnownSources(modules: modules, rules: rules))
  }

  /// Resolves the graph of sources whose names are known.
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

  /// The diagnostics, sorted by place, without consequences.
  public var diagnostics: [Diagnostic] { findings.told().sortedByPlace }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the sources, each once; those without a place come first.
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
