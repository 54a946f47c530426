import HasgenProgram
import HasgenReading
import HasgenRules
import HasgenWorkspace

extension Command {
  static let scan = Command(
    name: "scan", summary: "prints the declarations of the sources as JSON", operands: "[PATH…]",
    discussion: """
      Prints {"version": 1, "files": [{"path", "imports", "diagnostics",
      "declarations"}]}, for tests and bug reports. If a file cannot be read to its
      end, prints the declarations before that place, and exits with status 1.
      """,
    options: [Option(name: "format", value: .choice(["json"]), summary: "the format of the output")]
      + common.filter { $0.name != Option.container.name }
  ) { arguments in
    let report = Report(arguments)
    return report.attempt { () throws(WorkspaceError) in
      let sources = try Workspace(arguments.request).scan()
      let problems = sources.problems.sortedByPlace
      var outcome = report.outcome(
        status: Outcome.Status(
          hasTrouble: !sources.unreadable.isEmpty, hasFindings: !problems.isEmpty),
        diagnostics: problems,
        verboseText: sources.modules.flatMap(\.files).map { "read \($0.path)\n" }.joined())
      // `--reporter sarif` replaces the declarations. `--reporter json` changes nothing: the
      // declarations include the diagnostics.
      if arguments.value(of: .reporter) != "sarif" { outcome.results = ScanJSON.text(sources) }
      return outcome
    }
  }
}
