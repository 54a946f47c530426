/// How often a request is sent.
public struct RetryPolicy: Sendable {
  /// The number of attempts.
  public let attempts: Int

  /// One attempt and no more.
  public static let never = RetryPolicy(attempts: 1)

  /// A policy with a number of attempts.
  public init(attempts: Int) { self.attempts = attempts }
}
