nonisolated protocol HasClock { var now: Int { get } }
nonisolated protocol HasUser { var user: String { get } }
protocol HasScreen { var screen: Int { get } }
nonisolated protocol MakesGreeter { func makeGreeter(times: Int) -> Greeter }

nonisolated struct AppDependency: Sendable {
  let now: Int
  let screen: Int
}

nonisolated struct UserDependency: Sendable {
  let app: AppDependency
  let user: String
}

nonisolated final class Greeter {
  typealias Dependencies = HasClock & HasUser

  private let dependencies: any Dependencies

  init(times: Int, dependencies: any Dependencies) { self.dependencies = dependencies }

  func greet() -> String { "\(dependencies.user) \(dependencies.now)" }
}

final class Home {
  typealias Dependencies = HasScreen & MakesGreeter

  init(dependencies: any Dependencies) {}
}

nonisolated func start(_ user: UserDependency) -> String {
  user.makeGreeter(times: 1).greet() + Greeter(times: 2, dependencies: user).greet()
}

func show(_ user: UserDependency) { _ = Home(dependencies: user) }
