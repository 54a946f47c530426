import DependencyGraph
import Findings
import Roles
import SwiftReading

/// A provider that was considered for a value, and the reason why it is not taken.
package struct RejectedProvider: Hashable, Sendable {
  /// The reason why a provider is not taken.
  package enum Reason: Hashable, Sendable {
    /// No source declares the type.
    case isUndeclared
    /// It conforms with another associated type.
    case hasOtherAssociatedType(String, String, insteadOf: String)
    /// The sources have no type that conforms to the protocol.
    case hasNoImplementation
    /// Several are as good.
    case isOneOf([Rival], Kind)
    /// No container has all protocols of a composition; the protocols that this one lacks.
    case lacks([Lack], container: String)
    /// A container has it, and it cannot be read.
    case isOutOfReach(OutOfReach.Cause, of: String)
    /// A container has it, and `live` cannot read it, but be handed another one.
    case isPassedOver(OutOfReach.Cause, of: String)
    /// A value of its type has another name than those that it is found by.
    case hasOtherNames([String], than: [String])
    /// It is a container, which is handed on: whether it is the one that is being built.
    case isContainer(isOwn: Bool)
    /// It is a container that would be made of the members of one of its kind.
    case isMadeAbove
    case isHidden(Access)
    /// It is written by Swift, and a member takes it out of sight.
    case isHiddenBy(member: String, Access)
    case isNotImported(module: String)
    /// The file beside the container cannot write the type.
    case cannotBeNamed(UnnameableType.Cause)
    case isFailable
    case isForTests
    /// It is called as what makes it, and gives something of another type.
    case givesOther(String, insteadOf: String)
    /// A directive prefers it, and it cannot be called.
    case isMarkedInVain
    /// Each case has a type or a call of its own: only a function can choose.
    case isMadeByCase
    /// It is there only for some generic arguments.
    case isConstrained(String)
    case isGeneric
    /// A generic function is to give it.
    case isOfGenericFunction(String)
    /// It conforms, and its generic parameters of these names are open.
    case hasOpenArguments([String])
    case isConditional(String)
    case isIgnored
    /// It has no initializer: what it is.
    case hasNoInitializer(String)
    /// It is needed for itself.
    case needsItself
    /// It stands in a generic type.
    case isInGeneric(String)
    /// It is a method that would call itself, by way of others.
    case callsItself
    /// It can be built, but not where it is asked for.
    case isAsync(by: String)
    case throwsErrors(by: String)
    case throwsOtherErrors(by: String)
    case isIsolated(to: String, by: String)
    /// It is a closure with arguments of one type, and no names to tell them apart.
    case hasUnnamedArguments(of: String)
    /// A value of its kind cannot be handed over: `inout`.
    case isUnfit(String)
    case isTooLarge
    /// A runtime argument that nobody takes, or one call more than once.
    case isUsed(times: Int, by: String)
    /// It is a value, which nothing builds.
    case isNoService
    /// It would be gone as soon as it is there: what does not keep it.
    case isNotKept(String)
    /// An attribute makes it unavailable, or advises against it.
    case isUnavailable
    /// The sources make it conform, and do not declare it.
    case isForeign
    /// It is a member of another container, of which there would be a second one: that of a child,
    /// or of one that is out of reach.
    case isMemberElsewhere(String, of: String, isChild: Bool)
    /// The function `live` of a container shares it among the members.
    case isShared(String, by: String)
  }

  /// The kind of rivals.
  package enum Kind: Hashable {
    /// Two members that only their names tell apart, asked for as another type than theirs.
    case twin
    case argument, member, implementation, marked, initializer, factory, scope
  }

  /// A provider among several.
  package struct Rival: Hashable {
    package let name: String
    package let location: Location?

    package init(name: String, location: Location?) {
      self.name = name
      self.location = location
    }
  }

  /// A Has-protocol that a container lacks, and a container that has it.
  package struct Lack: Hashable, Sendable {
    package let name: String
    package let owner: String?
    /// The member that gives it to the container, if that is not there before the container is.
    package var isTooEarly: TooEarly?
    /// A member that is not `Sendable`, where the composition asks for that.
    package var notSendable: String?
    /// Whether the protocol has associated types, so that no struct can be written that conforms to
    /// it.
    package var hasAssociatedTypes = false

    package init(
      name: String, owner: String?, isTooEarly: TooEarly? = nil, notSendable: String? = nil,
      hasAssociatedTypes: Bool = false
    ) {
      self.name = name
      self.owner = owner
      self.isTooEarly = isTooEarly
      self.notSendable = notSendable
      self.hasAssociatedTypes = hasAssociatedTypes
    }
  }

  /// A value that is not there before the container is.
  package enum TooEarly: Hashable, Sendable {
    /// A member with a value of its own, or a computed one.
    case member(String)
    /// A member that the container's initializer takes under another name or type.
    case parameter(String, type: String, container: String)
    /// A function or closure that makes something, and why it cannot be had earlier.
    case factory(String, [RejectedProvider])
  }

  /// The name of the provider.
  package let name: String
  package let location: Location?
  package let reason: Reason

  package init(name: String, location: Location?, reason: Reason) {
    self.name = name
    self.location = location
    self.reason = reason
  }
}

extension RejectedProvider.Reason {
  /// Whether something would have to be chosen, which is the user's to do.
  package var isAmbiguity: Bool {
    switch self {
    case .isOneOf, .hasUnnamedArguments: true
    default: false
    }
  }
}

extension Effects {
  /// The reason why a call with other effects cannot stand in a body with these.
  package func obstacle(to other: Effects, by name: String) -> RejectedProvider.Reason? {
    if other.isAsync, !isAsync { return .isAsync(by: name) }
    switch (throwing, other.throwing) {
    case (_, .nothing), (.anyError, _): return nil
    case (.typed(let own), .typed(let others)) where own == others: return nil
    case (.typed, _): return .throwsOtherErrors(by: name)
    default: return .throwsErrors(by: name)
    }
  }
}
