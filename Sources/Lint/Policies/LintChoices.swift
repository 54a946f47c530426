import Findings

/// What the configuration says about `hasgen lint`.
package struct LintChoices: Sendable {
  /// The levels of rules that have another one than their own, by the rules' names.
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

/// How grave the findings of a rule are.
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
