public import Core
public import Net

/// Makes the screen of a feed.
public protocol MakesFeedScreen {
  func makeFeedScreen(policy: RetryPolicy) -> FeedScreen
}

/// The screen of a feed.
public final class FeedScreen {
  /// The needs of the screen.
  public typealias Dependencies = HasLogger
  private let policy: RetryPolicy
  private let dependencies: any Dependencies

  /// A screen that loads as the policy says.
  public init(policy: RetryPolicy, dependencies: any Dependencies) {
    self.policy = policy
    self.dependencies = dependencies
  }

  /// Loads the feed.
  public func load() { dependencies.logger.log("\(policy.attempts) attempts") }
}

/// Opens feeds.
public struct FeedCoordinator {
  /// The needs of the coordinator.
  public typealias Dependencies = MakesFeedScreen
  private let dependencies: any Dependencies

  /// A coordinator that makes screens from a container.
  public init(dependencies: any Dependencies) { self.dependencies = dependencies }

  /// Opens a feed whose server is known to be there.
  public func open() -> FeedScreen { dependencies.makeFeedScreen(policy: .never) }
}
