import Findings
import HasWorkspace

extension Command {
  static let scan = Command(
    name: "scan", summary: "prints the declarations of the sources", operands: "[PATH…]",
    discussion: """
      Prints the declarations as an outline, or with '--format json' as {"version": 1,
      "files": [{"path", "imports", "diagnostics", "declarations"}]}. If a file cannot
      be read to its end, prints what stands before, and exits with status 1.
      """,
    options: [.format] + common.filter { $0.name != Option.container.name }
  ) { arguments in
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let scan = try Workspace(arguments.request).scan()
      let reporter = arguments.value(of: .reporter)
      let isJSON = [arguments.value(of: .format), reporter].contains("json")
      var outcome = report.outcome(
        status: scan.status, results: "", diagnostics: scan.diagnostics,
        readings: scan.files.map { "read \($0.path)\n" }.joined())
      // Only one document fits on standard output.
      if reporter == "sarif" { return outcome }
      outcome.results = isJSON ? ScanJSON.text(scan) : ScanText.text(scan)
      return outcome
    }
  }
}

extension Scan {
  fileprivate var status: Outcome.Status {
    if !unreadable.isEmpty { return .trouble }
    return diagnostics.isEmpty ? .done : .findings
  }
}
