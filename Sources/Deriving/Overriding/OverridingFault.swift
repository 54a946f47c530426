import DependencyGraph
import SwiftReading
import SwiftProgram

/// An obstacle to a copy with other members.
package enum OverridingFault {
  // MARK: The container

  /// A class or an actor.
  case isReference(String)
  /// An enum.
  case isNoStruct(String)
  case isNoncopyable
  /// It has a member of the name that would be generated.
  case nameIsTaken(Member)
  /// No member of it can be replaced.
  case hasNothing
  /// The member with whose `#if` condition there are too many combinations.
  case conditions(Member)

  // MARK: Its members

  /// A parent that no other file sees, so that it cannot be forwarded to either.
  case hidesParent(StoredMember)
  /// A private member takes the initializer that Swift writes out of sight, and there is no other.
  case hidesInitializer(StoredMember, members: [StoredMember])
  /// An initializer that cannot be called, and why.
  case unusable(Member, String)
  /// A parameter of an initializer that no member answers to.
  case unmatched(String, Member)
  /// A member that is wanted by an initializer, and that no other file can read.
  case unreadable(StoredMember)
  /// A member that is given to no initializer, cannot be set afterwards, and is not to be made anew.
  case unset(StoredMember)
  /// A member with a property wrapper, which only a copy of `self` keeps.
  case wrapped(StoredMember, by: String)
  /// A member that another global actor keeps than the one that keeps the others.
  case isolated(Member, String)

  /// The fault of a type that cannot be copied with other members, whatever these are; `nil` for
  /// none.
  package init?(of container: NominalType) {
    let taken = container.ownMembers.first { $0.declaration.baseName == Overriding.name }
    if container.isClassBound {
      self = .isReference(container.kind.rawValue)
    } else if container.kind != .struct {
      self = .isNoStruct(container.kind.rawValue)
    } else if container.isNoncopyable {
      self = .isNoncopyable
    } else if let taken {
      self = .nameIsTaken(taken)
    } else {
      return nil
    }
  }

  /// The member that it is told at; `nil` for the container.
  package var member: Member? {
    switch self {
    case .isReference, .isNoStruct, .isNoncopyable, .hasNothing: nil
    case .nameIsTaken(let member), .conditions(let member), .unusable(let member, _),
      .unmatched(_, let member), .isolated(let member, _):
      member
    case .hidesParent(let stored), .hidesInitializer(let stored, _), .unreadable(let stored),
      .unset(let stored), .wrapped(let stored, _):
      stored.member
    }
  }

  /// The name of the parent that it tells of; `nil` for none.
  package var hiddenParent: String? {
    if case .hidesParent(let member) = self { member.declaration.name } else { nil }
  }

  /// The name of the member that is to blame if no other file can see it; `nil` for none.
  package var hiddenMember: String? {
    switch self {
    case .hidesParent(let member), .hidesInitializer(let member, _): member.declaration.baseName
    default: nil
    }
  }

  /// Whether the obstacle may vanish once the hidden parents can be seen.
  func mayComeOf(_ parents: [StoredMember]) -> Bool {
    switch self {
    case .hidesInitializer, .unusable, .unmatched: true
    case .unreadable(let member), .unset(let member):
      parents.contains { $0.declaration === member.declaration }
    default: false
    }
  }
}
