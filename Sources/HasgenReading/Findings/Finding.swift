/// A diagnostic with the subjects that it reports, and the subjects that explain it. A finding that
/// others explain is a consequence of them, and is not reported.
package struct Finding: Sendable {
  /// The diagnostic for the user.
  package var diagnostic: Diagnostic
  /// The subjects that it reports as wrong.
  package let subjects: Set<Subject>
  /// The sets of subjects that explain the finding: it is a consequence if all subjects of one set
  /// are reported.
  let explanations: [Set<Subject>]
  /// The index of the module with the mistake; `nil` if it is a mistake in every module that compiles
  /// the file.
  package private(set) var module: Int?

  /// Creates a finding. Unreadable text explains it, unless its kind is in `standingAlone`.
  package init(
    _ diagnostic: Diagnostic, about subjects: Set<Subject> = [],
    explainedBy explanations: [Set<Subject>] = []
  ) {
    self.diagnostic = diagnostic
    self.subjects = subjects
    self.explanations =
      explanations + (Self.standingAlone.contains(diagnostic.id) ? [] : [[.unreadText]])
  }

  /// Creates a finding that is never a consequence.
  package init(cause diagnostic: Diagnostic, about subjects: Set<Subject>) {
    self.diagnostic = diagnostic
    self.subjects = subjects
    explanations = []
  }

  /// The kinds that are valid even if some of the text could not be read.
  private static let standingAlone: Set<DiagnosticID> = [
    .duplicateDeclaration, .unknownDirective,
  ]
}

extension Finding {
  /// Returns the finding as a mistake in one module.
  package func inModule(_ module: Int?) -> Finding {
    var copy = self
    copy.module = module
    return copy
  }
}

/// A subject of findings, by which one finding explains another.
package enum Subject: Hashable, Sendable {
  /// Text that could not be read.
  case unreadText
  /// A dependency of a composition that is not declared or not supplied.
  case dependency(String)
  /// The name of a declaration that a module has twice.
  case declaration(String)
  /// A member of a container, by its name and the container's name.
  case member(String, of: String)
}

extension [Finding] {
  /// Returns the diagnostics of the findings that no reported finding explains.
  ///
  /// If findings explain only each other, all of them are reported.
  ///
  /// - Parameter others: Findings that are reported in any case.
  package func reported(beside others: [Finding] = []) -> [Diagnostic] {
    let all = Set((others + self).flatMap(\.subjects))
    let causes = filter { !$0.isExplained(by: all) }
    guard causes.count < count else { return map(\.diagnostic) }
    var reported = Set((others + causes).flatMap(\.subjects))
    var open = filter { $0.isExplained(by: all) }
    while let next = open.firstIndex(where: { $0.isExplained(by: reported) }) {
      reported.formUnion(open.remove(at: next).subjects)
    }
    return (causes + open).map(\.diagnostic)
  }
}

extension Finding {
  fileprivate func isExplained(by reported: Set<Subject>) -> Bool {
    explanations.contains { reported.isSuperset(of: $0) }
  }
}
