import DependencyGraph
import Doubles
import Findings
import Resolution
import Roles

/// All that is to be generated for some sources, and what is wrong with them.
public struct Generation: Sendable {
  /// Who has what, and who needs it.
  public let graph: DependencyGraph
  /// The doubles for tests, sorted by folder and module.
  public let doubles: [TestDoubles]
  /// What is wrong, consequences included, in no particular order.
  package let findings: [Finding]
  /// What is wrong, sorted by place.
  public let diagnostics: [Diagnostic]

  /// Asks all features.
  package init(of sources: KnownSources) {
    let tests = DoublesSolver(for: sources)
    graph = DependencyGraph(sources)
    doubles = tests.doubles
    findings = graph.findings + tests.findings
    diagnostics = findings.told().sortedByPlace
  }
}
