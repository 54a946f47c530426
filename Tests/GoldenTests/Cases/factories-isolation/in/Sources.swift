// Containers and what they make, isolated to the main actor or to themselves.
protocol HasLogger { var logger: Logger { get } }
final class Logger: Sendable {}

@MainActor final class Screen {
  init(logger: Logger) {}
}
@MainActor protocol MakesScreen { func makeScreen() -> Screen }
protocol MakesLaterScreen { func makeLaterScreen() async -> Screen }
protocol MakesPage { func makePage() async -> Page }
struct Page: Sendable { let logger: Logger }

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
protocol HasWork: Actor { var work: Int { get } }

struct PlainDependency: Sendable {
  let app: AppDependency
  let logger: Logger
}

struct Coordinator {
  typealias Dependencies = MakesScreen & MakesLaterScreen & MakesPage
}
