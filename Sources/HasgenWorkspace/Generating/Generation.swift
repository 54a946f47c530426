import HasgenDoubles
import HasgenGraph
import HasgenReading
import HasgenRules

/// The containers and doubles to be generated for some sources, and the findings about the sources.
package struct Generation: Sendable {
  /// The containers and the needs of consumers.
  package let graph: DependencyGraph
  /// The doubles, sorted by folder and module.
  package let doubles: [DoublesFile]
  /// The findings, consequences included, in no particular order.
  package let findings: [Finding]

  /// Builds the graph and the doubles.
  package init(of sources: KnownSources) {
    let solver = DoublesSolver(for: sources)
    graph = DependencyGraph(sources)
    doubles = solver.doubles
    findings = graph.findings + solver.findings
  }
}
