import DependencyGraph

/// What `generate` would do, and what is wrong with the sources.
public struct Plan: Sendable {
  /// What is to be done, sorted by path; only to be done when no error stands.
  public let changes: [Change]
  /// Everything that is wrong, sorted by place.
  public let diagnostics: [Diagnostic]
  /// The modules that were read.
  public let modules: [SourceModule]
  /// The containers that were found.
  public let containers: [Container]
  /// Whether something could not be read at all, so that the rest is told without it.
  public let isIncomplete: Bool

  init(sources: ReadSources, graph: DependencyGraph, comparison: Comparison) {
    changes = comparison.changes
    diagnostics = (sources.unreadable + graph.diagnostics + comparison.diagnostics).sortedByPlace
    modules = sources.modules
    containers = graph.containers
    isIncomplete = !sources.unreadable.isEmpty
  }

  /// Whether an error stands, so that nothing may be written.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
