import HasgenReading

/// The settings of `lint` in the configuration.
package struct LintChoices: Sendable {
  /// The levels that the configuration sets, by rule.
  package let levels: [DiagnosticID: LintLevel]
  /// True if `hasgen check` also reports errors of `lint`.
  package let isInCheck: Bool
  /// The policies that limit where a protocol or container may be named.
  package let policies: [LintPolicy]

  package init(
    levels: [DiagnosticID: LintLevel] = [:], isInCheck: Bool = false, policies: [LintPolicy] = []
  ) {
    self.levels = levels
    self.isInCheck = isInCheck
    self.policies = policies
  }
}

/// The level of a rule's findings.
package enum LintLevel: String, Sendable, CaseIterable {
  case off, warning, error

  /// The severity of the rule's findings; `nil` for a rule that is off.
  package var severity: Diagnostic.Severity? {
    switch self {
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }
}
