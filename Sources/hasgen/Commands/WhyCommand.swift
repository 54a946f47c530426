import Findings
import HasWorkspace
import Insight
import Lint
import SwiftProgram
import Usage

extension Command {
  static let why = Command(
    name: "why", summary: "shows how a consumer gets a dependency",
    operands: "NAME [NAME] [-- PATH…]",
    discussion: """
      'hasgen why LoginCoordinator HasKeychain' shows who asks for the dependency and
      whether the consumer uses it, which containers have it, and the call that builds
      it, each with its file and line. One name shows everything about a consumer, a
      Has-protocol, a container, a member ('AppDependency.keychain') or the type of a
      service. Write the module before an ambiguous name: 'Login.HasKeychain'.

      '--impact' shows what depends on a name. '--format json' prints the same as
      {"version": 1, "explanations", "dependencies", "nodes", "notAsked"}, or as
      {"version": 1, "causes", "effects"}.

      \(sharedDiscussion)
      """,
    options: [.format, .impact] + common, takesSubjects: true
  ) { arguments in
    let count = arguments.subjects.count
    guard count > 0, count < 3 || arguments.has(.impact) else {
      return Outcome(
        status: .usage,
        messages: UsageError.misuse(
          count == 0
            ? "'why' needs a name: 'hasgen why HasClock'"
            : "'why' takes two names at most; paths follow '--'", arguments.command
        ).text)
    }
    let report = Report(arguments)
    return report.outcome { () throws(WorkspaceError) in
      var answer: Result<String, UnknownSubject>?
      let plan = try Workspace(arguments.request).planLooking { sources in
        let (result, missing) = Self.answer(to: arguments, sources, report.resultStyle)
        answer = result
        return missing
      }
      guard !plan.isStopped, let answer else { return report.outcome(ofErrorsIn: plan) }
      return report.outcome(answer, on: plan)
    }
  }

  /// What is printed, or the name that stands for nothing; with the files that would have to be
  /// outlined before.
  private static func answer(
    to arguments: Arguments, _ sources: LintedSources, _ style: Style
  ) -> (Result<String, UnknownSubject>, missing: Set<String>) {
    let isJSON = arguments.value(of: .format) == "json"
    let (insight, code) = bothAtOnce({ AppInsight(sources.graph) }, { sources.codeMaps })
    let graph = insight.graph
    do throws(UnknownSubject) {
      let subjects = try arguments.subjects.map { name throws(UnknownSubject) in
        try graph.subject(name)
      }
      guard !arguments.has(.impact) else {
        let impact = graph.impact(of: subjects.flatMap(\.nodes))
        let text = isJSON ? ImpactText.json(impact) : ImpactText.text(impact).text(style: style)
        return (.success(text), [])
      }
      let answer =
        subjects.count == 2
        ? Answer(graph, about: subjects[0], and: subjects[1])
        : Answer(graph, about: subjects[0])
      // Of consumers that nobody asked for, the code need not be read.
      let app = LintedApp(
        sources, code: code, asking: insight.consumers(behind: answer.consumers))
      let uses = insight.uses(in: app)
      let text =
        isJSON
        ? WhyJSON.text(graph, answer, uses: uses)
        : WhyText.text(graph, answer, uses: uses).text(style: style)
      Report.keep((insight, app))
      return (.success(text), app.uses.filesToOutline)
    } catch {
      return (.failure(error), [])
    }
  }
}

extension Option {
  static let impact = Option(
    name: "impact", value: .none, summary: "tell what is affected if it changes or goes")
}

extension Report {
  /// What a command comes to that prints something of a graph, also where errors stand.
  ///
  /// - Parameter message: The words for standard error, behind the diagnostics.
  func outcome(
    _ answer: Result<String, UnknownSubject>, on plan: Plan, message: String = ""
  ) -> Outcome {
    switch answer {
    case .success(let text):
      outcome(
        status: plan.hasErrors ? .findings : .done, results: text, diagnostics: plan.diagnostics,
        readings: plan.readings, message: message)
    case .failure(let unknown):
      outcome(
        status: .usage, results: "", diagnostics: plan.diagnostics, readings: plan.readings,
        message: unknown.words)
    }
  }
}
