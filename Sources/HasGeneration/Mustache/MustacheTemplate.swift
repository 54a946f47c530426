/// A template in the language of the Mustache specification, parsed: its required modules, without
/// lambdas, inheritance and dynamic names. No text is escaped, since what is written is no HTML.
struct MustacheTemplate: Sendable {
  /// The name that errors give.
  let name: String
  /// The nodes to be rendered, in order.
  let nodes: [MustacheNode]
  /// The partials that it names, in the order of the text.
  let partials: [MustachePartial]

  /// Parses a text.
  ///
  /// - Throws: `TemplateError` at the first tag that is not closed, is misplaced or is none.
  init(_ text: String, name: String) throws(TemplateError) {
    var parser = MustacheParser(template: name)
    for piece in try MustacheScanner.pieces(of: text, template: name) {
      try parser.add(piece)
    }
    self.name = name
    self.nodes = try parser.finish()
    self.partials = parser.partials
  }
}

/// A part of a template.
enum MustacheNode: Sendable {
  case text(String)
  /// The place, on a line with anything on it, where a partial's indentation goes.
  case lineStart
  case variable(MustacheName)
  case section(MustacheName, isInverted: Bool, body: [MustacheNode])
  case partial(MustachePartial)
}

/// A tag that another template takes the place of.
struct MustachePartial: Sendable {
  /// The other template.
  let name: String
  /// The indentation of each of its lines; `nil` if the tag does not stand alone on its line.
  let indentation: String?
  /// The 1-based line of the tag.
  let line: Int
}

/// A name that is looked up in the values given to a template.
struct MustacheName: Sendable {
  /// The parts between the dots; none for `.`, the innermost value itself.
  let parts: [String]
  /// The 1-based line of the tag.
  let line: Int

  /// Reads a name; `nil` where the text is none.
  init?(_ text: String, line: Int) {
    self.line = line
    parts =
      text == "."
      ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(where: \.isEmpty), !text.contains(where: \.isWhitespace) else {
      return nil
    }
  }
}
