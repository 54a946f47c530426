import Findings
import Templates

/// The templates in use: the embedded ones, some of them replaced by the user's.
struct TemplateLibrary {
  private let templates: [String: Template]

  /// The names that each template can use. `Templates` describes them.
  private static let names: [String: [String]] = [
    "Container": [
      "container", "module", "source", "imports", "protocols", "extensions", "wiring",
      "overriding", "reference", "lines",
    ],
    "TestDoubles": ["module", "purpose", "imports", "stubs", "support", "lines"],
    "Service": [
      "name", "protocol", "hasProtocol", "implementation", "property", "container", "access",
      "isolation", "isSendable",
    ],
    "Consumer": ["name", "imports", "composition"],
    "View": ["name", "imports", "composition", "hasPreview"],
  ]

  /// Parses all templates.
  ///
  /// - Parameter replacements: The user's templates by name.
  /// - Throws: `TemplateError` at the first mistake, also in a template that is not used.
  init(replacements: [String: String]) throws(TemplateError) {
    for name in replacements.keys.sorted() where Templates.embedded[name] == nil {
      let advice = name.advice("templates", FileGenerator.templateNames)
      throw TemplateError(
        template: name, line: 1, message: "unknown template '\(name)'; \(advice)")
    }
    let texts = Templates.embedded.merging(replacements) { _, replacement in replacement }
    var templates: [String: Template] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      templates[name] = try Template(text, template: name, names: Self.names[name] ?? [])
    }
    self.templates = templates
  }

  /// The text that a template makes of a value.
  func text(_ name: String, for value: MustacheValue) -> String {
    templates[name]?.text(for: value) ?? ""
  }
}

extension String {
  /// The fix for an unknown name.
  ///
  /// - Parameter kind: The word for all that there are: `templates`.
  func advice(_ kind: String, _ names: [String]) -> String {
    if let near = nearestName(to: self, among: names) { return "did you mean '\(near)'?" }
    return "the \(kind) are \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }
}
