/// The names that a template can use: those of the value that it is rendered with. `Templates`
/// describes them.
struct TemplateNames: Sendable {
  private let names: [String: TemplateNames]

  /// - Parameters:
  ///   - texts: The names of texts and flags.
  ///   - lists: The names of lists, with those of their elements.
  private init(_ texts: [String], lists: [String: TemplateNames] = [:]) {
    names = Dictionary(texts.map { ($0, TemplateNames([])) }) { first, _ in first }
      .merging(lists) { _, list in list }
  }

  /// A part of a file.
  private static let part = TemplateNames(["lines"])

  /// The names for each template.
  static let embedded: [String: TemplateNames] = [
    "Container": TemplateNames(
      ["container", "module", "source"],
      lists: [
        "imports": part, "protocols": part, "extensions": part, "wiring": part, "overriding": part,
        "reference": part,
      ]),
    "TestDoubles": TemplateNames(
      ["module", "purpose"], lists: ["imports": part, "stubs": part, "support": part]),
    "Service": TemplateNames([
      "name", "protocol", "hasProtocol", "implementation", "property", "container", "access",
      "isolation", "globalActor", "isSendable", "isProtocolGenerated",
    ]),
    "Consumer": TemplateNames(
      ["name", "imports", "hasImports", "alias", "property", "composition"],
      lists: ["needs": TemplateNames(["name", "isFirst"])]),
  ]

  subscript(name: String) -> TemplateNames? { names[name] }

  var sorted: [String] { names.keys.sorted() }
}

/// Looks for names in a template that nobody gives.
struct TemplateNameCheck {
  let templates: [String: MustacheTemplate]

  /// Goes through a template and those that it includes.
  ///
  /// - Throws: `TemplateError` at the first name that is not given.
  func check(_ template: MustacheTemplate, for names: TemplateNames) throws(TemplateError) {
    try check(template.nodes, of: [template.name], for: [names])
  }

  /// - Parameters:
  ///   - path: The template, behind those that include it.
  ///   - scopes: The names of the values around, the innermost last.
  private func check(
    _ nodes: [MustacheNode], of path: [String], for scopes: [TemplateNames]
  ) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text, .lineStart: break
      case .variable(let name): _ = try found(name, of: path, for: scopes)
      case .section(let name, let isInverted, let body):
        let inner = try found(name, of: path, for: scopes)
        try check(body, of: path, for: isInverted ? scopes : scopes + [inner].compactMap(\.self))
      case .partial(let partial):
        guard !path.contains(partial.name), let template = templates[partial.name] else { break }
        try check(template.nodes, of: path + [partial.name], for: scopes)
      }
    }
  }

  /// The names inside of what a name stands for; `nil` for the innermost value itself.
  private func found(
    _ name: MustacheName, of path: [String], for scopes: [TemplateNames]
  ) throws(TemplateError) -> TemplateNames? {
    guard let first = name.parts.first else { return nil }
    let outermost = scopes.last { $0[first] != nil }?[first]
    let found = name.parts.dropFirst().reduce(outermost) { $0?[$1] }
    if let found { return found }
    let text = name.parts.joined(separator: ".")
    let visible = Set(scopes.flatMap(\.sorted)).sorted()
    throw TemplateError(
      template: path[path.count - 1], line: name.line,
      message: "unknown name '\(text)'; " + TemplateLibrary.advice(for: text, "names", visible))
  }
}
