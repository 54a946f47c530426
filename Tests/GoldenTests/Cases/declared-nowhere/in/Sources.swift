struct AppDependency {
  let logger: Int
}

final class Screen {
  typealias Dependencies = HasLoger & HasClock
}
