import BuildPlans
import DependencyGraph
import Findings
import SwiftReading
import SwiftProgram

/// A container for which a function `live` is asked and cannot be written.
package struct NotWirable {
  /// The reason why the function cannot be written.
  package enum Cause {
    /// It has something of that name.
    case nameIsTaken
    case isGeneric
    case isEnum
    /// A member without a value stands under '#if'.
    case isConditional(Member)
    /// No initializer can be called.
    case noInitializer([RejectedProvider])
    case severalInitializers([RejectedProvider.Rival], RejectedProvider.Kind)
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
    case .isConditional(let member):
      "'\(member.declaration.baseName)' is under '#if' and has no value"
    case .noInitializer: "no initializer of it can be called"
    case .severalInitializers: "several initializers would do"
    }
  }

  /// Whether Swift writes one of the initializers, which nobody can mark: it is at the container's
  /// place.
  private func isImplied(among rivals: [RejectedProvider.Rival]) -> Bool {
    rivals.contains { $0.location == location }
  }

  private static let cureOfImplied =
    ", or, if you mean the one that Swift writes, the other with '// hasgen: ignore'"

  private var notes: [Diagnostic.Note] {
    switch cause {
    case .nameIsTaken, .isGeneric, .isEnum:
      [Diagnostic.Note("remove '\"wiring\": true', or remove what is in its way")]
    case .isConditional:
      [
        Diagnostic.Note("give it a value, or write 'static func live' by hand")
      ]
    case .noInitializer(let rejections): rejections.flatMap { $0.notes(in: container) }
    case .severalInitializers(let rivals, let kind):
      [Diagnostic.Note(kind.cure + (isImplied(among: rivals) ? Self.cureOfImplied : ""))]
        + rivals.map { Diagnostic.Note("'\($0.name)' is one", at: $0.location) }
    }
  }
}

extension NotWirable.Cause {
  /// The reason why a container cannot be built, whatever its members are; `nil` if it can.
  init?(_ container: NominalType) {
    let isTaken = container.members(named: LiveName.text).contains {
      $0.owner == container.id && $0.declaration.isStatic
    }
    if isTaken {
      self = .nameIsTaken
    } else if container.kind == .enum {
      self = .isEnum
    } else if container.symbol.sites.contains(where: { !$0.declaration.genericParameters.isEmpty })
    {
      self = .isGeneric
    } else if let member = container.ownMembers.first(where: { member in
      let declaration = member.declaration
      return declaration.isStoredInValues && declaration.storage?.kind == .stored
        && declaration.storage?.hasInitialValue != true && !declaration.conditions.isEmpty
    }) {
      self = .isConditional(member)
    } else {
      return nil
    }
  }
}
