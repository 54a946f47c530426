/// Members of a container that need each other, so that none can be built first.
struct WiringCycle {
  let container: String
  /// The members, each with what builds it, and the next one, which that needs.
  let steps: [(member: String, builder: String, location: Location, next: String)]

  var diagnostic: Diagnostic {
    let names = steps.map { "'\($0.member)'" } + ["'\(steps.first?.member ?? "")'"]
    return Diagnostic(
      severity: .error, id: "wiring-cycle",
      message:
        "no member of '\(container)' can be built first: \(names.joined(separator: " needs "))",
      location: steps.first?.location,
      notes: steps.map {
        Diagnostic.Note(
          "'\($0.member)' is built by '\($0.builder)', which needs '\($0.next)'", at: $0.location)
      } + cures)
  }

  private var cures: [Diagnostic.Note] {
    guard let first = steps.first else { return [] }
    return [
      Diagnostic.Note(
        "a factory: let '\(first.member)' ask for what makes '\(first.next)', and hand itself over"),
      Diagnostic.Note(
        "laziness: make '\(container)' a class, and them a 'lazy var' of it each, built from 'self'"
      ),
      Diagnostic.Note(
        "or split one of them: what the others need of it becomes a service of its own"),
    ]
  }
}
