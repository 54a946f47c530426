// What is built on first use stays so in a copy, and is the same object.
@propertyWrapper struct Once<Value>: Sendable {
  private final class Box: @unchecked Sendable { var value: Value? }
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
@propertyWrapper struct OnceHere<Value> {
  private final class Box { var value: Value? }
  private let box = Box()
  private let build: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { build = wrappedValue }
  var wrappedValue: Value {
    if let value = box.value { return value }
    let value = build()
    box.value = value
    return value
  }
}

public final class Logger: Sendable { public init() {} }
final class Secret: Sendable {}
final class Heavy: Sendable {
  nonisolated(unsafe) static var count = 0
  init() { Self.count += 1 }
}
final class Page {}
final class Draft {}
