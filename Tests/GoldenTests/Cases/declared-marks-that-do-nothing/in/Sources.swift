protocol HasClock { var clock: Int { get } }

struct AppDependency {
  // hasgen: has
  let clock: Int
  // hasgen: has
  private let secret = 1
  // hasgen: has
  let _backing = 1
  // hasgen: has
  static let shared = 1
  // hasgen: has
  func make() -> Int { 1 }
  // hasgen: has
  let logger: Int
}

struct Everything {
  // hasgen: has
  let page: Int
  let other: Int
}

// hasgen: container
struct NotAsked {
  // hasgen: has
  let page: Int
}

// hasgen: has
struct Service {
  // hasgen: has
  let part: Int
}

// hasgen: hass
struct Misspelled {}
