import Findings

/// A container that the configuration wants to be handed on by reference, and that cannot be.
struct ReferenceMisuse: Sendable {
  /// The reason why it cannot be passed by reference.
  enum Cause: Sendable, Hashable {
    /// A class or an actor.
    case isReference(String)
    /// An enum.
    case isNoStruct(String)
    case isNoncopyable
    /// It has a member or a nested type of the name that would be generated.
    case nameIsTaken(String)
  }

  let container: String
  let cause: Cause
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .notByReference, message: message, location: location,
      notes: [Diagnostic.Note(cure)])
  }

  private var message: String {
    switch cause {
    case .isReference(let kind):
      "'\(container)' is \(kind == "actor" ? "an" : "a") \(kind), so it is passed by reference "
        + "already"
    case .isNoStruct(let kind):
      "'\(container)' is an \(kind); 'byReference' is for structs"
    case .isNoncopyable:
      "'\(container)' cannot be copied, so its 'Reference' could not hold a copy"
    case .nameIsTaken(let name):
      "'\(container)' has its own '\(name)', so none can be generated"
    }
  }

  private var cure: String {
    let without = "remove '\"byReference\": true' from '.hasgen.json'"
    return switch cause {
    case .isReference: without
    case .isNoStruct: "make it a struct, or \(without)"
    case .isNoncopyable: "remove '~Copyable', or \(without)"
    case .nameIsTaken(let name): "give '\(name)' another name, or \(without)"
    }
  }
}
