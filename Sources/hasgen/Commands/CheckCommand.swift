import HasgenGraph
import HasgenProjects
import HasgenReading
import HasgenWorkspace

extension Command {
  static let check = Command(
    name: "check", summary: "reports whether generated files are up to date", operands: "[PATH…]",
    discussion: """
      Writes nothing. Prints the changes that 'generate' would make, and exits with
      status 1 if there are changes or errors. With '"inCheck": true' in 'lint' in
      '.hasgen.json', errors of 'hasgen lint' count too.

      \(sharedDiscussion)
      """,
    options: common
  ) { arguments in
    let makePlan = { (workspace: Workspace) throws(WorkspaceError) in
      try workspace.planChecking()
    }
    return Report.withPlan(for: arguments, madeBy: makePlan) { report, plan in
      let errors = report.errorCount(plan.diagnostics, kept: plan.keptFiles)
      guard !plan.changes.isEmpty else {
        if plan.hasErrors { return report.failure(of: plan) }
        return report.outcome(
          status: .done, results: "nothing to write: \(plan.summary)\n",
          diagnostics: plan.diagnostics, verboseText: plan.verboseText, kept: plan.keptFiles,
          message: errors)
      }
      let diffs = plan.changes.map { UnifiedDiff($0).text(style: report.resultStyle) }
      let files = plan.changes.count == 1 ? "1 file is" : "\(plan.changes.count) files are"
      return report.outcome(
        status: plan.isIncomplete ? .trouble : .findings, results: diffs.joined(),
        diagnostics: plan.diagnostics, verboseText: plan.verboseText, changes: plan.changes,
        kept: plan.keptFiles,
        annotations: plan.changes.map(outOfDate),
        message: "\(files) out of date: run 'hasgen generate'\n" + errors)
    }
  }

  private static func outOfDate(_ change: Change) -> Diagnostic {
    let fault =
      change.kind == .remove
      ? "nothing generates this file any more" : "the generated file is out of date"
    return Diagnostic(
      .error, "\(fault): run 'hasgen generate'", id: .outOfDate,
      at: Location(path: change.path, line: 1, column: 1))
  }
}
