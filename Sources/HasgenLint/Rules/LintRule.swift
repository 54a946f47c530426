import HasgenGraph
import HasgenProgram
import HasgenReading

/// A rule of `hasgen lint`: its name, its level, and a function that finds mistakes of one kind.
///
/// Each rule has its own file. `LintRule.all` lists the rules, and `Explanations.md` explains them.
package struct LintRule: Sendable {
  package let id: DiagnosticID
  /// The level of the findings, unless the configuration sets another level.
  package let level: LintLevel
  let find: @Sendable (LintedApp) -> [Diagnostic]

  /// All rules, sorted by name.
  package static let all: [LintRule] = [
    .authorityCast, .forbiddenDependency, .repeatedDependency, .shadowedDependency,
    .unaskedProtocol, .unreadMember, .unusedDependency,
  ]
}

extension LintChoices {
  /// The level of a rule.
  package func level(of rule: LintRule) -> LintLevel { levels[rule.id] ?? rule.level }
}

extension LintedApp {
  /// The findings that `lint` reports.
  package func findings() -> [Diagnostic] {
    LintRule.all.concurrentMap(inBatchesOf: 1) { rules in
      rules.map { rule -> [Diagnostic] in
        guard linted.choices.level(of: rule) != .off else { return [] }
        return rule.find(self).compactMap { reported($0, by: rule) }
      }
    }.flatMap(\.self)
  }

  /// Returns a finding with the level of its rule; `nil` if the rule is off, if a comment allows
  /// the finding, or if the finding is in a read-only module.
  func reported(_ found: Diagnostic, by rule: LintRule) -> Diagnostic? {
    guard let severity = linted.choices.level(of: rule).severity,
      !table.isOfReadOnlyModule(found), !linted.texts.allow(found)
    else { return nil }
    return Diagnostic(
      severity: severity, id: found.id, message: found.message, location: found.location,
      notes: found.notes)
  }
}

extension Diagnostic {
  /// A finding of a rule, before the level of the rule is known.
  init(_ rule: DiagnosticID, _ message: String, at location: Location?, notes: Note...) {
    self.init(severity: .warning, id: rule, message: message, location: location, notes: notes)
  }
}
