/// A service conforms by hand, the container does not.
protocol HasAdmin {}

protocol HasLogger { var logger: Int { get } }
struct AppDependency {
  let logger: Int
}

final class Screen {
  typealias Dependencies = HasAdmin & HasLogger
}
