// Services that are handed what makes something.
protocol Logging: Sendable {}
protocol HasLogger { var logger: any Logging { get } }
struct ConsoleLogger: Logging {}
struct Day: Sendable {}

final class DayScreen {
  init(day: Day, title: String, dependencies: any HasLogger & MakesNote) {}
}
protocol MakesDayScreen { func makeDayScreen(for day: Day, _ title: String) -> DayScreen }

final class Note { init(logger: any Logging) {} }
protocol MakesNote { @MainActor func makeNote() async throws -> Note }

typealias MakeLog = () -> ConsoleLogger
protocol HasMakeLog { var makeLog: MakeLog { get } }

final class Navigator {
  typealias Dependencies = HasLogger & MakesDayScreen & HasMakeLog
  init(dependencies: any Dependencies) {}
}
protocol HasNavigator { var navigator: Navigator { get } }

// An argument that is called as something that is there.
protocol MakesTwin { func makeTwin(logger: any Logging, day: Day) -> Twin }
final class Twin { init(logger: any Logging, day: Day, dependencies: any HasLogger) {} }
final class Parent { init(dependencies: any MakesTwin) {} }

struct AppDependency {
  let parent: Parent
  let navigator: Navigator
  let logger: any Logging
}
