final class Logger: Sendable {}

@MainActor final class Screen {
  init(logger: Logger) {}
}
@MainActor protocol MakesScreen { func makeScreen() -> Screen }

@MainActor final class AppDependency {
  let logger = Logger()
}

actor WorkDependency {
  let app: AppDependency
  let logger: Logger
  init(app: AppDependency, logger: Logger) {
    self.app = app
    self.logger = logger
  }
}
