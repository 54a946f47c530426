/// An attribute: `@available(iOS 15, *)`.
public struct Attribute: Sendable, Hashable {
  /// The type after the `@`: `available`, `Module.Wrapper<Int>`.
  public let type: TypeSyntax
  /// The text of the type.
  public let name: String
  /// The text of the whole attribute, `@` and arguments included, as written.
  public let text: String

  package init(type: TypeSyntax, text: String) {
    self.type = type
    name = type.description
    self.text = text
  }
}
