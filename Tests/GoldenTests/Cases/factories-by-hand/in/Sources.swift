// What is written by hand is a witness as any other, and wins.
protocol HasLogger { var logger: Logger { get } }
final class Logger {}
struct Day {}

final class AppDependency {
  let logger = Logger()

  func makeOwn() -> Own { Own(title: "by hand") }
  static func makeScreen(for day: Day, logger: Logger) throws -> Screen {
    Screen(day: day, title: "by hand")
  }
  static func makeTitle() -> Title { Title(text: "by hand") }
}
struct UserDependency {
  let app: AppDependency
  let user: Int
}

protocol MakesOwn { func makeOwn() -> Own }
struct Own { let title: String }
protocol MakesScreen { func makeScreen(for day: Day) throws -> Screen }
struct Screen {
  let day: Day
  let title: String
}
protocol MakesPage { func makePage() -> Page }
struct Page { let title: Title }
struct Title { let text: String }

// A closure keeps the container that made it.
protocol HasMakePage { var makePageLater: () -> Page { get } }
struct Later { typealias Dependencies = HasMakePage }
