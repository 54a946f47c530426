import Testing
@testable import HasGeneration

/// What a template is to be rendered as.
struct MustacheCase: CustomTestStringConvertible, Sendable {
  /// The rule that the case shows.
  let rule: String
  let template: String
  let value: MustacheValue
  let want: String
  let partials: [String: String]

  init(
    _ rule: String, _ template: String, _ value: MustacheValue, _ want: String,
    partials: [String: String] = [:]
  ) {
    self.rule = rule
    self.template = template
    self.value = value
    self.want = want
    self.partials = partials
  }

  var testDescription: String { rule }

  func rendered() throws -> String {
    var parsed: [String: MustacheTemplate] = [:]
    for (name, text) in partials { parsed[name] = try MustacheTemplate(text, name: name) }
    return try MustacheTemplate(template, name: "main").render(
      value, partials: parsed)
  }
}
