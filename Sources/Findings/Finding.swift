/// A diagnostic with what it is about, and with what would make it a mere consequence.
package struct Finding: Sendable {
  /// The diagnostic for the user.
  package let diagnostic: Diagnostic
  /// The subjects that it reports as wrong.
  package let subjects: Set<Subject>
  /// The explanations: the finding is a consequence if all subjects of one of these are reported.
  let explanations: [Set<Subject>]

  /// Creates a finding that is a consequence of any unreadable text, unless its kind stands alone.
  package init(
    _ diagnostic: Diagnostic, about subjects: Set<Subject> = [],
    explainedBy explanations: [Set<Subject>] = []
  ) {
    self.diagnostic = diagnostic
    self.subjects = subjects
    self.explanations =
      explanations + (Self.standingAlone.contains(diagnostic.id) ? [] : [[.unreadText]])
  }

  /// A finding that nothing explains.
  package init(cause diagnostic: Diagnostic, about subjects: Set<Subject>) {
    self.diagnostic = diagnostic
    self.subjects = subjects
    explanations = []
  }

  /// The kinds that hold even if some of the text could not be read.
  private static let standingAlone: Set<DiagnosticID> = [
    .duplicateDeclaration, .unknownDirective,
  ]
}

/// A subject of findings, by which one finding explains another.
package enum Subject: Hashable, Sendable {
  /// Text of which nobody knows what stands in it.
  case unreadText
  /// A dependency that a composition names, and that nobody declares, has or makes.
  case dependency(String)
  /// The name of something that a module declares twice.
  case declaration(String)
  /// A member of a container, by both names.
  case member(String, of: String)
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
