import SwiftReading
import SwiftProgram

/// The members that a function `live` builds, as far as they are known before they are resolved.
struct LiveMembers: Sendable {
  /// The members that are built from each instance. A member is never its own argument.
  var names: [Instance.Key: Set<String>] = [:]
  /// Members of one declared type, by the instance that each is built from.
  var twins: [Instance.Key: Set<String>] = [:]
}

/// The way from the value that is requested to one that it needs.
struct BuildPath {
  /// The instances that are being built.
  private(set) var keys: [Instance.Key] = []
  /// The members that hold the result of the current call. They are no candidates for its arguments.
  private(set) var selves: Set<String> = []
  /// The child container that the current call makes.
  private(set) var scope: SymbolID?

  /// The number of calls around the current one.
  var depth: Int { keys.count }

  /// The way on to the parameters of a call.
  func inCall(of provider: Provider, as purpose: Purpose) -> BuildPath {
    var copy = self
    copy.keys.append(provider.callee)
    copy.selves = purpose.members
    if let scope = provider.scope { copy.scope = scope }
    return copy
  }
}

/// The purpose of a call.
struct Purpose {
  /// The members that it becomes.
  let members: Set<String>
  /// True if the call makes the product of a factory or a closure, and not a part of it.
  let isProduct: Bool
}
