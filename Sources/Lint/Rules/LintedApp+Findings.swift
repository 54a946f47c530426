import DependencyGraph
import Findings
import SwiftProgram

extension LintedApp {
  /// What the rules find that are not off, each with its level, sorted by place.
  package func findings() -> [LintFinding] {
    LintRule.all.flatMap { rule -> [LintFinding] in
      guard let severity = choices.level(of: rule).severity else { return [] }
      return rule.find(self).map { $0.at(severity) }
    }
    .filter { !table.isOfReadOnlyModule($0.diagnostic) }
    .sortedByPlace
  }
}
