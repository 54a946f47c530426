import Core

final class AppDependency {
  let logger: Int
  let b: Int

  init() {
    logger = 1
    b = 1
  }
}

protocol HasB { var b: Int { get } }

final class Screen {
  typealias Dependencies = HasLogger & HasB

  init(dependencies: any Dependencies) {}
}

func open(_ app: AppDependency) { _ = Screen(dependencies: app) }
