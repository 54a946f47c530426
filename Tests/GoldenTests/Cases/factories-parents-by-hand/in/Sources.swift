// What a parent has by hand is called, with what the child has.
final class Log {}
struct Row { init(log: Log, number: Int) {} }
struct Page { init(log: Log, number: Int) {} }
struct Title { init(log: Log) {} }
struct Cover { let title: Title }
protocol MakesPages {
  func makeRow(number: Int) -> Row
  func makePage(number: Int) -> Page
  var makeTitleLater: () -> Title { get }
}
protocol MakesTitle { func makeTitle() -> Title }
protocol MakesCover { func makeCover() -> Cover }

struct AppDependency {
  let log: Log
  func makePage(number: Int) -> Page { Page(log: log, number: number + 1000) }
  var makeTitleLater: () -> Title { { Title(log: Log()) } }
  static func makeTitle(log: Log) -> Title { Title(log: log) }
}
struct UserDependency {
  let app: AppDependency
  let log: Log
}
struct ScreenDependency {
  let user: UserDependency
  let log: Log
}

final class Coordinator { typealias Dependencies = MakesPages & MakesTitle & MakesCover }
