@propertyWrapper
final class Lazy<Value> {
  private var make: () -> Value
  lazy var wrappedValue: Value = make()

  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
}

/// A value that is a member stays a parameter; `logger` and `weather` need values of their own,
/// `users` and `orders` share some.
struct AppDependency {
  let station: Station
  let logger: any Logging
  let weather: any Weather
  let users: Users
  let orders: Orders
  let cache: Cache
  let note: String?
  @Lazy var heavy: Heavy
  let heavyReader: HeavyReader
  let archive: Archive
  let counter: Counter
  let clock: Clock
}
