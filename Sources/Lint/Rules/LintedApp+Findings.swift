import Supply
import Findings
import SwiftProgram

extension LintedApp {
  /// The findings of the rules that are not off, each with its level.
  package func findings() -> [Diagnostic] {
    LintRule.all.concurrentMap(inBatchesOf: 1) { rules in
      rules.map { rule -> [Diagnostic] in
        guard let severity = choices.level(of: rule).severity else { return [] }
        return rule.find(self).map { $0.at(severity) }
      }
    }
    .joined().filter { !table.isOfReadOnlyModule($0) }
  }
}
