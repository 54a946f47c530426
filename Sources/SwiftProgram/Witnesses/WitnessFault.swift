import SwiftReading

/// The reason why a member is no witness for a requirement of its name.
package enum WitnessFault: Sendable, Hashable {
  /// It is of another type than asked for.
  case differentType
  /// Its type is left to the compiler, which takes that of the initial value.
  case inferredType(TypeSyntax?)
  /// It is a function where a property is asked for, or the other way round.
  case otherKind
  /// It takes other parameters, or gives another result.
  case differentSignature
  /// It is a type's own where a value's is asked for, or the other way round.
  case isStatic(Bool)
  /// Reading it changes the struct: `lazy`.
  case lazyInStruct
  /// Reading or calling it changes the struct: `mutating`.
  case mutating
  /// Setting it changes the struct, where a `nonmutating set` is asked for.
  case mutatingSetter
  /// It cannot be set.
  case notSettable
  /// Its setter cannot be seen from where the conformance stands.
  case setterInaccessible(Access)
  /// It cannot be seen from where the conformance stands, or not widely enough.
  case inaccessible(Access, needed: Access)
  /// It is `async` and the requirement is not.
  case isAsync
  /// It throws and the requirement does not, or something else.
  case throwing
  /// It is isolated to a global actor and the requirement is not.
  case isolated(toGlobalActor: String)
  /// It belongs to a type that is an actor, and the requirement can be used from outside.
  case isolatedToOwnActor
  /// It belongs to a type that is an actor, and the protocol to a global actor.
  case protocolOfGlobalActor(String)
}
