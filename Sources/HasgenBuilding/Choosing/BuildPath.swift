import HasgenProgram
import HasgenReading

/// The members that a function `live` builds, collected before their plans are resolved.
struct LiveMembers: Sendable {
  /// The members with a type of their own, by the instance that each holds. A member is never its
  /// own argument.
  var members: [Instance.Key: Set<String>] = [:]
  /// The members that share their type with others, by the instance that this type resolves to.
  var ambiguous: [Instance.Key: Set<String>] = [:]
}

/// The calls between the requested value and one of the values that it needs.
struct BuildPath {
  /// The instances that are being built.
  private(set) var keys: [Instance.Key] = []
  /// The members that hold the result of the current call, which cannot be its arguments.
  private(set) var selves: Set<String> = []
  /// The child container that the current call creates.
  private(set) var scope: SymbolID?

  /// Continues the path to the parameters of a call.
  mutating func enter(_ provider: Provider, as purpose: Purpose) {
    keys.append(provider.callee)
    selves = purpose.members
    scope = provider.scope ?? scope
  }
}

/// The use of a call's result.
struct Purpose {
  /// The members that hold the result.
  let members: Set<String>
  /// True if the call must use every argument of a factory, as the product of the factory must.
  let mustUseArguments: Bool
}
