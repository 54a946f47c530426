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
    diagnostics = (sources.unreadable + graph.diagnostics + comparison.diagnostics).sorted()
    modules = sources.modules
    containers = graph.containers
    isIncomplete = !sources.unreadable.isEmpty
  }

  /// Whether an error stands, so that nothing may be written.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension [Diagnostic] {
  /// By place, those without one first.
  package func sorted() -> [Diagnostic] {
    sorted { lhs, rhs in
      switch (lhs.location, rhs.location) {
      case (nil, .some): true
      case (.some, nil): false
      case (let left?, let right?) where left != right: left < right
      default: (lhs.message, lhs.id) < (rhs.message, rhs.id)
      }
    }
  }
}
