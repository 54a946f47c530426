final class Screen: Sendable { init(logger: Logger) {} }
protocol MakesScreen: Sendable { func makeScreen() -> Screen }

struct AppDependency {
  let logger: Logger
}
final class Coordinator { typealias Dependencies = MakesScreen }
