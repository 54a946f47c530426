protocol HasLogger { var logger: Int { get } }
protocol HasRouter { var router: Int { get } }

@MainActor
final class AppDependency {
  let logger = Int(1)
  var router: Int = 1
}

final class Home {
  typealias Dependencies = HasLogger & HasRouter

  init(dependencies: any Dependencies) {}
}

func start(_ app: AppDependency) { _ = Home(dependencies: app) }
