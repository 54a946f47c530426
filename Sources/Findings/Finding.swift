/// A diagnostic with what it is about, and with what would make it a mere consequence.
package struct Finding: Sendable {
  /// What the user is told.
  package let diagnostic: Diagnostic
  /// What it tells to be wrong.
  package let subjects: Set<Subject>
  /// What explains it: all subjects of any one of these.
  let explanations: [Set<Subject>]

  /// A finding that any text which could not be read explains, unless it holds whatever stands there.
  package init(
    _ diagnostic: Diagnostic, about subjects: Set<Subject> = [],
    explainedBy explanations: [Set<Subject>] = []
  ) {
    self.diagnostic = diagnostic
    self.subjects = subjects
    let places = Set(([diagnostic.location] + diagnostic.notes.map(\.location)).compactMap(\.self))
    self.explanations =
      explanations + (Self.standingAlone.contains(diagnostic.id) ? [] : [[.unreadText]])
      + places.map { [.misreadFile($0.path)] }
  }

  /// A finding that nothing explains.
  package init(cause diagnostic: Diagnostic, about subjects: Set<Subject>) {
    self.diagnostic = diagnostic
    self.subjects = subjects
    explanations = []
  }

  /// What holds even if some of the text could not be read.
  private static let standingAlone: Set<DiagnosticID> = [
    .cyclicAlias, .duplicateDeclaration, .unknownDirective,
  ]
}

/// What a finding is about, as far as others may be consequences of it.
package enum Subject: Hashable, Sendable {
  /// Text of which nobody knows what stands in it.
  case unreadText
  /// A file that was taken for something else than it is, by its path.
  case misreadFile(String)
  /// What a composition names and nobody declares, has or makes.
  case dependency(String)
  /// A member of a container, by both names.
  case member(String, of: String)
  /// A parent of a container, by the names of both.
  case parent(String, of: String)
}

extension [Finding] {
  /// The diagnostics of those that are no consequences, of each other or of others that are told
  /// anyway.
  ///
  /// Findings that only explain each other are told, all of them.
  package func told(beside others: [Finding] = []) -> [Diagnostic] {
    let all = Set((others + self).flatMap(\.subjects))
    let causes = filter { !$0.isExplained(by: all) }
    guard causes.count < count else { return map(\.diagnostic) }
    var told = Set((others + causes).flatMap(\.subjects))
    var open = filter { $0.isExplained(by: all) }
    while let next = open.firstIndex(where: { $0.isExplained(by: told) }) {
      told.formUnion(open.remove(at: next).subjects)
    }
    return (causes + open).map(\.diagnostic)
  }
}

extension Finding {
  fileprivate func isExplained(by told: Set<Subject>) -> Bool {
    explanations.contains { told.isSuperset(of: $0) }
  }
}
