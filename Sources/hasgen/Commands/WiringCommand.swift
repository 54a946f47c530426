import DependencyGraph
import Findings
import HasWorkspace
import Resolution

extension Command {
  static let wiring = Command(
    name: "wiring", summary: "prints how 'live' and the factories build",
    operands: "[CONTAINER] [PATH…]",
    discussion: """
      For each container, or the one that you name: the values that you must pass to
      'live', and why; the members in the order in which they are built, with the call
      for each; and what the factories make. '--format json' prints the same as
      {"version": 1, "containers": [{"name", "parameters", "steps", "made",
      "refused"}]}, also if there are errors.

      \(sharedDiscussion)
      """,
    options: [.format] + common, takesContainer: true
  ) { arguments in
    Report.outcome(planning: arguments) { report, plan in
      let isJSON = arguments.value(of: .format) == "json"
      guard !plan.hasErrors || isJSON else { return report.outcome(ofErrorsIn: plan) }
      let all = plan.containers.filter {
        !$0.wirings.isEmpty || !$0.made.isEmpty || isJSON && !$0.refused.isEmpty
      }
      let chosen = all.filter { arguments.subject == nil || $0.name == arguments.subject }
      guard chosen.isEmpty else {
        return report.outcome(
          status: plan.hasErrors ? .findings : .done,
          results: isJSON
            ? WiringJSON.text(chosen) : chosen.map(WiringText.text).joined(separator: "\n"),
          diagnostics: plan.diagnostics, readings: plan.readings)
      }
      return report.outcome(
        status: .usage, results: "", diagnostics: plan.diagnostics, readings: plan.readings,
        message: misuse(
          arguments.subject, among: all.map(\.name),
          isContainer: plan.containers.contains { $0.name == arguments.subject }))
    }
  }

  private static func misuse(
    _ name: String?, among names: [String], isContainer: Bool
  ) -> String {
    let subject = name.map { "'\($0)' is" } ?? "no container is"
    let cure =
      name.flatMap { isContainer ? nil : nearestName(to: $0, among: names) }.map {
        "did you mean '\($0)'?"
      }
      ?? "set '\"wiring\": true' for it in '.hasgen.json'"
    let what = name == nil ? "built by 'live'" : "no container that is built by 'live'"
    return "error: \(subject) \(what); \(cure)\n"
  }
}
