import Projects
import Findings
import HasWorkspace
import Insight
import Lint
import Resolution

extension Command {
  static let diff = Command(
    name: "diff", summary: "shows which dependencies consumers gained and lost",
    operands: "REVISION|GRAPH.json [-- PATH…]",
    discussion: """
      Compares the sources with a git revision ('main', 'HEAD~20', a tag), or with the
      output of 'hasgen graph --format json': a name that ends with '.json' or begins
      with '/', './' or '../' is such a file. Shows what each consumer gained and
      lost, and which scopes, members and protocols changed.

      '--fail-on gained:HasKeychain' or 'lost:HasLogger' exits with status 1 after
      such a change. Both may be repeated, and new consumers count.

      git writes the revision into a temporary folder. A shallow clone may not have
      the revision: in GitHub Actions, set 'fetch-depth: 0'.

      \(sharedDiscussion)
      """,
    options: [.changesFormat, .failOn] + common, takesSubjects: true
  ) { arguments in
    let forbidden = arguments.all(.failOn).map { (text: $0, change: ForbiddenChange($0)) }
    var problem: String?
    if arguments.subjects.count != 1 {
      problem = "'diff' needs one revision, or the file of a graph: 'hasgen diff main'"
    } else if let odd = forbidden.first(where: { $0.change == nil }) {
      problem = "'--fail-on' takes 'gained:NAME' or 'lost:NAME', but found '\(odd.text)'"
    }
    if let problem {
      return Outcome(
        status: .usage, messages: UsageError.misuse(problem, arguments.command).text)
    }
    return Comparison(
      arguments: arguments, earlier: arguments.subjects[0],
      forbidden: forbidden.compactMap(\.change)
    ).outcome()
  }
}

extension Option {
  static let changesFormat = Option(
    name: "format", value: .choice(["text", "markdown", "json"]), summary: "how to print it")
  static let failOn = Option(
    name: "fail-on", value: .text("CHANGE"),
    summary: "exit with status 1 after gained:NAME or lost:NAME")
}

/// Compares the sources with an earlier graph, and tells of it.
private struct Comparison {
  let arguments: Arguments
  /// The revision, or the path of a graph.
  let earlier: String
  let forbidden: [ForbiddenChange]

  func outcome() -> Outcome {
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      let old = try EarlierGraphReader(
        earlier, for: arguments.request, in: arguments.environment.workingDirectory
      ).read()
      let plan = try Workspace(arguments.request).planLooking()
      guard !plan.isStopped, let graph = plan.graph else {
        return report.outcome(ofErrorsIn: plan)
      }
      let warnings = old.lackingSubmodules.map { warning(about: $0) } + old.warnings
      return outcome(from: old.graph, to: AppGraph(graph.resolved), plan, warnings, report)
    }
  }

  /// All of the submodule seems to be new, so that the result may be wrong.
  private func warning(about submodule: String) -> Diagnostic {
    Diagnostic(
      severity: forbidden.isEmpty ? .warning : .error, id: .unusableRevision,
      message: "the submodule '\(submodule)' does not have its commit of '\(earlier)', so all of "
        + "it is new",
      location: nil,
      notes: [Diagnostic.Note("run 'git submodule foreach git fetch' to get the commit")])
  }

  private func outcome(
    from old: AppGraph, to new: AppGraph, _ plan: Plan, _ warnings: [Diagnostic], _ report: Report
  ) -> Outcome {
    let changes = GraphChanges(from: old, to: new)
    var failures: [Diagnostic] = []
    do throws(UnknownSubject) {
      for change in forbidden {
        let cases = change.cases(of: try change.ids(in: [new, old]), in: changes)
        failures += cases.map { $0.diagnostic(change) }
      }
    } catch {
      return report.outcome(.failure(error), on: plan)
    }
    let text =
      switch arguments.value(of: .changesFormat) {
      case "json": ChangesJSON.text(changes, since: earlier)
      case "markdown": ChangesMarkdown.text(changes, since: earlier)
      default: ChangesText.text(changes, since: earlier).text(style: report.resultStyle)
      }
    return report.outcome(
      status: plan.hasErrors || (warnings + failures).haveErrors ? .findings : .done, results: text,
      diagnostics: plan.diagnostics + warnings + failures, readings: plan.readings)
  }
}

extension ForbiddenChange.Case {
  /// What was lost stood in the earlier sources, where nobody can look it up.
  fileprivate func diagnostic(_ change: ForbiddenChange) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .forbiddenDependency,
      message: "'\(consumer.name)' \(change.kind.rawValue) '\(request.dependency.name)', which "
        + "'--fail-on' forbids",
      location: change.kind == .gained ? request.place : nil)
  }
}
