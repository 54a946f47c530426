protocol HasLogger: Sendable { var logger: Int { get } }
protocol HasUser { var user: Int { get } }

struct AppDependency: Sendable { let logger: Int }

struct UserDependency {
  let app: AppDependency
  let user: Int
}

final class Screen {
  typealias Dependencies = HasLogger & HasUser

  init(dependencies: any Dependencies) {}
}
