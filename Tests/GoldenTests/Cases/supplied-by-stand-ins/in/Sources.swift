protocol HasClock { var clock: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasPlayer { var player: Int { get } }
protocol HasRadio { var radio: Int { get } }

struct AppDependency {
  let logger: Int
}

// In parts only.
final class Shop {
  typealias Dependencies = HasStore & HasLogger
}
struct Store: HasStore {
  let store: Int
}

// Under a condition.
final class Feature {
  typealias Dependencies = HasClock & HasLogger
}
#if DEBUG
  struct DebugServices: HasClock, HasLogger {
    let clock: Int
    let logger: Int
  }
#endif

// By name.
final class Player {
  typealias Dependencies = HasPlayer
}
struct MockServices: HasPlayer {
  let player: Int
}
struct PlayerSpy: HasPlayer {
  let player: Int
}

// In a preview, and in a function's body.
final class Radio {
  typealias Dependencies = HasRadio
}
enum RadioPreviews {
  struct Services: HasRadio {
    let radio: Int
  }
}
func listen() {
  struct Local: HasRadio {
    let radio: Int
  }
  _ = Local(radio: 1)
}
