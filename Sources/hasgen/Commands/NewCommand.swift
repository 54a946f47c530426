import HasgenProjects
import HasgenReading
import HasgenWorkspace

extension Command {
  static let new = Command(
    name: "new", summary: "adds a service or a consumer to your sources",
    operands: "service|consumer NAME [PATH…]",
    discussion: """
      'hasgen new service ImageProvider' writes a file with a protocol
      (ImageProviding; ClockProtocol for Clock), a Has-protocol and an implementation,
      and adds a property to the container, or prints the line to add.

      'hasgen new consumer ProfileCoordinator --needs HasSession,HasImageProvider'
      writes a class with that composition, and 'hasgen new consumer Day --view' a
      SwiftUI view with its model.

      Then it runs 'generate'. 'new' never overwrites a file.

      \(sharedDiscussion)
      """,
    options: [
      .config, .containerOfService, .protocolOfService, .needs, .view, .folder, .dryRun, .reporter,
      .color, .quiet, .verbose, .help,
    ]
  ) { arguments in
    do throws(UsageError) {
      let addition = try Addition(arguments)
      let words = arguments.operands
      let request = Request(
        workingDirectory: arguments.environment.workingDirectory, paths: Array(words.dropFirst(2)),
        configuration: arguments.value(of: .config))
      let makePlan = { (workspace: Workspace) throws(WorkspaceError) in
        try workspace.plan(
          adding: addition, named: words[1], in: arguments.value(of: .folder))
      }
      return Report.withPlan(for: arguments, of: request, madeBy: makePlan) { report, plan in
        let isDry = arguments.isGiven(.dryRun)
        return isDry ? report.preview(plan) : report.write(plan, changing: "changed")
      }
    } catch {
      return Outcome(status: .usage, messages: error.text)
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
  static let folder = Option(
    name: "folder", value: .text("PATH"), summary: "the folder for the new file")
}

extension Addition {
  /// Reads the addition from the command line.
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    let kind = arguments.operands.first ?? ""
    let isService = kind == "service"
    let isView = arguments.isGiven(.view)
    let needs = arguments.all(.needs).flatMap { $0.split { ",& ".contains($0) }.map(String.init) }
    guard arguments.operands.count > 1, isService || kind == "consumer" else {
      throw .misuse(
        "'new' adds a 'service' or a 'consumer' with a name: 'hasgen new service ImageProvider'",
        .new)
    }
    let others: [Option] = isService ? [.needs, .view] : [.containerOfService, .protocolOfService]
    if let option = others.first(where: arguments.isGiven) {
      throw .misuse("'--\(option.name)' is not an option of 'new \(kind)'", .new)
    }
    guard isService || isView || !needs.isEmpty else {
      throw .misuse("a consumer needs Has-protocols: add '--needs HasSession', or '--view'", .new)
    }
    self =
      isService
      ? .service(
        protocolName: arguments.value(of: .protocolOfService),
        container: arguments.value(of: .containerOfService))
      : .consumer(needs: needs, isView: isView)
  }
}
