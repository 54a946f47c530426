import Core

public struct AppDependency: Sendable {
  public let fetcher: any Fetching
  public let logger: any Logging
  let counter: Counter
}
struct Counter: Sendable {
  init(logger: any Logging) {}
}
