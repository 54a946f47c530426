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
  ///   of none, includes one that there is not, or uses a name that nobody gives. (Mustache renders
  ///   the last two as nothing; here they are mistakes in any case, since the names are all known.)
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
    let check = TemplateNameCheck(templates: templates)
    for (name, names) in TemplateNames.embedded.sorted(by: { $0.key < $1.key }) {
      if let template = templates[name] { try check.check(template, for: names) }
    }
    self.templates = templates
  }

  /// The text that a template makes of a value.
  func render(_ name: String, for value: MustacheValue) throws(TemplateError) -> String {
    try templates[name]?.render(value, partials: templates) ?? ""
  }

  private static func advice(for name: String) -> String {
    if let place = places[name] {
      return "hasgen lays out itself what it made: the lines are in \(place)"
    }
    return advice(for: name, "templates", FileGenerator.templateNames)
  }

  /// The cure for a name that there is not.
  ///
  /// - Parameter kind: The word for all that there are: `templates`.
  static func advice(for name: String, _ kind: String, _ names: [String]) -> String {
    if let near = nearestName(to: name, among: names) { return "did you mean '\(near)'?" }
    return "the \(kind) are \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// The replacements for templates of earlier versions.
  private static let places = [
    "Availability": "each part of 'Container' and 'TestDoubles'",
    "Conformances": "'extensions' of 'Container'",
    "Extensions": "'extensions' of 'Container'",
    "ForwardedMember": "'extensions' and 'reference' of 'Container'",
    "ForwardedMembers": "'extensions' and 'reference' of 'Container'",
    "Overriding": "'overriding' of 'Container'",
    "PlacedStub": "'stubs' of 'TestDoubles'",
    "Protocols": "'protocols' of 'Container'",
    "Reference": "'reference' of 'Container'",
    "Stub": "'stubs' of 'TestDoubles'",
    "Wiring": "'wiring' of 'Container'",
  ]
}
