/// What is wrong with a template.
public struct TemplateError: Error, Sendable, Hashable {
  /// The template's name.
  public let template: String
  /// The 1-based line in it.
  public let line: Int
  /// What is wrong, beginning in lower case.
  public let message: String
}
