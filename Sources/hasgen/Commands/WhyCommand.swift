import HasgenInsight
import HasgenLint

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

      'hasgen graph NAME' shows all that depends on a name. JSON is {"version": 2,
      "answers"}: each answer has a "kind", a "text" and "parts".

      \(sharedDiscussion)
      """,
    options: [.format] + common, takesSubjects: true
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
    return Report.withGraph(for: arguments, asking: question) { _, _ throws(UnknownSubject) in
      (try answer?.get() ?? "", [])
    }
  }

  private static func text(
    _ arguments: Arguments, _ sources: LintedSources
  ) throws(UnknownSubject) -> String {
    let graph = AppGraph(sources.graph, uses: LintedApp(sources))
    Report.keep(graph)
    let subjects = try arguments.subjects.map { name throws(UnknownSubject) in
      try graph.nodes(called: name)
    }
    let answers =
      subjects.count == 2 ? graph.why(subjects[0], subjects[1]) : graph.why(subjects[0])
    if arguments.value(of: .format) == "json" { return answers.json }
    let text = answers.text(Report(arguments).resultStyle.paint)
    return text.isEmpty ? "\(arguments.subjects[0]) asks for nothing that hasgen knows\n" : text
  }
}
