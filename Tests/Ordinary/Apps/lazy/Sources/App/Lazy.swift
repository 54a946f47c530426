/// A member that is built on first use, and once; copies of the container share it.
@propertyWrapper
struct Lazy<Value> {
  private final class Box {
    var value: Value?
  }

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
