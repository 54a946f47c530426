/// An attribute: `@available(iOS 15, *)`.
package struct Attribute: Sendable, Hashable {
  /// The type after the `@`: `available`, `Module.Wrapper<Int>`.
  package let type: TypeSyntax
  /// The text of the type.
  package let name: String
  /// The text of the whole attribute, `@` and arguments included, as written.
  package let text: String

  package init(type: TypeSyntax, text: String) {
    self.type = type
    name = type.description
    self.text = text
  }
}
