import HasgenGraph
import HasgenReading
import HasgenRules
import HasgenWorkspace

extension Command {
  static let wiring = Command(
    name: "wiring", summary: "prints how 'live' and the factories build",
    operands: "[CONTAINER] [PATH…]",
    discussion: """
      For each container, or the one that you name: the values that you must pass to
      'live', and why; how it builds the members, in this order; and what factories
      make. JSON is {"version": 1, "containers": [{"name", "parameters", "steps",
      "made"}]}, without the 'live' of containers that have errors.

      \(sharedDiscussion)
      """,
    options: [.format] + common, takesContainer: true
  ) { arguments in
    Report.withPlan(for: arguments) { report, plan in
      let isJSON = arguments.value(of: .format) == "json"
      guard !plan.hasErrors || isJSON else { return report.failure(of: plan) }
      let built = plan.containers.filter { $0.wiring != nil || !$0.made.isEmpty }
      let name = arguments.subject
      let chosen = built.filter { name == nil || $0.name == name }
      guard chosen.isEmpty, !plan.hasErrors else {
        return report.outcome(
          status: plan.hasErrors ? .findings : .done,
          results: isJSON
            ? WiringJSON.text(chosen) : chosen.map(WiringText.text).joined(separator: "\n"),
          diagnostics: plan.diagnostics, verboseText: plan.verboseText)
      }
      let containers = plan.containers.map(\.name)
      var error =
        "no container\(name.map { " '\($0)'" } ?? "") is built by 'live'; "
        + "set '\"wiring\": true' for it in '.hasgen.json'"
      if let name, !containers.contains(name) {
        let advice = nearestName(to: name, among: containers).map { "did you mean '\($0)'?" }
        error = "there is no container '\(name)'; \(advice ?? "see 'hasgen graph'")"
      }
      return report.outcome(
        status: .usage, diagnostics: plan.diagnostics, verboseText: plan.verboseText,
        message: "error: \(error)\n")
    }
  }
}
