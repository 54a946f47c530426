import FileSystem
import Findings
import HasWorkspace

extension Command {
  static let inputs = Command(
    name: "inputs", summary: "lists the files that 'check' reads", operands: "[PATH…]",
    discussion: """
      Writes nothing. Prints the paths of the sources, the generated files, manifests,
      templates and whatever else 'check' goes by: a path on each line; with '--format
      xcfilelist' as '$(SRCROOT)/Path', for the input list of a script phase in Xcode;
      with '--format json' as {"version": 1, "files": […]}. Before it prints the list,
      hasgen tries that 'check --files-from' comes to the same with it.

      '$(SRCROOT)' is the variable of that name, where it is set, and else the folder
      that hasgen works in: run it in the folder of the Xcode project.

      With '--check FILE', prints how the list in FILE differs, and exits with status
      1 if it does; FILE's ending tells its format.
      """,
    options: [.listFormat, .listToCheck] + common
  ) { arguments in
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let inputs = try report.looking { progress throws(WorkspaceError) in
        try Inputs(of: arguments.request, progress: progress)
      }
      guard !inputs.plan.isIncomplete else { return report.outcome(ofErrorsIn: inputs.plan) }
      let text = inputs.text(for: arguments)
      guard let list = arguments.value(of: .listToCheck) else {
        return Outcome(status: .done, results: text)
      }
      return try report.outcome(comparing: list, with: text, arguments)
    }
  }
}

extension Inputs {
  /// The list, in the form that is asked for.
  fileprivate func text(for arguments: Arguments) -> String {
    switch arguments.formatOfList {
    case "json":
      var json = JSONWriter()
      json.object { json in
        json.field("version", 1)
        json.list("files", relativePaths, inLines: true) { json, path in json.string(path) }
      }
      return json.text + "\n"
    case "xcfilelist":
      let root = arguments.environment.sourceRoot
      return "# What 'hasgen check' reads. Made by 'hasgen inputs --format xcfilelist'.\n"
        + paths.map { "\(root.line(for: $0))\n" }.joined()
    default:
      // As 'check --files-from' reads it: no comment, no variable.
      return relativePaths.map {
        ($0.hasPrefix("#") ? "./" : "") + $0.replacing("$", with: "$$") + "\n"
      }.joined()
    }
  }
}

extension Arguments {
  /// The form of the list: the one that is asked for, or that of the file to compare it with.
  fileprivate var formatOfList: String? {
    let endings = [".xcfilelist": "xcfilelist", ".json": "json"]
    let list = value(of: .listToCheck) ?? ""
    return has(.listFormat)
      ? value(of: .listFormat)
      : endings.first { list.hasSuffix($0.key) }?.value ?? value(of: .listFormat)
  }
}

extension Report {
  /// The outcome of comparing a list with the wanted one.
  fileprivate func outcome(
    comparing list: String, with wanted: String, _ arguments: Arguments
  ) throws(WorkspaceError) -> Outcome {
    let path = Path.join(arguments.environment.workingDirectory, list)
    let found: [UInt8]
    do {
      found = try Files.ofDisk.contents(of: path)
    } catch {
      throw .unreadableList(list, error)
    }
    guard found != Array(wanted.utf8) else {
      return outcome(status: .done, results: "'\(list)' is up to date\n", diagnostics: [])
    }
    let change = Change(path: list, before: found, after: Array(wanted.utf8), target: path)
    return outcome(
      status: .findings, results: UnifiedDiff(change).text(style: resultStyle),
      diagnostics: [.staleList(list)])
  }
}
