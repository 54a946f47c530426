import Findings

/// Members of a container that need each other, so that none can be built first.
package struct WiringCycle {
  let container: String
  /// The members and what is built for them, each with what builds it, and the next one, which that
  /// needs.
  let steps: [BuildingStep]
  /// The member that it begins with.
  let first: ValueRequest
  /// The number of members in the cycle.
  let memberCount: Int

  package init(container: String, steps: [BuildingStep], first: ValueRequest, memberCount: Int) {
    self.container = container
    self.steps = steps
    self.first = first
    self.memberCount = memberCount
  }

  package var diagnostic: Diagnostic {
    let names = steps.map { "'\($0.name)'" } + ["'\(steps.first?.name ?? "")'"]
    return Diagnostic(
      severity: .error, id: .wiringCycle,
      message:
        "no member of '\(container)' can be built first: \(names.joined(separator: " needs "))",
      location: steps.first?.builder.location,
      notes: cures
        + steps.map {
          Diagnostic.Note(
            "'\($0.name)' \($0.isFunction ? "calls" : "is built by") '\($0.builder.name)', which "
              + "needs '\($0.next)'",
            at: $0.builder.location)
        })
  }

  private var cures: [Diagnostic.Note] {
    let lazy = memberCount == 1 ? "it a 'lazy var'" : "each of them a 'lazy var'"
    return [
      Diagnostic.Note(
        "split one of them: what the others need of it becomes a service of its own; or make "
          + "'\(container)' a class, and \(lazy), built from 'self'")
    ]
  }
}
