/// A line of code and the `#if` condition that it stands under.
public struct ConditionalText: Sendable, Hashable {
  /// The line: `import Core`.
  public let text: String
  /// The condition; `nil` for always.
  public let condition: String?

  package init(_ text: String, condition: String? = nil) {
    self.text = text
    self.condition = condition
  }
}
