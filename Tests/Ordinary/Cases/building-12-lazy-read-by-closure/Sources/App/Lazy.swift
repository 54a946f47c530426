/// A member that is built on first use, and once; copies of the container share it.
@propertyWrapper
struct Lazy<Value>: Sendable {
  /// Used by one thread in this app.
  private final class Box: @unchecked Sendable {
    var value: Value?
  }

  private let box = Box()
  private let build: @Sendable () -> Value

  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { build = wrappedValue }

  var wrappedValue: Value {
    if let value = box.value { return value }
    let value = build()
    box.value = value
    return value
  }
}
