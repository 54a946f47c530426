protocol HasLogger { var logger: Logger { get } }
protocol HasLogger { var log: Logger { get } }

struct AppDependency {
  func load() async throws -> Int { 1 }
}

// The cure names all effects at once.
protocol HasLoading { func load() -> Int }

final class Host {
  typealias Dependencies = HasLogger & HasLoading
}
