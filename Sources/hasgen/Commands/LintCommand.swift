import Findings
import HasWorkspace
import Lint

extension Command {
  static let lint = Command(
    name: "lint", summary: "tells who asks for more than they use", operands: "[PATH…]",
    discussion: """
      Reads the code of consumers, and reports which dependencies they do not use, and
      what else is against the rules of '.hasgen.json'. Exits with status 1 if there is
      anything to report.

      \(sharedDiscussion)
      """,
    options: common
  ) { arguments in
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let plan = try report.working(on: arguments) { workspace throws(WorkspaceError) in
        try workspace.planLinting()
      }
      if plan.isStopped { return report.outcome(ofErrorsIn: plan) }
      let findings = plan.lintFindings.map(\.diagnostic)
      return report.outcome(
        status: findings.isEmpty ? .done : .findings,
        results: findings.isEmpty ? "nothing to report\n" : "", diagnostics: findings,
        readings: plan.readings + plan.lintRemarks().map { "\($0)\n" }.joined())
    }
  }
}
