import HasgenInsight
import HasgenLint
import HasgenProjects
import HasgenReading
import HasgenWorkspace

extension Command {
  static let diff = Command(
    name: "diff", summary: "shows which dependencies consumers gained and lost",
    operands: "REVISION|GRAPH.json [-- PATH…]",
    discussion: """
      Shows what each consumer gained and lost since a git revision ('main',
      'HEAD~20', a tag), or since a file that 'hasgen graph --format json' printed. A
      name that ends with '.json', or begins with '/', './' or '../', is a file.

      '--fail-on gained:HasKeychain' or 'lost:HasLogger' exits with status 1 if a
      consumer gained HasKeychain, or lost HasLogger. You may repeat the option. New
      consumers count.

      Submodules and packages outside of the repository are read as they are now. A
      shallow clone may lack the revision: in GitHub Actions, set 'fetch-depth: 0'.

      \(sharedDiscussion)
      """,
    options: [.changesFormat, .failOn] + common, takesSubjects: true
  ) { arguments throws(UsageError) in
    guard arguments.subjects.count == 1 else {
      throw .misuse(
        "'diff' needs one revision, or the file of a graph: 'hasgen diff main'", arguments.command)
    }
    let forbidden = arguments.all(.failOn).compactMap(ForbiddenChange.init)
    guard forbidden.count == arguments.all(.failOn).count else {
      throw .misuse("'--fail-on' takes 'gained:NAME' or 'lost:NAME'", arguments.command)
    }
    let word = arguments.subjects[0]
    return Report(arguments).attempt { () throws(WorkspaceError) in
      let earlier = try EarlierGraph(word, for: arguments.request)
      return Report.withGraph(for: arguments) { resolved, report throws(UnknownSubject) in
        let graph = AppGraph(resolved)
        let changes = graph.changes(since: earlier.graph)
        func name(_ id: String?) -> String {
          [graph, earlier.graph].lazy.compactMap { $0.node(id ?? "")?.name }.first ?? ""
        }
        var diagnostics = earlier.remarks
        for change in forbidden {
          diagnostics += try change.cases(in: changes, from: earlier.graph, to: graph).map {
            Diagnostic(
              .error,
              "'\(name($0.id))' \($0.kind) '\(name($0.other))', which '--fail-on' forbids",
              id: .forbiddenDependency, at: $0.place)
          }
        }
        let text =
          switch arguments.value(of: .changesFormat) {
          case "json": changes.json
          case "markdown": ChangesText.markdown(changes, since: word)
          default: ChangesText.plain(changes, since: word, report.resultStyle.paint)
          }
        return (text, diagnostics)
      }
    }
  }
}

extension Option {
  static let changesFormat = Option(
    name: "format", value: .choice(["text", "markdown", "json"]),
    summary: "the format of the output")
  static let failOn = Option(
    name: "fail-on", value: .text("CHANGE"),
    summary: "exit with status 1 after gained:NAME or lost:NAME")
}
