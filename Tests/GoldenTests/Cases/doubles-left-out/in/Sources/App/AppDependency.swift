class Superclass {}

/// What it cannot be at the same time, others are.
final class AppDependency: HasItems, HasInit, HasObject, @unchecked Sendable {
  let logger: Int = 1
  let clock: Int = 1
  static let shared: Int = 1
  let items: [Int] = []
  var object: Int = 1
}

// hasgen: container
struct Ticks {
  let clock: String
}

// hasgen: container
actor Acting: HasActor {
  func act() {}
}
