import Findings

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
