import DependencyGraph
import Findings
import HasConfiguration
import HasWorkspace

extension Command {
  static let new = Command(
    name: "new", summary: "adds a service or a consumer to your sources",
    operands: "service|consumer NAME [PATH…]",
    discussion: """
      'hasgen new service ImageProvider' writes a file with a protocol, a Has-protocol
      and an implementation, adds a property to the container, and generates. The
      protocol is named as those of your other services are; if they show no rule, it
      is ImageProviding for ImageProvider, and ClockProtocol for Clock. The file
      stands in the folder of most of your Has-protocols, or else beside the
      container.

      'hasgen new consumer ProfileCoordinator --needs HasSession,HasImageProvider'
      writes a class with that composition, and reports what no container has yet.

      hasgen never overwrites a file, and writes all files or none. If the result had
      errors that were not there before, hasgen writes nothing.

      \(sharedDiscussion)
      """,
    options: [
      .config, .containerOfService, .protocolOfService, .needs, .module, .folder, .dryRun,
      .reporter, .color, .quiet, .verbose, .help,
    ]
  ) { arguments in
    let addition: Addition
    let paths: [String]
    do throws(UsageError) {
      (addition, paths) = try Self.addition(of: arguments)
    } catch {
      return Outcome(status: .usage, messages: error.text)
    }
    return NewReport(arguments: arguments, addition: addition, paths: paths).outcome()
  }

  /// The addition that the words ask for, and the paths behind them.
  private static func addition(
    of arguments: Arguments
  ) throws(UsageError) -> (Addition, paths: [String]) {
    let words = arguments.operands
    let examples =
      "'hasgen new service ImageProvider' or "
      + "'hasgen new consumer ProfileCoordinator --needs HasSession'"
    guard let word = words.first else {
      throw .misuse("'new' needs to know what to add: \(examples)", .new)
    }
    guard let kind = Kind(rawValue: word) else {
      let near = nearestName(to: word, among: Kind.allCases.map(\.rawValue))
      let cure = near.map { "did you mean '\($0)'?" } ?? "it adds \(examples)"
      throw .misuse("'new' adds no '\(word)'; \(cure)", .new)
    }
    guard words.count > 1 else {
      throw .misuse("'new \(word)' needs a name: '\(kind.example)'", .new)
    }
    for option in kind.otherOptions where arguments.has(option) {
      throw .misuse("'--\(option.name)' is no option of 'new \(word)'", .new)
    }
    let folder = arguments.value(of: .folder)
    let paths = Array(words.dropFirst(2))
    switch kind {
    case .service:
      let service = Addition.Kind.service(
        protocolName: arguments.value(of: .protocolOfService),
        container: arguments.value(of: .containerOfService))
      return (Addition(words[1], service, folder: folder), paths)
    case .consumer:
      let needs = arguments.all(.needs).flatMap { $0.split { ",& ".contains($0) }.map(String.init) }
      guard !needs.isEmpty else {
        throw .misuse("'new consumer' needs to know what it needs: '\(kind.example)'", .new)
      }
      let consumer = Addition.Kind.consumer(needs: needs, module: arguments.value(of: .module))
      return (Addition(words[1], consumer, folder: folder), paths)
    }
  }

  /// The kind of an addition.
  private enum Kind: String, CaseIterable {
    case service, consumer

    var example: String {
      switch self {
      case .service: "hasgen new service ImageProvider"
      case .consumer: "hasgen new consumer ProfileCoordinator --needs HasSession"
      }
    }

    /// The options that only the other kind has.
    var otherOptions: [Option] {
      switch self {
      case .service: [.needs, .module]
      case .consumer: [.containerOfService, .protocolOfService]
      }
    }
  }
}

extension Option {
  static let containerOfService = Option(
    name: "container", value: .text("NAME"),
    summary: "the container that gets the service")
  static let protocolOfService = Option(
    name: "protocol", value: .text("NAME"), summary: "the name of the service's protocol")
  static let needs = Option(
    name: "needs", value: .text("NAMES"),
    summary: "what the consumer needs: HasSession,HasClock")
  static let module = Option(
    name: "module", value: .text("NAME"),
    summary: "the module that gets the consumer")
  static let folder = Option(
    name: "folder", value: .text("PATH"), summary: "the folder for the new file")
}

/// Carries out an addition, and tells of it.
private struct NewReport {
  let arguments: Arguments
  let addition: Addition
  let paths: [String]

  func outcome() -> Outcome {
    let report = Report(arguments)
    let request = Request(
      workingDirectory: arguments.environment.workingDirectory, paths: paths,
      configuration: arguments.value(of: .config))
    return report.outcome { () throws(WorkspaceError) in
      // Somebody who saves a file while we write does not do so many times in a row.
      var attemptsLeft = 5
      while true {
        attemptsLeft -= 1
        let added = try Workspace(request).plan(adding: addition)
        if added.isRefused { return refused(added.plan, report) }
        if arguments.has(.dryRun) { return dryRun(added, report) }
        let writer = Writer(
          writing: added.plan, isLast: attemptsLeft <= 0,
          uninterrupted: arguments.environment.interruptions.without)
        if writer.isOutdated, attemptsLeft > 0 { continue }
        return written(writer, added, report)
      }
    }
  }

  private func refused(_ plan: Plan, _ report: Report) -> Outcome {
    let misuses: Set<DiagnosticID> = [
      .invalidName, .severalContainers, .severalModules, .unknownContainer, .unknownModule,
    ]
    let isMisuse = plan.diagnostics.contains { misuses.contains($0.id) }
    return report.outcome(
      status: isMisuse ? .usage : plan.isIncomplete ? .trouble : .findings, results: "",
      diagnostics: plan.diagnostics, readings: plan.readings,
      message: "'\(addition.name)' was not added, and nothing was written\n")
  }

  private func dryRun(_ added: AdditionPlan, _ report: Report) -> Outcome {
    let plan = added.plan
    return report.outcome(
      status: plan.hasErrors ? .findings : .done,
      results: plan.changes.map { UnifiedDiff($0).text(style: report.resultStyle) }.joined(),
      diagnostics: plan.diagnostics, readings: plan.readings, changes: plan.changes,
      kept: plan.kept, message: remarks(added) + "nothing was written: '--dry-run' only shows it\n")
  }

  private func written(_ writer: Writer, _ added: AdditionPlan, _ report: Report) -> Outcome {
    let plan = added.plan
    let lines = writer.written.map { change in
      switch change.kind {
      case .create: "wrote \(change.path)\n"
      case .update: "changed \(change.path)\n"
      case .remove: "removed \(change.path)\n"
      }
    }
    let status: Outcome.Status =
      !writer.failures.isEmpty ? .trouble : plan.hasErrors ? .findings : .done
    return report.outcome(
      status: status, results: lines.joined(), diagnostics: plan.diagnostics + writer.failures,
      readings: plan.readings, changes: writer.written, kept: plan.kept,
      message: writer.failures.isEmpty
        ? remarks(added)
          + ErrorCount(of: plan.diagnostics, kept: plan.kept, isVerbose: report.isVerbose).line
        : "")
  }

  private func remarks(_ added: AdditionPlan) -> String {
    let pending =
      added.plan.isStopped
      ? ["the generated files wait until no error stands: then run 'hasgen generate'"] : []
    return (added.remarks + pending).map { "\($0)\n" }.joined()
  }
}
