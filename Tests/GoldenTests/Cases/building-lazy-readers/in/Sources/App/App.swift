// What is built on first use stays so where another such member takes it, or a closure.
struct AppDependency: Sendable {
  @Once var heavier: Heavier
  @Once var heavy: Heavy
  let other: Other
  let composer: Composer
}

// What is built at once takes at once what it needs, and so does a composition.
struct EagerDependency: Sendable {
  @Once var heavy: Heavy
  @Once var heavier: Heavier
  let user: User
  @Once var other: Other
  let keeper: Keeper
}

protocol HasHeavy { var heavy: Heavy { get } }
protocol HasOther { var other: Other { get } }

// Each class says when one of it is built.
enum Births {
  nonisolated(unsafe) static var names: [String] = []
  static func note(_ name: String) { names.append(name) }
}

final class Heavy: Sendable { init() { Births.note("Heavy") } }
final class Heavier: Sendable {
  let heavy: Heavy
  init(heavy: Heavy) {
    self.heavy = heavy
    Births.note("Heavier")
  }
}
final class Other: Sendable { init() { Births.note("Other") } }
final class Composer: Sendable {
  let heavy: @Sendable () -> Heavy
  init(heavy: @escaping @Sendable () -> Heavy, other: Other) { self.heavy = heavy }
}
final class User: Sendable { init(heavier: Heavier) {} }
final class Keeper: Sendable {
  let dependencies: any HasOther & Sendable
  init(dependencies: any HasOther & Sendable) { self.dependencies = dependencies }
}

/// Builds its value once, on first use.
@propertyWrapper final class Once<Value: Sendable>: @unchecked Sendable {
  private let make: @Sendable () -> Value
  private var value: Value?
  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { make = wrappedValue }
  var wrappedValue: Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}
