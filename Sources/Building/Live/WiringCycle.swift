import Findings
import Roles

/// Members of a container that need each other, so that none can be built first.
package struct WiringCycle {
  /// A call that builds something, and the value that it needs for it.
  struct Step {
    /// The name of the member or type that is built.
    let name: String
    let builder: NamedPlace
    let next: String
  }

  let container: String
  /// The members and what is built for them, each with the next one.
  let steps: [Step]

  package var diagnostic: Diagnostic {
    let names = (steps + steps.prefix(1)).map { "'\($0.name)'" }
    let cure = Diagnostic.Note(
      "split one of them: what the others need of it becomes a service of its own")
    return Diagnostic(
      severity: .error, id: .wiringCycle,
      message:
        "no member of '\(container)' can be built first: \(names.joined(separator: " needs "))",
      location: steps.first?.builder.location,
      notes: [cure]
        + steps.map {
          Diagnostic.Note(
            "'\($0.name)' is built by '\($0.builder.name)', which needs '\($0.next)'",
            at: $0.builder.location)
        })
  }
}

extension BuildPlan {
  /// The way to a member that it needs, each call a step; `nil` if it does not.
  ///
  /// - Parameter name: The name of the value in the message.
  func way(to member: String, from name: String) -> (next: String, steps: [WiringCycle.Step])? {
    if ownMember == member { return (member, []) }
    guard case .call(let provider, let values) = self else {
      return children.lazy.compactMap { $0.way(to: member, from: name) }.first
    }
    for (parameter, value) in provider.taking(values) {
      if let (next, steps) = value.way(to: member, from: parameter?.text ?? value.name) {
        let step = WiringCycle.Step(name: name, builder: provider.place, next: next)
        return (name, [step] + steps)
      }
    }
    return nil
  }
}
