/// A service declares it by hand, so that only hands give it.
protocol HasAdmin {}
struct AdminService: HasAdmin {}

protocol HasLogger { var logger: Int { get } }
struct AppDependency {
  let logger: Int
}

final class Screen {
  typealias Dependencies = HasAdmin & HasLogger
}
