/// Is no member, and needed by two that are.
final class ConnectionPool {
  init(logger: any Logging) { logger.log("pool") }
}

protocol FeedReading: AnyObject {
  var titles: [String] { get }
}

protocol HasFeeds {
  var feeds: any FeedReading { get }
}

final class WebFeeds: FeedReading {
  let titles: [String]
  let pool: ConnectionPool

  init(baseURL: String, pool: ConnectionPool, logger: any Logging) {
    self.pool = pool
    titles = ["\(baseURL)/news", "\(baseURL)/talk"]
    logger.log("feeds")
  }
}

final class Downloader {
  typealias Dependencies = HasClock & HasLogger

  let pool: ConnectionPool
  let dependencies: any Dependencies
  let server: String
  let retries: Int

  init(
    baseURL: String, pool: ConnectionPool, retries: Int = 3, dependencies: any Dependencies
  ) {
    self.pool = pool
    self.retries = retries
    self.dependencies = dependencies
    server = baseURL
    dependencies.logger.log("downloader on day \(dependencies.clock.today)")
  }
}

protocol HasDownloader {
  var downloader: Downloader { get }
}
