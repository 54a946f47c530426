public import Core
public import Feeds
internal import Net

/// The services of the app.
public struct AppDependency: Sendable {
  /// The logger of the app.
  public let logger: any Logging
  let policy: RetryPolicy
}

extension AppDependency {
  /// The services of an app that logs with its own logger.
  public static func logging(to logger: any Logging) -> AppDependency {
    live(logger: logger, policy: RetryPolicy(attempts: 3))
  }

  /// The feeds of the app.
  public var feeds: FeedCoordinator { FeedCoordinator(dependencies: self) }

  /// The number of attempts that the app wants.
  public var attempts: Int { policy.attempts }
}
