import HasgenLint
import HasgenReading
import HasgenWorkspace

extension Command {
  static let lint = Command(
    name: "lint", summary: "finds dependencies that consumers do not use", operands: "[PATH…]",
    discussion: """
      Reports the dependencies that consumers neither read nor pass on, and the
      findings of the other rules: 'hasgen explain ID' describes each rule. Exits with
      status 1 if there is a finding. 'lint' in '.hasgen.json' sets the level of each
      rule.
      '--verbose' lists what hasgen does not judge, with the reasons.

      '--fix' removes unused and repeated dependencies from compositions, and runs
      'generate'. It keeps a composition that would be empty, a public one, and one of
      which a test or preview names a removed member, and lists them.

      \(sharedDiscussion)
      """,
    options: [.fix, .changePublic, .changeTested, .dryRun] + common
  ) { arguments in
    if arguments.isGiven(.fix) { return fix(arguments) }
    let needless = [Option.changePublic, .changeTested, .dryRun].first(where: arguments.isGiven)
    if let needless {
      let error = UsageError.misuse("'--\(needless.name)' needs '--fix'", arguments.command)
      return Outcome(status: .usage, messages: error.text)
    }
    let makePlan = { (workspace: Workspace) throws(WorkspaceError) in try workspace.planLinting() }
    return Report.withPlan(for: arguments, madeBy: makePlan, unless: \.cannotBeLinted) {
      report, plan in
      let findings = plan.lintFindings
      return report.outcome(
        status: findings.isEmpty ? .done : .findings,
        results: findings.isEmpty ? "nothing to report\n" : "",
        diagnostics: findings,
        verboseText: plan.verboseText + plan.lintRemarks.map { "\($0)\n" }.joined(),
        message: summary(of: findings))
    }
  }

  private static func fix(_ arguments: Arguments) -> Outcome {
    let choices = FixChoices(
      changesPublic: arguments.isGiven(.changePublic),
      changesTested: arguments.isGiven(.changeTested))
    let makePlan = { (workspace: Workspace) throws(WorkspaceError) in
      try workspace.planFixing(choices)
    }
    return Report.withPlan(for: arguments, madeBy: makePlan, unless: \.cannotBeLinted) {
      report, plan in
      let isDry = arguments.isGiven(.dryRun)
      return isDry ? report.preview(plan) : report.write(plan, changing: "changed")
    }
  }

  /// The number of findings of each rule, on one line.
  private static func summary(of findings: [Diagnostic]) -> String {
    guard findings.count > 1 else { return "" }
    let rules = Dictionary(grouping: findings, by: \.id.rawValue)
    let counts = rules.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { "\($0.value.count) \($0.key)" }
    return "\(findings.count) findings: \(counts.joined(separator: ", "))\n"
  }
}

extension Option {
  static let fix = Option(
    name: "fix", value: .none, summary: "remove unused and repeated dependencies")
  static let changePublic = Option(
    name: "public", value: .none, summary: "with '--fix': change public compositions, too")
  static let changeTested = Option(
    name: "tests", value: .none, summary: "with '--fix': remove what tests name, too")
}
