import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWorkspace

extension Command {
  static let generate = Command(
    name: "generate", summary: "writes the generated files that are out of date",
    operands: "[PATH…]",
    discussion: """
      Writes a file 'Name+Generated.swift' beside each container, and removes
      generated files that no container needs. Does not touch files that are up to
      date, and never overwrites a file that hasgen has not written. A file that would
      lose code because of an error stays as it is; all others are written.

      \(sharedDiscussion)
      """,
    options: common
  ) { arguments in
    Report.withPlan(for: arguments) { report, plan in report.write(plan) }
  }
}

extension Report {
  /// Writes the files of a plan.
  ///
  /// - Parameter verb: The verb for a file that existed before.
  func write(_ plan: Plan, changing verb: String = "wrote") -> Outcome {
    let writer = Writer(writing: plan.changes)
    let lines = writer.written.map { change in
      switch change.kind {
      case .create: "wrote \(change.path)\n"
      case .update: "\(verb) \(change.path)\n"
      case .remove: "removed \(change.path)\n"
      }
    }
    let diagnostics = plan.diagnostics + writer.failures
    let isIdle = plan.changes.isEmpty && plan.keptFiles.isEmpty && !plan.hasErrors
    let isTroubled = plan.isIncomplete || !writer.failures.isEmpty
    return outcome(
      status: Outcome.Status(hasTrouble: isTroubled, hasFindings: plan.hasErrors),
      results: isIdle ? results(ofIdle: plan) : lines.joined(),
      diagnostics: diagnostics, verboseText: plan.verboseText, changes: writer.written,
      kept: plan.keptFiles,
      message: errorCount(diagnostics, kept: plan.keptFiles))
  }

  /// Prints the changes of a plan as a diff.
  func preview(_ plan: Plan) -> Outcome {
    outcome(
      status: plan.hasErrors ? .findings : .done,
      results: plan.changes.map { UnifiedDiff($0).text(style: resultStyle) }.joined(),
      diagnostics: plan.diagnostics, verboseText: plan.verboseText, changes: plan.changes,
      kept: plan.keptFiles, message: "nothing was written, because of '--dry-run'\n")
  }

  /// The result of a run without changes. At a terminal, it includes up to eight containers, and
  /// the next command to try.
  fileprivate func results(ofIdle plan: Plan) -> String {
    let summary = "nothing to write: \(plan.summary)\n"
    guard isWatched, !plan.containers.isEmpty else { return summary }
    let lines = plan.containers.prefix(8).map { container in
      "  \(container.name): \(container.conformances.count.counted("conformance"))\n"
    }
    return summary + lines.joined()
      + "next: 'hasgen graph' shows the scopes, 'hasgen why NAME' where a dependency comes from\n"
  }
}
