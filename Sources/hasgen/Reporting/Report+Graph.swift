import HasgenInsight
import HasgenLint
import HasgenReading
import HasgenRules
import HasgenWorkspace

extension Report {
  /// The outcome of a command that prints an answer from the graph of the sources, with the
  /// diagnostics of the answer and of the sources.
  ///
  /// - Parameter question: See `Workspace.planLooking`.
  static func withGraph(
    for arguments: Arguments,
    asking question: ((LintedSources) -> Void)? = nil,
    _ answer: (DependencyGraph, Report) throws(UnknownSubject) -> (text: String, [Diagnostic])
  ) -> Outcome {
    let makePlan = { (workspace: Workspace) throws(WorkspaceError) in
      try workspace.planLooking(asking: question)
    }
    return withPlan(for: arguments, madeBy: makePlan) { report, plan in
      do throws(UnknownSubject) {
        let (text, found) = try answer(plan.graph, report)
        let diagnostics = plan.diagnostics + found
        return report.outcome(
          status: diagnostics.haveErrors ? .findings : .done, results: text,
          diagnostics: diagnostics, verboseText: plan.verboseText)
      } catch {
        let kind = error.isModule ? "no module" : "nothing"
        let cure = error.nearest.map { "did you mean '\($0)'?" } ?? "see 'hasgen graph --all'"
        return report.outcome(
          status: .usage, diagnostics: plan.diagnostics, verboseText: plan.verboseText,
          message: "error: \(kind) is called '\(error.name)' here; \(cure)\n")
      }
    }
  }
}

extension Style {
  /// Returns a piece of an answer in the colours of the style.
  func paint(_ tint: Tint, _ text: String) -> String {
    let roles: [Tint: Role] = [
      .strong: .strong, .faint: .faint, .added: .added, .removed: .removed,
    ]
    return roles[tint].map { apply($0, text) } ?? text
  }
}
