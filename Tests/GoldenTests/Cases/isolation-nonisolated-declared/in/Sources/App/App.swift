nonisolated protocol Logging: Sendable { func log(_ line: String) }

nonisolated struct AppDependency: Sendable { let logger: any Logging }

nonisolated final class Greeter {
  typealias Dependencies = HasLogger

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func greet() { dependencies.logger.log("hi") }
}

nonisolated func start(_ app: AppDependency) { Greeter(dependencies: app).greet() }
