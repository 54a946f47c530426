import DependencyGraph
import Findings
import HasGeneration
import HasWorkspace

extension Command {
  /// Makes a package in an empty folder, with what hasgen generates for it.
  static func starter(_ arguments: Arguments) -> Outcome {
    let report = Report(arguments)
    let kind = arguments.value(of: .starter).flatMap(Starter.Kind.init) ?? .cli
    return report.outcome { () throws(WorkspaceError) in
      let starter = try StarterPackage(
        kind, in: arguments.environment.workingDirectory, clone: arguments.value(of: .package))
      let isDry = arguments.has(.dryRun)
      guard !isDry else {
        return report.outcome(
          status: .done, results: starter.text(written: starter.changes, isDry: true, arguments),
          diagnostics: [])
      }
      let uninterrupted = arguments.environment.interruptions.without as (() -> Writer) -> Writer
      let writer = uninterrupted { Writer(writing: starter.changes) }
      guard writer.failures.isEmpty else {
        return report.outcome(status: .trouble, results: "", diagnostics: writer.failures)
      }
      let plan = try starter.plan()
      let generator = Writer(writing: plan, uninterrupted: uninterrupted)
      let problems = plan.diagnostics + generator.failures
      return report.outcome(
        status: problems.haveErrors ? .trouble : .done,
        results: starter.text(written: writer.written + generator.written, isDry: false, arguments),
        diagnostics: problems)
    }
  }
}

extension StarterPackage {
  /// The text that is printed: the files, and the commands that come next.
  fileprivate func text(written: [Change], isDry: Bool, _ arguments: Arguments) -> String {
    let origin = name == folderName ? "" : ", since no module can be called '\(folderName)'"
    var text = "\(isDry ? "would make" : "made") the package '\(name)'\(origin)\n"
    for change in written.sorted(by: { $0.path < $1.path }) { text += "  \(change.path)\n" }
    if isDry { text += "  and what 'hasgen generate' writes for them\n" }
    let isServer = arguments.value(of: .starter) == Starter.Kind.server.rawValue
    text += "next:\n"
    text += "  swift run \(name) \(isServer ? "/ /news" : "Ada Grace")\n"
    text += "  swift test\n"
    text +=
      arguments.has(.package)
      ? "  swift package --allow-writing-to-package-directory hasgen\n" : "  hasgen\n"
    return text + "The last one after changes of services, containers or what somebody needs.\n"
  }
}
