import DependencyGraph
import Findings
import SwiftProgram
import Usage

extension LintedApp {
  /// What the rules find that are not off, each with its level, sorted by place.
  package func findings() -> [LintFinding] {
    LintRule.all.concurrentMap(inBatchesOf: 1) { rules in
      rules.map { rule -> [LintFinding] in
        guard let severity = choices.level(of: rule).severity else { return [] }
        return rule.find(self).map { $0.at(severity) }
      }
    }
    .joined().filter { !table.isOfReadOnlyModule($0.diagnostic) }
    .sortedByPlace
  }
}

extension LintedApp {
  /// The outlined files of modules that are not only read whose text has a comment that may allow
  /// findings.
  package var pathsWithAllowances: [String] {
    let own = table.files.filter { !table.isReadOnly($0.module) }.map(\.source.path)
    return Set(uses.filesOfRules[.idleAllow, default: []]).intersection(own).sorted()
  }
}
