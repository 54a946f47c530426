// A type that has a part of the composition does not satisfy it.
final class Shop {
  typealias Dependencies = HasCart & HasLogger
}
struct Cart: HasCart {
  let cart: Int
}

// Nor does a type under a condition.
final class Feature {
  typealias Dependencies = HasTrace & HasLogger
}
#if DEBUG
  struct DebugServices: HasTrace, HasLogger {
    let trace: Int
    let logger: Int
  }
#endif

// Nor a stand-in by its name, in the body of a function neither.
final class Radio {
  typealias Dependencies = HasRadio
}
struct MockServices: HasRadio {
  let radio: Int
}
enum RadioPreviews {
  struct Services: HasRadio {
    let radio: Int
  }
}
func listen() {
  struct StubServices: HasRadio {
    let radio: Int
  }
  _ = StubServices(radio: 1)
}
