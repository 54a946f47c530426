import DependencyGraph
import Findings
import Projects
import HasWorkspace

extension Command {
  static let new = Command(
    name: "new", summary: "adds a service or a consumer to your sources",
    operands: "service|consumer NAME [PATH…]",
    discussion: """
      'hasgen new service ImageProvider' writes a file with a protocol
      (ImageProviding; ClockProtocol for Clock), a Has-protocol and an implementation,
      beside the container. It adds a property to the container, or prints the line to
      add.

      'hasgen new consumer ProfileCoordinator --needs HasSession,HasImageProvider'
      writes a class with that composition into the folder of the module, and 'hasgen
      new consumer Day --view' a SwiftUI view with its model.

      Then hasgen generates. It never overwrites a file.

      \(sharedDiscussion)
      """,
    options: [
      .config, .containerOfService, .protocolOfService, .needs, .view, .module, .folder, .dryRun,
      .reporter, .color, .quiet, .verbose, .help,
    ]
  ) { arguments in
    let addition: Addition
    do throws(UsageError) {
      addition = try Addition(arguments)
    } catch {
      return Outcome(status: .usage, messages: error.text)
    }
    let request = Request(
      workingDirectory: arguments.environment.workingDirectory,
      paths: Array(arguments.operands.dropFirst(2)), configuration: arguments.value(of: .config))
    let plan = { () throws(WorkspaceError) in try Workspace(request).plan(adding: addition) }
    return Report.outcome(arguments, planning: plan) { report, plan in
      arguments.has(.dryRun)
        ? report.outcome(showing: plan) : report.outcome(writing: plan, changing: "changed")
    }
  }
}

extension Option {
  static let containerOfService = Option(
    name: "container", value: .text("NAME"), summary: "the container that gets the service")
  static let protocolOfService = Option(
    name: "protocol", value: .text("NAME"), summary: "the name of the service's protocol")
  static let needs = Option(
    name: "needs", value: .text("NAMES"), summary: "what the consumer needs: HasSession,HasClock")
  static let view = Option(
    name: "view", value: .none, summary: "write a SwiftUI view, whose model is the consumer")
  static let module = Option(
    name: "module", value: .text("NAME"), summary: "the module that gets the consumer")
  static let folder = Option(
    name: "folder", value: .text("PATH"), summary: "the folder for the new file")
}

extension Addition {
  /// The addition that the command line asks for.
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands
    guard words.count > 1, words[0] == "service" || words[0] == "consumer" else {
      throw .misuse(
        "'new' adds a 'service' or a 'consumer' with a name: 'hasgen new service ImageProvider'",
        .new)
    }
    let isService = words[0] == "service"
    let options: [Option] =
      isService ? [.needs, .view, .module] : [.containerOfService, .protocolOfService]
    for option in options where arguments.has(option) {
      throw .misuse("'--\(option.name)' is no option of 'new \(words[0])'", .new)
    }
    let needs = arguments.all(.needs).flatMap { $0.split { ",& ".contains($0) }.map(String.init) }
    let isView = arguments.has(.view)
    guard isService || isView || !needs.isEmpty else {
      throw .misuse(
        "'new consumer' needs Has-protocols: 'hasgen new consumer \(words[1]) --needs HasSession'",
        .new)
    }
    self.init(
      words[1],
      isService
        ? .service(
          protocolName: arguments.value(of: .protocolOfService),
          container: arguments.value(of: .containerOfService))
        : .consumer(needs: needs, module: arguments.value(of: .module), isView: isView),
      folder: arguments.value(of: .folder))
  }
}

extension Report {
  /// Shows the changes of a plan without writing them.
  fileprivate func outcome(showing plan: Plan) -> Outcome {
    outcome(
      status: plan.hasErrors ? .findings : .done,
      results: plan.changes.map { UnifiedDiff($0).text(style: resultStyle) }.joined(),
      diagnostics: plan.diagnostics, readings: plan.readings, changes: plan.changes,
      kept: plan.kept, message: "nothing was written: '--dry-run' only shows it\n")
  }
}
