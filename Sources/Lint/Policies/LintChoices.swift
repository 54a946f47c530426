import Findings

/// The settings of `lint` in the configuration.
package struct LintChoices: Sendable {
  /// The levels that the configuration sets, by rule.
  package let levels: [DiagnosticID: LintLevel]
  /// True if `hasgen check` reports errors of `lint` too.
  package let isInCheck: Bool
  /// The rules about who may name what.
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
