protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }

/// Conforms to nothing yet.
final class World {
  let logger: Int = 1
  let clock: Int = 2
}

final class Screen {
  typealias Dependencies = HasLogger & HasClock
  init(dependencies: any Dependencies) {}
}
