import Findings

/// What a rule of `hasgen lint` finds.
package struct LintFinding: Sendable {
  /// The words and the place; the severity is the rule's.
  package let diagnostic: Diagnostic
  /// What it is about, in names: the same wherever it stands in its file.
  package let subject: String

  /// - Parameters:
  ///   - subject: The names that tell it from other findings of the rule in the same file:
  ///     `ProfileViewModel HasClock`.
  package init(
    _ rule: DiagnosticID, _ message: String, at location: Location?, about subject: String,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostic = Diagnostic(
      severity: .warning, id: rule, message: message, location: location, notes: notes)
    self.subject = subject
  }

  /// What tells it from others at the same place.
  var key: String { "\(diagnostic.id.rawValue) \(subject)" }

  /// The same finding, with the comment that allows it where no other note says so.
  package var sayingHowToAllow: LintFinding {
    guard diagnostic.location?.path.hasSuffix(".swift") == true, diagnostic.id != .idleAllow else {
      return self
    }
    let note = Diagnostic.Note(
      "if that is as it should be: '// hasgen: allow \(diagnostic.id.rawValue): reason' above the line"
    )
    return LintFinding(
      Diagnostic(
        severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
        location: diagnostic.location, notes: diagnostic.notes + [note]),
      about: subject)
  }

  private init(_ diagnostic: Diagnostic, about subject: String) {
    self.diagnostic = diagnostic
    self.subject = subject
  }

  /// The same finding, as grave as a rule's level says.
  package func at(_ severity: Diagnostic.Severity) -> LintFinding {
    LintFinding(
      Diagnostic(
        severity: severity, id: diagnostic.id, message: diagnostic.message,
        location: diagnostic.location, notes: diagnostic.notes),
      about: subject)
  }
}

extension [LintFinding] {
  /// The findings in the order of the sources; those without a place come first.
  package var sortedByPlace: [LintFinding] {
    sorted { ($0.diagnostic.location, $0.key) < ($1.diagnostic.location, $1.key) }
  }
}

/// By place, those without one first.
private func < (
  left: (Location?, String), right: (Location?, String)
) -> Bool {
  switch (left.0, right.0) {
  case (let first?, let second?) where first != second: first < second
  case (nil, _?): true
  case (_?, nil): false
  default: left.1 < right.1
  }
}
