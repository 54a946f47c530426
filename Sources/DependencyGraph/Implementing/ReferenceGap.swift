import Findings
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
    case unnameable(UnnameableType, member: String)
    /// The protocol inherits from one that no source declares.
    case unknownParent(String)
    /// No source declares it.
    case undeclared
    /// It refines `Sendable`, which a copy that can be changed is not.
    case notSendable(setter: String)
    /// It changes the copy of an isolated class, which others read from anywhere.
    case isolated(String, globalActor: String)
    /// The generated file cannot see it.
    case hidden(Access)
    /// The conformance is stated in another module, which sees the container's.
    case elsewhere(module: String)
  }

  let protocolName: String
  let cause: Cause
  let location: Location
}
