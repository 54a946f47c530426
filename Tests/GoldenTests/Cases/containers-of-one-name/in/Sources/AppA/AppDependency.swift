import Core

struct AppDependency {
  let logger: Int
}

final class Screen {
  typealias Dependencies = HasLogger

  init(dependencies: any Dependencies) {}
}
