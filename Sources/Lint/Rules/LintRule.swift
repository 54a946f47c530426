import Findings

/// A rule of `hasgen lint`: its name, its level, the text of its page, and how it finds what is
/// wrong.
///
/// A rule is one file: it declares its `DiagnosticID` and its `LintRule`. `LintRule.all` lists it.
package struct LintRule: Sendable {
  package let id: DiagnosticID
  /// How grave its findings are, unless the configuration says it.
  package let level: LintLevel
  /// The entry of `hasgen explain`, in Markdown: a title, the cause, an example, and the fixes.
  package let page: String
  /// Returns the words that it looks for in all texts.
  let words: @Sendable (LintedSources) -> Set<String>
  let find: @Sendable (LintedApp) -> [Diagnostic]

  init(
    id: DiagnosticID, level: LintLevel, page: String,
    words: @escaping @Sendable (LintedSources) -> Set<String> = { _ in [] },
    find: @escaping @Sendable (LintedApp) -> [Diagnostic]
  ) {
    self.id = id
    self.level = level
    self.page = page
    self.words = words
    self.find = find
  }
}

extension LintedSources {
  /// The words that the rules look for that are not off.
  var wordsOfRules: [DiagnosticID: Set<String>] {
    LintRule.all.reduce(into: [:]) { words, rule in
      guard choices.level(of: rule) != .off else { return }
      words[rule.id] = rule.words(self)
    }
    .filter { !$0.value.isEmpty }
  }
}

extension LintChoices {
  /// The level of a rule.
  package func level(of rule: LintRule) -> LintLevel { levels[rule.id] ?? rule.level }
}

extension Diagnostic {
  /// A finding of a rule, before the level of the rule is known.
  init(
    _ rule: DiagnosticID, _ message: String, at location: Location?, notes: [Note]
  ) {
    self.init(severity: .warning, id: rule, message: message, location: location, notes: notes)
  }

  /// The finding with the severity of its rule's level.
  func at(_ severity: Severity) -> Diagnostic {
    Diagnostic(severity: severity, id: id, message: message, location: location, notes: notes)
  }
}
