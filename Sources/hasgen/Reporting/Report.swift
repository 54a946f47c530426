import HasgenProjects
import HasgenReading
import HasgenWorkspace

/// Turns the findings of a command into its output, in the form that the user chose.
struct Report {
  /// The form, by the value of `--reporter`.
  private enum Form: String {
    case text, json, github, sarif
  }

  let isQuiet: Bool
  let isVerbose: Bool
  /// True if a person reads the messages while the command runs.
  let isWatched: Bool
  /// The style of results.
  let resultStyle: Style
  private let messageStyle: Style
  private let form: Form
  /// True if annotations for GitHub follow the text.
  private let annotates: Bool
  private let environment: Environment

  init(_ arguments: Arguments) {
    environment = arguments.environment
    form = arguments.value(of: .reporter).flatMap(Form.init) ?? .text
    annotates = !arguments.isGiven(.reporter) && environment.isGitHubActions
    isQuiet = arguments.isGiven(.quiet)
    isVerbose = arguments.isGiven(.verbose)
    isWatched = environment.isWatched
    let color = arguments.value(of: .color)
    func style(isTerminal: Bool) -> Style {
      Style(isColored: color == "always" || isTerminal && color != "never")
    }
    resultStyle = style(isTerminal: environment.colorsResults)
    messageStyle = style(isTerminal: environment.colorsMessages)
  }

  /// The kinds of errors that count as a wrong command line.
  private static let misuses: Set<DiagnosticID> = [
    .noSources, .cannotAdd, .nameTaken,
  ]

  /// The outcome of a command whose work may fail at the start.
  func attempt(_ work: () throws(WorkspaceError) -> Outcome) -> Outcome {
    do {
      return try work()
    } catch {
      let isMisuse = error.diagnostics.contains { Self.misuses.contains($0.id) }
      return outcome(
        status: isMisuse ? .usage : .trouble, diagnostics: error.diagnostics)
    }
  }

  /// The outcome of a command that works on a plan, unless errors stop it.
  ///
  /// - Parameters:
  ///   - request: The request; `nil` for that of the arguments.
  ///   - makePlan: Makes the plan; by default, the plan of `generate`.
  ///   - isStopped: Returns true if errors stop the command.
  static func withPlan(
    for arguments: Arguments, of request: Request? = nil,
    madeBy makePlan: (Workspace) throws(WorkspaceError) -> Plan = {
      workspace throws(WorkspaceError) in try workspace.plan()
    },
    unless isStopped: (Plan) -> Bool = \.isStopped, _ work: (Report, Plan) -> Outcome
  ) -> Outcome {
    let report = Report(arguments)
    return report.attempt { () throws(WorkspaceError) in
      let plan = try makePlan(Workspace(request ?? arguments.request))
      keep(plan)
      return isStopped(plan) ? report.failure(of: plan) : work(report, plan)
    }
  }

  /// The outcome of a command that errors prevent from working.
  func failure(of plan: Plan) -> Outcome {
    outcome(
      status: plan.isIncomplete ? .trouble : .findings,
      diagnostics: plan.diagnostics, verboseText: plan.verboseText, kept: plan.keptFiles,
      message: errorCount(plan.diagnostics, kept: plan.keptFiles))
  }

  /// The outcome of a command.
  ///
  /// - Parameters:
  ///   - results: The text for standard output.
  ///   - verboseText: The text for `--verbose`.
  ///   - kept: The files that stay as they are until the errors are corrected.
  ///   - annotations: The results as diagnostics, for reporters that print no results.
  ///   - message: The text for standard error, behind the diagnostics.
  func outcome(
    status: Outcome.Status, results: String = "", diagnostics: [Diagnostic],
    verboseText: @autoclosure () -> String = "", changes: [Change] = [],
    kept: [String] = [], annotations: [Diagnostic] = [], message: String = ""
  ) -> Outcome {
    let shown = isQuiet ? diagnostics.errors : diagnostics
    var outcome = Outcome(status: status, messages: isVerbose ? verboseText() : "")
    switch form {
    case .json:
      outcome.results = JSONReporter.text(
        diagnostics: shown + annotations, changes: changes, kept: kept)
      return outcome
    case .sarif:
      var reporter = SARIFReporter(workingDirectory: environment.workingDirectory)
      outcome.results = reporter.text(shown + annotations)
      return outcome
    case .text:
      var reporter = TextReporter(
        style: messageStyle, workingDirectory: environment.workingDirectory, isVerbose: isVerbose,
        hasAbsolutePlaces: environment.isXcodeBuild)
      outcome.messages += reporter.text(shown + (environment.isXcodeBuild ? annotations : []))
    case .github: break
    }
    let forGitHub = GitHubReporter.text(shown + annotations, isVerbose: isVerbose)
    if form == .github { outcome.messages += forGitHub }
    if !isQuiet {
      outcome.results = results
      outcome.messages += message
      if isWatched, let error = shown.errors.first {
        outcome.messages += "for the cause and the fix, run 'hasgen explain \(error.id.rawValue)'\n"
      }
    }
    if annotates { outcome.messages += forGitHub }
    return outcome
  }

  /// The last line of a run: the number of errors, and the files that were left as they are (at
  /// most three without `--verbose`); empty if there are neither.
  func errorCount(_ diagnostics: [Diagnostic], kept: [String]) -> String {
    let count = diagnostics.errors.count
    let errors = count > 0 ? count.counted("error") : "not everything was read"
    guard !kept.isEmpty else { return count > 0 ? "\(errors)\n" : "" }
    return "\(errors); left as they are: \(kept.inWords(atMost: isVerbose ? .max : 3))\n"
  }
}

extension Report {
  /// Keeps a value in memory to the end of the process, which is near: releasing a large value
  /// would only make the user wait.
  static func keep(_ value: some Any) { _ = Unmanaged.passRetained(Kept(value)) }
}

/// A value that stays in memory to the end.
private final class Kept<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }
}
