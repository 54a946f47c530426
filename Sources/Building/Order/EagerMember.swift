import BuildPlans
import Findings

/// A member that is marked to be built on first use, and is built at once.
package struct EagerMember {
  /// The reason why a member is built at once.
  package enum Cause {
    /// The call cannot stand in a closure that waits.
    case cannotWait(RejectedProvider.Reason)
    /// Another member takes it.
    case isTaken(by: String)
    /// Another member is the same object.
    case isShared(with: String)
  }

  let name: String
  let builder: String
  let cause: Cause
  let location: Location

  package init(name: String, builder: String, cause: Cause, location: Location) {
    self.name = name
    self.builder = builder
    self.cause = cause
    self.location = location
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, id: .notWirable,
      message: "'\(name)' cannot be built on first use: \(reason)", location: location,
      notes: [Diagnostic.Note(cure)])
  }

  private var reason: String {
    switch cause {
    case .cannotWait(.isAsync): "'\(builder)' is async"
    case .cannotWait(.throwsErrors), .cannotWait(.throwsOtherErrors): "'\(builder)' may throw"
    case .cannotWait(.isIsolated(let actor, _)): "'\(builder)' is isolated to '\(actor)'"
    case .cannotWait: "'\(builder)' cannot stand in a closure"
    case .isTaken(let member): "'\(member)' takes it at once"
    case .isShared(let member): "'\(member)' is the same object"
    }
  }

  private var cure: String {
    switch cause {
    case .isShared: "remove '@Lazy', or let one of the two be implemented by another type"
    case .cannotWait: "remove '@Lazy', or let what builds it be called from anywhere"
    case .isTaken(let member):
      "remove '@Lazy', or let '\(member)' take a closure that gives it, '() -> …'"
    }
  }
}
