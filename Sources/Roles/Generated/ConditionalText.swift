/// A line of code, with its `#if` condition.
public struct ConditionalText: Sendable, Hashable {
  /// The line, for example `import Core`.
  public let text: String
  /// The `#if` condition; `nil` for none.
  public let condition: String?

  package init(_ text: String, condition: String? = nil) {
    self.text = text
    self.condition = condition
  }
}
