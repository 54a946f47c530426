import Core

struct AppDependency {
  let logger: Int
  let a: Int
}

protocol HasA { var a: Int { get } }

final class Screen {
  typealias Dependencies = HasLogger & HasA

  init(dependencies: any Dependencies) {}
}

func open(_ app: AppDependency) { _ = Screen(dependencies: app) }
