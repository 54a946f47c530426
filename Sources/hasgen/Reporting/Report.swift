import DependencyGraph
import Projects
import Findings
import HasWorkspace

/// Turns what a command found into what it prints, in the form that the user chose.
struct Report {
  /// The form, by the value of `--reporter`.
  private enum Form: String {
    case text, json, github, sarif
  }

  private let form: Form
  /// Whether annotations for GitHub follow the text.
  private let annotates: Bool
  /// Whether places are linked to the code by what follows only absolute paths.
  private let isXcodeBuild: Bool
  let isQuiet: Bool
  let isVerbose: Bool
  private let workingDirectory: String
  /// Whether somebody reads the messages as they come.
  let isWatched: Bool
  /// The style of results.
  let resultStyle: Style
  private let messageStyle: Style

  init(_ arguments: Arguments) {
    let environment = arguments.environment
    form = arguments.value(of: .reporter).flatMap(Form.init) ?? .text
    annotates = !arguments.has(.reporter) && environment.isGitHubActions
    isXcodeBuild = environment.isXcodeBuild
    isQuiet = arguments.has(.quiet)
    isVerbose = arguments.has(.verbose)
    workingDirectory = environment.workingDirectory
    isWatched = environment.isWatched
    let color = arguments.value(of: .color)
    let isAlways = color == "always"
    let isNever = color == "never"
    resultStyle = Style(isColored: isAlways || (environment.colorsResults && !isNever))
    messageStyle = Style(isColored: isAlways || (environment.colorsMessages && !isNever))
  }

  /// The outcome of a command that may not even get to its work.
  func outcome(of work: () throws(WorkspaceError) -> Outcome) -> Outcome {
    do {
      return try work()
    } catch {
      let isMisuse = error.diagnostics.contains { Self.misuses.contains($0.id) }
      return outcome(
        status: isMisuse ? .usage : .trouble, results: "", diagnostics: error.diagnostics)
    }
  }

  /// The errors about the words of the command line.
  private static let misuses: Set<DiagnosticID> = [
    .noSources, .cannotAdd, .nameTaken, .unknownProtocol,
  ]

  /// The outcome of a command that works on the plan of `generate`, or of `check`.
  static func outcome(
    planning arguments: Arguments, isChecking: Bool = false, _ work: (Report, Plan) -> Outcome
  ) -> Outcome {
    let plan = { () throws(WorkspaceError) in
      let workspace = try Workspace(arguments.request)
      return isChecking ? try workspace.planChecking() : try workspace.plan()
    }
    return outcome(arguments, planning: plan, work)
  }

  /// The outcome of a command that works on a plan, unless errors stop it.
  static func outcome(
    _ arguments: Arguments, planning makePlan: () throws(WorkspaceError) -> Plan,
    _ work: (Report, Plan) -> Outcome
  ) -> Outcome {
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let plan = try makePlan()
      keep(plan)
      return plan.isStopped ? report.outcome(ofErrorsIn: plan) : work(report, plan)
    }
  }

  /// The outcome of a command if errors leave nothing for it to do.
  func outcome(ofErrorsIn plan: Plan) -> Outcome {
    outcome(
      status: plan.isIncomplete ? .trouble : .findings, results: "",
      diagnostics: plan.diagnostics, readings: plan.readings, kept: plan.kept,
      message: ErrorCount(of: plan.diagnostics, kept: plan.kept, isVerbose: isVerbose).line)
  }

  /// The outcome of a command.
  ///
  /// - Parameters:
  ///   - results: The words for standard output.
  ///   - readings: What `--verbose` tells.
  ///   - kept: The files that are left as they are until the errors are gone.
  ///   - annotations: What the results say to readers of text, as diagnostics for all others.
  ///   - message: The words for standard error, behind the diagnostics.
  func outcome(
    status: Outcome.Status, results: String, diagnostics: [Diagnostic],
    readings: @autoclosure () -> String = "", changes: [Change] = [],
    kept: [String] = [], annotations: [Diagnostic] = [], message: String = ""
  ) -> Outcome {
    let told = isQuiet ? diagnostics.filter { $0.severity == .error } : diagnostics
    var outcome = Outcome(status: status)
    if isVerbose { outcome.messages += readings() }
    switch form {
    case .text:
      var reporter = TextReporter(
        style: messageStyle, workingDirectory: workingDirectory, isVerbose: isVerbose,
        hasAbsolutePlaces: isXcodeBuild)
      outcome.messages += reporter.text(told)
      if isXcodeBuild, !isQuiet { outcome.messages += reporter.text(annotations) }
    case .github: outcome.messages += forGitHub(told, annotations)
    case .json:
      outcome.results = JSONReporter.text(
        diagnostics: told + annotations, changes: changes, kept: kept)
      return outcome
    case .sarif:
      var reporter = SARIFReporter(workingDirectory: workingDirectory)
      outcome.results = reporter.text(told + annotations)
      return outcome
    }
    if !isQuiet {
      outcome.results = results
      outcome.messages += message
      if isWatched { outcome.messages += Self.pointer(to: told) }
    }
    if annotates { outcome.messages += forGitHub(told, annotations) }
    return outcome
  }

  /// The pointer to an explanation of the first error; empty if there is no error.
  private static func pointer(to diagnostics: [Diagnostic]) -> String {
    guard let first = diagnostics.first(where: { $0.severity == .error }) else { return "" }
    return "'hasgen explain \(first.id.rawValue)' says more\n"
  }

  private func forGitHub(_ told: [Diagnostic], _ annotations: [Diagnostic]) -> String {
    GitHubReporter.text(told + (isQuiet ? [] : annotations), isVerbose: isVerbose)
  }
}

extension Report {
  /// Keeps a value in memory to the end of the process, which comes soon: taking a large one apart
  /// would only make the user wait.
  static func keep(_ value: some Any) { _ = Unmanaged.passRetained(Kept(value)) }
}

/// A value that stays in memory to the end.
private final class Kept<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }
}
