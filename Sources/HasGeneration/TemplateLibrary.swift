import DependencyGraph
import Findings
import Templates

/// The templates in use: the embedded ones, some of them replaced by the user's.
struct TemplateLibrary {
  private let templates: [String: MustacheTemplate]

  /// Parses all templates.
  ///
  /// - Parameter replacements: The user's templates by name.
  /// - Throws: `TemplateError` at the first of them, by name, that cannot be read, takes the place
  ///   of none, or includes one that there is not. (Mustache renders the last as nothing; here it
  ///   is a mistake in any case, since the names are all known.)
  init(replacements: [String: String]) throws(TemplateError) {
    for name in replacements.keys.sorted() where Templates.embedded[name] == nil {
      throw TemplateError(
        template: name, line: 1, message: "unknown template '\(name)'; \(Self.advice(for: name))")
    }
    let texts = Templates.embedded.merging(replacements) { _, replacement in replacement }
    var templates: [String: MustacheTemplate] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let template = try MustacheTemplate(text, name: name)
      for partial in template.partials where texts[partial.name] == nil {
        throw TemplateError(
          template: name, line: partial.line,
          message: "unknown partial '\(partial.name)'; \(Self.advice(for: partial.name))")
      }
      templates[name] = template
    }
    self.templates = templates
  }

  /// The text that a template makes of a value, as Swift: nothing is escaped.
  func render(_ name: String, for value: MustacheValue) throws(TemplateError) -> String {
    try templates[name]?.render(value, partials: templates, escaping: .none) ?? ""
  }

  private static func advice(for name: String) -> String {
    if let near = nearestName(to: name, among: FileGenerator.templateNames) {
      return "did you mean '\(near)'?"
    }
    let names = FileGenerator.templateNames.map { "'\($0)'" }.joined(separator: ", ")
    return "the templates are \(names)"
  }
}
