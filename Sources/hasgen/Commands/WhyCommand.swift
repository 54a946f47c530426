import Insight
import Lint

extension Command {
  static let why = Command(
    name: "why", summary: "shows how a consumer gets a dependency",
    operands: "NAME [NAME] [-- PATH…]",
    discussion: """
      'hasgen why LoginCoordinator HasKeychain' shows who asks for the dependency and
      whether the consumer uses it, which containers have it, and the call that builds
      it. One name shows everything about a consumer, a Has-protocol, a container, a
      member ('AppDependency.keychain') or the type of a service. Write the module
      before an ambiguous name: 'Login.HasKeychain'.

      '--impact' shows what depends on a name. JSON has "explanations",
      "dependencies", "nodes" and "notAsked", or "causes" and "effects".

      \(sharedDiscussion)
      """,
    options: [.format, .impact] + common, takesSubjects: true
  ) { arguments throws(UsageError) in
    guard 1...2 ~= arguments.subjects.count else {
      throw .misuse(
        "'why' needs one or two names, and paths follow '--': 'hasgen why HasClock'",
        arguments.command)
    }
    var answer: Result<String, UnknownSubject>?
    let question = { (sources: LintedSources) in
      answer = Result { () throws(UnknownSubject) in try text(arguments, sources) }
    }
    return Report.outcome(looking: arguments, asking: question) { _, _ throws(UnknownSubject) in
      (try answer?.get() ?? "", [])
    }
  }

  private static func text(
    _ arguments: Arguments, _ sources: LintedSources
  ) throws(UnknownSubject) -> String {
    let isJSON = arguments.value(of: .format) == "json"
    let style = Report(arguments).resultStyle
    let insight = AppInsight(sources.graph)
    let graph = insight.graph
    let subjects = try arguments.subjects.map { name throws(UnknownSubject) in
      try graph.subject(name)
    }
    if arguments.isGiven(.impact) {
      let impact = graph.impact(of: subjects.flatMap(\.nodes))
      return isJSON ? ImpactText.json(impact) : ImpactText.text(impact).text(style: style)
    }
    let answer =
      subjects.count == 2
      ? Answer(graph, about: subjects[0], and: subjects[1]) : Answer(graph, about: subjects[0])
    let uses = insight.uses(in: LintedApp(sources))
    return isJSON
      ? WhyJSON.text(graph, answer, uses: uses)
      : WhyText.text(graph, answer, uses: uses).text(style: style)
  }
}

extension Option {
  static let impact = Option(
    name: "impact", value: .none, summary: "print what changing or removing NAME would affect")
}
