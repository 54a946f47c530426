nonisolated protocol Logging: Sendable { func log(_ line: String) }
nonisolated protocol HasLogger { var logger: any Logging { get } }
nonisolated protocol HasUser { var user: User { get } }

nonisolated struct ConsoleLogger: Logging { func log(_ line: String) {} }

nonisolated final class User: Sendable {
  typealias Dependencies = HasLogger

  init(dependencies: any Dependencies) {}
}

nonisolated struct AppDependency: Sendable {
  let logger: any Logging
  let user: User
}

nonisolated func start(_ app: AppDependency) {
  _ = app.overriding(logger: ConsoleLogger())
  _ = app.byReference.logger
  _ = AppDependency.live().byReference.overriding(logger: ConsoleLogger())
}
