import Findings

/// What the configuration says about `hasgen lint`.
package struct LintChoices: Sendable {
  /// The levels of rules that have another one than their own, by the rules' names.
  package let levels: [DiagnosticID: LintLevel]
  /// Whether `hasgen check` reports errors of `lint` too.
  package let isInCheck: Bool

  package init(levels: [DiagnosticID: LintLevel] = [:], isInCheck: Bool = false) {
    self.levels = levels
    self.isInCheck = isInCheck
  }

  /// The level of a rule.
  func level(of rule: LintRule) -> LintLevel { levels[rule.id] ?? rule.level }
}
