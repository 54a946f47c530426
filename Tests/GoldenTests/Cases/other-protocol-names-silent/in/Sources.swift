/// Names without anything in common.
protocol Logging { var logger: Int { get } }
protocol Ticker { var clock: Int { get } }
/// In common, but the others are called otherwise.
protocol ShowsTitle { var title: Int { get } }
protocol ShowsRow { var row: Int { get } }

struct AppDependency {
  let logger: Int
  let clock: Int
  let title: Int
  let row: Int
}
final class Feature {
  typealias Dependencies = Logging & Ticker
  init(dependencies: any Dependencies) {}
}
final class Cell {
  typealias Dependencies = ShowsTitle & ShowsRow
}
/// Asks for nothing.
protocol EmptyA {}
protocol EmptyB {}
typealias Empty = EmptyA & EmptyB & Codable
