protocol Logging: AnyObject {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

struct Article {
  let title: String
}

protocol HasPage<Item> {
  associatedtype Item
  var items: [Item] { get }
}

/// Reads its page in its initializer.
final class Headlines {
  let titles: [String]
  let logger: any Logging

  init(dependencies: any HasPage<Article> & HasLogger) {
    titles = dependencies.items.map(\.title)
    logger = dependencies.logger
    logger.log("headlines")
  }
}

protocol HasHeadlines {
  var headlines: Headlines { get }
}

struct AppDependency {
  let logger: any Logging
  let items: [Article]
  let headlines: Headlines
}

struct FrontPage {
  typealias Dependencies = HasHeadlines & HasLogger

  let dependencies: any Dependencies

  func open() -> String {
    dependencies.logger.log("front page")
    return dependencies.headlines.titles.joined(separator: ", ")
  }
}
