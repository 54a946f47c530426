// What a wrapper builds on first use is left to it, unless something else takes it at once.
@propertyWrapper struct Lazy<Value> {
  private let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value { make() }
}
protocol HasLogger { var logger: Logger { get } }
final class Logger {}
final class Net { init(logger: Logger) {} }
final class Store { init(dependencies: any HasLogger) {} }
final class Base {}
final class Top { init(base: Base) {} }

struct AppDependency {
  let logger: Logger
  @Lazy var net: Net
  @Lazy var store: Store
  @Lazy var base: Base
  let top: Top
}
