// Where a closure for what is built on first use cannot be had, nothing else would keep it so.
@propertyWrapper struct Once<Value>: Sendable {
  private let build: @Sendable () -> Value
  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { build = wrappedValue }
  init(named: String, _ value: @escaping @Sendable () -> Value) { build = value }
  var wrappedValue: Value { build() }
}
final class Logger {}
struct Heavy: Sendable {}

/// The closure would capture what is not 'Sendable'.
struct UnsharedDependency {
  let logger: Logger
  @Once var heavy: Heavy
}

/// It would leave the actor.
@MainActor struct ViewDependency {
  let logger: Logger
  @Once var heavy: Heavy
}

/// The initializer that Swift writes does not take it.
struct NamedDependency: Sendable {
  let name: String
  @Once(named: "heavy", { Heavy() }) var heavy: Heavy
}
