protocol Logging: Sendable { func log(_ line: String) }
protocol HasLogger { var logger: any Logging { get } }

protocol Weather: Sendable { func today() async throws -> String }
protocol HasWeather { var weather: any Weather { get } }

protocol News: Sendable {}
protocol HasNews { var news: any News { get } }

struct Station: Sendable {}
struct ConsoleLogger: Logging {
  func log(_ line: String) {}
}
struct WebWeather: Weather {
  typealias Dependencies = HasLogger & HasClient
  init(station: Int, dependencies: any Dependencies) {}
  func today() async throws -> String { "" }
}

// Later in the order than what it needs.
struct WebNews: News {
  init(baseURL: String, weather: any Weather, dependencies: any HasLogger & HasClient, style: Style)
  {}
}
struct Style: Sendable { var isDark = false }

final class Client: Sendable {
  init(baseURL: String, logger: any Logging) {}
}
protocol HasClient: Sendable { var client: Client { get } }

struct Session: Sendable { let user: String }

struct AppDependency: Sendable {
  let news: any News
  let weather: any Weather
  let logger: any Logging
  let client: Client
  let session: Session
  let now: @Sendable () -> Int
  let tracker: Tracker?
  var isVerbose = false

  static func makeTracker(client: Client, interval: Int) -> Tracker? { nil }
}
struct Tracker: Sendable {}
