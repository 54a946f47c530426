import HasgenReading

/// The values for a template by their names. A value is a list of parts, and a part is a list of
/// lines; a text is one part with one line.
typealias TemplateValues = [String: [[String]]]

/// A text with tags to fill in, in a subset of the language Mustache.
///
/// `{{name}}` is replaced by the text of a value, and `{{#name}}…{{/name}}` is written for each of
/// its parts. There, `{{#lines}}…{{/lines}}` is written for each line of the part, and `{{.}}` is
/// replaced by the line. `{{^name}}…{{/name}}` is written if there is no part, and
/// `{{! comments }}` never. Text is not escaped.
struct Template {
  private indirect enum Node {
    case text(Substring)
    case value(String)
    case section(String, isInverted: Bool, [Node])
  }

  private let nodes: [Node]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - path: The path of the template's file, for errors.
  ///   - names: The names that the template may use.
  /// - Throws: `WorkspaceError` at the first tag that is not closed or uses an unknown name.
  init(_ text: String, path: String, names: [String]) throws(WorkspaceError) {
    // The sections around a tag, the innermost last. The first one is the whole template.
    var open: [(name: String, sigil: Character, line: Int, nodes: [Node])] = [("", "#", 0, [])]
    func addNode(_ node: Node) { open[open.count - 1].nodes.append(node) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) {
      func error(_ message: String) -> WorkspaceError { .inTemplate(message, path, line: number) }
      let pieces = line.split(separator: "{{", omittingEmptySubsequences: false)
      // The line of a section's tag or of a comment is not written if the tag is alone on it.
      let code = line.filter { !$0.isWhitespace }
      let isAlone =
        pieces.count == 2 && ["{{#", "{{^", "{{/", "{{!"].contains(code.prefix(3))
        && code.firstRange(of: "}}")?.upperBound == code.endIndex
      if !isAlone { addNode(.text(pieces[0])) }
      for piece in pieces.dropFirst() {
        let parts = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw error("the tag is not closed: '}}' is missing") }
        let tag = parts[0].filter { !$0.isWhitespace }
        let name = String(tag.drop { "#^/".contains($0) })
        guard name == "." || tag.first == "!" || names.contains(name) else {
          throw error("unknown name '\(name)'; \(name.advice("names", names))")
        }
        switch tag.first {
        case let sigil? where "#^".contains(sigil): open.append((name, sigil, number, []))
        case "/":
          let section = open.removeLast()
          guard section.name == name else { throw error("'\(name)' is closed, but not open") }
          addNode(.section(name, isInverted: section.sigil == "^", section.nodes))
        case "!": break
        default: addNode(.value(name))
        }
        if !isAlone { addNode(.text(parts[1])) }
      }
      if !isAlone, number < lines.count { addNode(.text("\n")) }
    }
    if let section = open.dropFirst().last {
      throw .inTemplate("section '\(section.name)' is not closed", path, line: section.line)
    }
    nodes = open[0].nodes
  }

  /// The text for some values. A name without a value is replaced by nothing.
  func text(for values: TemplateValues) -> String {
    Self.text(of: nodes, for: values, in: [])
  }

  /// - Parameter part: The part that the innermost section is written for.
  private static func text(
    of nodes: [Node], for values: TemplateValues, in part: [String]
  ) -> String {
    nodes.map { node in
      switch node {
      case .text(let text): return String(text)
      case .value(let name): return (name == "." ? part : values[name]?.first)?.first ?? ""
      case .section(let name, let isInverted, let body):
        let parts = name == "lines" ? part.map { [$0] } : values[name] ?? []
        if isInverted { return parts.isEmpty ? text(of: body, for: values, in: part) : "" }
        return parts.map { text(of: body, for: values, in: $0) }.joined()
      }
    }.joined()
  }
}

extension WorkspaceError {
  /// A mistake in a template, or in the file that it makes.
  static func inTemplate(_ message: String, _ path: String, line: Int = 1) -> WorkspaceError {
    WorkspaceError(message, id: .invalidTemplate, at: Location(path: path, line: line, column: 1))
  }
}

extension String {
  /// The fix for an unknown name.
  ///
  /// - Parameter kind: The plural word for the names: `templates`.
  func advice(_ kind: String, _ names: [String]) -> String {
    if let nearest = nearestName(to: self, among: names) { return "did you mean '\(nearest)'?" }
    return "the \(kind) are \(names.sorted().inQuotes())"
  }
}
