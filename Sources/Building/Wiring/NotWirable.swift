import DependencyGraph
import Findings
import SwiftOutline
import SwiftProgram

/// A container for which a function `live` is asked and cannot be written.
package struct NotWirable {
  /// Why not.
  package enum Cause {
    /// It has something of that name.
    case nameIsTaken
    case isGeneric
    case isEnum
    /// A member that is there only under a condition.
    case isConditional(member: String, String)
    /// Nothing can be called to make it.
    case noInitializer([Refusal])
    case severalInitializers([Refusal.Rival], Refusal.Kind)
  }

  let container: String
  let cause: Cause
  let location: Location

  package init(container: String, cause: Cause, location: Location) {
    self.container = container
    self.cause = cause
    self.location = location
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .notWirable,
      message: "cannot write 'live' for '\(container)': \(reason)", location: location,
      notes: notes)
  }

  private var reason: String {
    switch cause {
    case .nameIsTaken: "it has a 'live' of its own"
    case .isGeneric: "it is generic, and nothing says of what"
    case .isEnum: "it is an enum"
    case .isConditional(let member, let condition):
      "'\(member)' is there only if '\(condition)'"
    case .noInitializer: "no initializer of it can be called"
    case .severalInitializers: "several initializers would do"
    }
  }

  private var notes: [Diagnostic.Note] {
    switch cause {
    case .nameIsTaken, .isGeneric, .isEnum:
      [Diagnostic.Note("remove '\"wiring\": true', or remove what is in its way")]
    case .isConditional:
      [Diagnostic.Note("write a 'static func live' by hand, or put the condition elsewhere")]
    case .noInitializer(let refusals): refusals.flatMap { $0.notes(in: container) }
    case .severalInitializers(let rivals, let kind):
      [Diagnostic.Note(kind.cure)]
        + rivals.map { Diagnostic.Note("'\($0.name)' is one", at: $0.location) }
    }
  }
}

extension NotWirable.Cause {
  /// Why a container cannot be built, whatever its members are; `nil` if it can.
  init?(_ container: NominalType) {
    let isTaken = container.members(named: Wiring.name).contains {
      $0.owner == container.id && $0.declaration.isStatic
    }
    let conditional = container.ownMembers.first { member in
      let declaration = member.declaration
      let condition = ConditionSet(declaration.conditions)
      return declaration.isProperty && !declaration.isStatic
        && declaration.storage?.kind == .stored
        // What has a value of its own is left as it is.
        && declaration.storage?.hasInitialValue != true
        && !container.condition.and(condition.negated).isNever
    }
    if isTaken {
      self = .nameIsTaken
    } else if container.kind == .enum {
      self = .isEnum
    } else if container.symbol.sites.contains(where: { !$0.declaration.genericParameters.isEmpty })
    {
      self = .isGeneric
    } else if let conditional {
      self = .isConditional(
        member: conditional.declaration.baseName,
        ConditionSet(conditional.declaration.conditions).text ?? "")
    } else {
      return nil
    }
  }
}
