import HasgenProjects
import HasgenReading
import HasgenWorkspace

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

      If hasgen cannot read 'Package.swift', let Swift describe the package:

        swift package describe --type json > package.json
        hasgen init --described package.json

      That writes the targets as 'sources'. So does 'hasgen init' if git ignores the
      Xcode project, since your CI does not have it.
      """,
    options: [.described, .dryRun, .color, .verbose, .help]
  ) { arguments in
    initialization(arguments)
  }

  /// Examines the project, and writes a configuration if one is needed.
  private static func initialization(_ arguments: Arguments) -> Outcome {
    let report = Report(arguments)
    return report.attempt { () throws(WorkspaceError) in
      let isDry = arguments.isGiven(.dryRun)
      let found = try Initialization(
        in: arguments.environment.workingDirectory, described: arguments.value(of: .described),
        isDry: isDry, limit: arguments.isGiven(.verbose) ? .max : 6)
      let failures = isDry ? [] : found.change.map { Writer(writing: [$0]).failures } ?? []
      let errors = found.obstacles + failures
      return report.outcome(
        status: Outcome.Status(hasTrouble: !errors.isEmpty, hasFindings: found.isUndecided),
        results: failures.isEmpty ? found.text : "", diagnostics: errors)
    }
  }
}

extension Option {
  static let described = Option(
    name: "described", value: .text("FILE"), summary: "write the targets in FILE as 'sources'")
}
