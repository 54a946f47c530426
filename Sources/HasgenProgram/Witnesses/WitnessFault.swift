import HasgenReading

/// The reason why a member is not a witness for a requirement of the same name.
package enum WitnessFault: Sendable, Hashable {
  /// The member has another type.
  case differentType
  /// The member has no written type, and the type that its initial value shows, if known, is
  /// another one.
  case inferredType(TypeSyntax?)
  /// The member is a function while the requirement is a property, or the other way round.
  case otherKind
  /// The member has other parameters, or another result.
  case differentSignature
  /// The member is static while the requirement is not (true), or the other way round (false).
  case isStatic(Bool)
  /// Reading the member changes the struct: `lazy`.
  case lazyInStruct
  /// Reading or calling the member changes the struct: `mutating`.
  case mutating
  /// Setting the member changes the struct while the requirement has a `nonmutating set`.
  case mutatingSetter
  /// The member cannot be set.
  case notSettable
  /// The access of the member's setter is narrower than the conformance needs.
  case setterInaccessible(Access)
  /// The access of the member is narrower than the conformance needs.
  case inaccessible(Access, needed: Access)
  /// The member is `async` and the requirement is not.
  case isAsync
  /// The member throws, and the requirement does not, or throws another error.
  case throwing
  /// The member is isolated to a global actor and the requirement is not.
  case isolated(toGlobalActor: String)
  /// The member is isolated to its actor and the requirement is not.
  case isolatedToOwnActor
  /// The type of the member is an actor, and the protocol is isolated to a global actor.
  case protocolOfGlobalActor(String)
}
