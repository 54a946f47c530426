/// A comment that speaks to the tool: `// hasgen: container`.
public struct Directive: Sendable, Hashable {
  /// The first word: `container`.
  public let name: String
  /// The other words.
  public let arguments: [String]
  /// The offset of the comment's first byte.
  public let offset: Int
}
