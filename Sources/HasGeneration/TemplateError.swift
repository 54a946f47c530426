/// A mistake in a template.
public struct TemplateError: Error, Sendable, Hashable {
  /// The template's name.
  public let template: String
  /// The 1-based line in it.
  public let line: Int
  /// The words, beginning in lower case.
  public let message: String
}
