import BuildPlans
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
            "'\($0.name)' \(verb(of: $0)) '\($0.builder.name)', which needs '\($0.next)'",
            at: $0.builder.location)
        })
  }

  private func verb(of step: BuildingStep) -> String {
    if step.isFunction { return "calls" }
    return step.isCaptured ? "is built before the closure that captures it, by" : "is built by"
  }

  private var cures: [Diagnostic.Note] {
    guard let first = steps.first, let last = steps.last else { return [] }
    let lazy = memberCount == 1 ? "it a 'lazy var'" : "each of them a 'lazy var'"
    let closure = "\(self.first.name): @escaping () -> \(self.first.text)"
    return [
      Diagnostic.Note("a closure: let '\(last.builder.name)' take '\(closure)', and call it later")
    ] + factory(for: first) + [
      Diagnostic.Note("laziness: make '\(container)' a class, and \(lazy), built from 'self'"),
      Self.splitting,
    ]
  }

  /// The advice to use a factory. A factory for a member cannot use the member before it is there,
  /// unless it is given.
  private func factory(for first: BuildingStep) -> [Diagnostic.Note] {
    guard let function = steps.first(where: \.isFunction) else {
      return [
        Diagnostic.Note(
          "a factory: let '\(first.name)' ask for what makes '\(first.next)', and pass itself to it"
        )
      ]
    }
    guard memberCount == 1 else { return [] }
    // An argument meets no composition.
    let taker = steps.last.flatMap { $0.isNextOfComposition ? $0.builder.name : nil }
    return [
      Diagnostic.Note(
        "a factory: let '\(function.name)' take '\(first.name)' as an argument, so that it passes "
          + "itself" + (taker.map { ", and '\($0)' take '\(first.name)' itself" } ?? ""))
    ]
  }

  static let splitting = Diagnostic.Note(
    "or split one of them: what the others need of it becomes a service of its own")
}
