import SwiftOutline
import SwiftProgram

/// The members that a function `live` builds, as far as they are known before they are resolved.
struct LiveMembers: Sendable {
  /// The members that an instance becomes, which are no sources for it.
  private(set) var names: [Instance.Key: Set<String>] = [:]

  /// Notes which instance a member is.
  mutating func add(_ member: String, as key: Instance.Key) {
    names[key, default: []].insert(member)
  }
}

/// The way from the value that is wanted to one that it needs.
struct Path {
  /// What is being built.
  private(set) var keys: [Instance.Key] = []
  /// The types that are asked for on the way.
  private(set) var types: [TypeSyntax] = []
  /// The members that the call is, whose parameters are asked for.
  private(set) var selves: Set<String> = []
  /// The container that is being made, whose members are nobody else's then.
  private(set) var scope: SymbolID?

  /// How many calls stand around it.
  var depth: Int { keys.count }

  /// The way on to the parameters of a call.
  func inCall(of candidate: Candidate, as role: Role) -> Path {
    var copy = self
    copy.keys.append(Instance.Key(candidate))
    copy.selves = role.selves
    if let scope = candidate.scope { copy.scope = scope }
    return copy
  }

  /// The way on to what makes a type.
  func building(_ type: TypeSyntax) -> Path {
    var copy = self
    copy.types.append(type)
    return copy
  }
}

/// What a call is made for.
struct Role {
  /// What its open parameters belong to.
  let owner: OpenValue.Owner
  /// The members that it becomes.
  let selves: Set<String>
  /// Whether it is what a factory or a closure makes, and not a part of that.
  let isProduct: Bool
}
