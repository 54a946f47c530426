// Stands in for swift-log, which is not part of the project's sources.

/// Writes messages with a label.
public struct Logger: Sendable {
  /// The source of the messages.
  public let label: String

  /// A logger for one part of a program.
  public init(label: String) { self.label = label }
}
