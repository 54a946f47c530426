import DependencyGraph
import Findings
import HasWorkspace

extension Command {
  static let initialize = Command(
    name: "init", summary: "looks at your project and says how to begin", operands: "",
    discussion: """
      Finds the project that you are in (a package, an Xcode project or workspace, a
      folder), its modules, the protocols that look like Has-protocols and the types
      that look like containers, whatever they are called. Prints what it found and
      where, what 'hasgen generate' would write, and the next command.

      Writes '.hasgen.json' if the defaults are not enough: for other names than
      'Has…' and 'AppDependency', for targets in folders of other names, for default
      isolation. Never changes a '.hasgen.json' that is there. If two candidates are
      equally likely, it writes neither and says which line decides. It does not
      touch your sources.

      'hasgen agents' tells a coding agent how to work in the project.

      Ends with 1 if something is for you to decide, or '.hasgen.json' is there and
      would have to say more.
      """,
    options: [.dryRun, .color, .verbose, .help]
  ) { arguments in
    if let operand = arguments.operands.first {
      return Outcome(
        status: .usage, messages: UsageError.unwantedOperand(operand, arguments.command).text)
    }
    return initialization(arguments)
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
