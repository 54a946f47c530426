import Findings

/// A rule of `hasgen lint`: its name, its level, the text of its page, and how it finds what is
/// wrong.
///
/// A rule is one file: it declares its `DiagnosticID` and its `LintRule`. `LintRule.all` lists it.
package struct LintRule: Sendable {
  package let id: DiagnosticID
  /// How grave its findings are, unless the configuration says it.
  package let level: LintLevel
  /// The entry of `hasgen explain`, in Markdown: a title, the cause, an example, the cures.
  package let page: String
  let find: @Sendable (LintedApp) -> [LintFinding]
}

extension LintRule {
  /// The title of its page: what is wrong, in one sentence.
  package var title: String {
    String(page.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " })
  }
}

extension LintChoices {
  /// The level of a rule.
  package func level(of rule: LintRule) -> LintLevel { levels[rule.id] ?? rule.level }
}
