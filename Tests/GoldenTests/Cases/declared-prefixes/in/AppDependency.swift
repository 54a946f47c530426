struct AppDependency {
  let logger: Int
  let delegate: Int
}

final class Screen {
  typealias Dependencies = LoggerProvider
}
