import SwiftOutline

/// A protocol that a container conforms to and its `Reference` cannot.
struct ReferenceGap: Sendable {
  /// Why a class cannot have by forwarding what the protocol asks for.
  enum Cause: Sendable, Hashable {
    /// An initializer would make a container, not a reference to one.
    case initializer
    /// What is written with `Self` would have to be a `Reference`.
    case mentionsSelf(String)
    /// Swift cannot hand on a list of arguments.
    case variadic(String)
    /// A type that cannot be named in the generated file.
    case unnameable(type: String, member: String)
    /// The protocol inherits from one that no source declares.
    case unknownParent(String)
    /// No source declares it.
    case undeclared
    /// It refines `Sendable`, which a copy that can be changed is not.
    case notSendable(setter: String)
    /// It is not isolated, and wants to change what is.
    case isolated(String, globalActor: String)
    /// The conformance or the protocol cannot be seen from the container's module and file.
    case invisible
  }

  let protocolName: String
  let cause: Cause
  let location: Location
}
