import DependencyGraph
import Findings
import HasWorkspace

extension Command {
  static let initialize = Command(
    name: "init", summary: "examines your project, and shows how to begin", operands: "",
    discussion: """
      Finds the project around this folder (a package, an Xcode project or workspace),
      its modules, the protocols that look like Has-protocols, and the types that look
      like containers. Prints what it finds, and the next command.

      Writes '.hasgen.json' if the defaults are not enough, and never changes an
      existing one. If two candidates are equally likely, it chooses neither, prints
      the lines to write, and exits with status 1. It never changes your sources.
      """,
    options: [.dryRun, .color, .verbose, .help]
  ) { arguments in
    initialization(arguments)
  }

  /// Looks at the project, and writes a configuration if one is needed.
  private static func initialization(_ arguments: Arguments) -> Outcome {
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let found = try Initialization(in: arguments.environment.workingDirectory)
      let isDry = arguments.has(.dryRun)
      var failures: [Diagnostic] = []
      if found.mayWrite, !isDry {
        failures = Writer(writing: [found.change]).failures
      }
      guard failures.isEmpty else {
        return report.outcome(status: .trouble, results: "", diagnostics: failures)
      }
      let text = InitText(
        of: found, isDry: isDry, isVerbose: arguments.has(.verbose))
      let obstacles = found.obstacles
      var outcome = report.outcome(
        status: !obstacles.isEmpty ? .trouble : text.isUndecided ? .findings : .done,
        results: text.text, diagnostics: obstacles)
      if let existing = found.existing, !found.isSettled {
        outcome.messages += "error: '\(existing)' is there already, and init never changes it\n"
      }
      return outcome
    }
  }
}

extension Initialization {
  /// The mistakes that keep the next command from reading the project: a wrong configuration, a
  /// manifest or a file that cannot be read.
  fileprivate var obstacles: [Diagnostic] {
    guard let plan, plan.isIncomplete else { return problems }
    return plan.diagnostics.filter { $0.severity == .error }
  }
}
