import Findings
import HasWorkspace
import Lint

extension Command {
  static let lint = Command(
    name: "lint", summary: "finds dependencies that consumers do not use", operands: "[PATH…]",
    discussion: """
      Reports the dependencies that consumers neither read nor pass on, and the
      findings of the other rules: 'hasgen explain ID' describes each rule. Exits with
      status 1 if there is a finding. 'lint' in '.hasgen.json' sets the level of each
      rule.
      '--verbose' lists the consumers whose code hasgen cannot follow.

      \(sharedDiscussion)
      """,
    options: common
  ) { arguments in
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let plan = try Workspace(arguments.request).planLinting()
      Report.keep(plan)
      guard !plan.cannotBeLinted else { return report.outcome(ofErrorsIn: plan) }
      let findings = plan.lintFindings
      let remarks = plan.lintRemarks
      return report.outcome(
        status: findings.isEmpty ? .done : .findings,
        results: findings.isEmpty ? "nothing to report\n" : "",
        diagnostics: findings,
        verboseText: plan.verboseText + remarks().map { "\($0)\n" }.joined(),
        message: summary(of: findings))
    }
  }

  /// The number of findings of each rule, in a line.
  private static func summary(of findings: [Diagnostic]) -> String {
    guard findings.count > 1 else { return "" }
    let rules = Dictionary(grouping: findings, by: \.id.rawValue)
    let counts = rules.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($0.value.count) \($0.key)" }
    return "\(findings.count) findings: \(counts.joined(separator: ", "))\n"
  }
}

extension Plan {
  /// True if the sources could not be read, or a name is ambiguous. A missing container does not
  /// stop `lint`.
  fileprivate var cannotBeLinted: Bool {
    isStopped && (graph == nil || diagnostics.contains { $0.severity == .error && $0.stopsLint })
  }
}

extension Diagnostic {
  fileprivate var stopsLint: Bool { id != .noContainer && id != .unmetDependency }
}
