// That nobody has both is no finding of its own.
struct Logger {}
protocol HasLogger { var logger: Logger { get } }
protocol HasLogger { var log: Logger { get } }

struct AppDependency {
  let logger: Logger
  func load() async throws -> Int { 1 }
}

// The cure names all effects at once.
protocol HasLoading { func load() -> Int }

final class Host {
  typealias Dependencies = HasLogger & HasLoading
  init(dependencies: any Dependencies) {}
}
