import Findings
import SwiftReading
import SwiftProgram

/// A member of a container that cannot be read where something is built, so that nothing of its
/// type is built beside it either.
package struct OutOfReach {
  /// The reason why a member cannot be read.
  package enum Cause: Hashable {
    /// It is not there before the container is.
    case isTooEarly
    case isHidden(Access)
    /// The parent that has it is out of sight.
    case isOfHidden(parent: String, Access)
    /// Reading it changes the struct that it belongs to.
    case isMutating
    case isConditional(String)
    /// Its name is that of what is requested, and its type is not written.
    case isUntyped
    case isIsolated(to: String)
    /// The parent that has it may be `nil`.
    case isOfOptional(parent: String)
    /// Only what has a protocol is handed on by reference.
    case isBehindReference
    /// It may be `nil`, and what is requested may not.
    case isOptional
    /// It is there as a value of a protocol: what that is.
    case isOfProtocol(String)
  }

  /// The name.
  let name: String
  /// The type without sugar; `nil` where it is not known.
  let type: TypeSyntax?
  /// The container that has it.
  let holder: String
  let location: Location
  let cause: Cause
  /// The condition under which it is there.
  let condition: ConditionSet
  /// Whether the member belongs to a parent.
  let isOfParent: Bool
  /// Whether the member has a value of its own, and not one that may be another member's.
  package var hasOwnValue = false

  /// Returns the member with another cause.
  func because(_ cause: Cause) -> OutOfReach {
    OutOfReach(
      name: name, type: type, holder: holder, location: location, cause: cause,
      condition: condition, isOfParent: isOfParent)
  }

  /// The name without the parents that have it.
  var baseName: String { name.pathParts.last ?? name }

  var rejection: RejectedProvider {
    RejectedProvider(name: name, location: location, reason: .isOutOfReach(cause, of: holder))
  }

  /// The rejection of a value, which may be handed over all the same.
  var refusalOfValue: RejectedProvider {
    RejectedProvider(name: name, location: location, reason: .isPassedOver(cause, of: holder))
  }
}

extension BuildEnvironment.Member {
  /// Returns the member as one that cannot be read.
  func outOfReach(_ cause: OutOfReach.Cause, of holder: String) -> OutOfReach {
    OutOfReach(
      name: name, type: type, holder: holder, location: location, cause: cause,
      condition: condition, isOfParent: isOfParent)
  }
}
