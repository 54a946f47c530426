/// Nests the pieces of a template.
struct MustacheParser {
  /// The greatest depth at which sections may nest.
  static let depthLimit = 100

  private struct Section {
    let tag: MustacheTag
    let name: MustacheName
    var body: [MustacheNode] = []
  }

  /// The partials named so far.
  private(set) var partials: [MustachePartial] = []
  private let template: String
  private var nodes: [MustacheNode] = []
  private var sections: [Section] = []

  init(template: String) {
    self.template = template
  }

  /// Takes the next piece.
  mutating func add(_ piece: MustacheScanner.Piece) throws(TemplateError) {
    switch piece {
    case .text(let text): append(.text(text))
    case .lineStart: append(.lineStart)
    case .tag(let tag): try add(tag)
    }
  }

  /// The nodes, after the last piece.
  func finish() throws(TemplateError) -> [MustacheNode] {
    if let section = sections.last {
      throw error(section.tag, "section '\(section.tag.content)' is not closed")
    }
    return nodes
  }

  private mutating func add(_ tag: MustacheTag) throws(TemplateError) {
    let name = try name(of: tag)
    switch tag.kind {
    case .variable, .tripleVariable, .rawVariable: append(.variable(name))
    case .section, .invertedSection:
      guard sections.count < Self.depthLimit else {
        throw error(tag, "sections nest deeper than \(Self.depthLimit)")
      }
      sections.append(Section(tag: tag, name: name))
    case .sectionEnd: try close(tag)
    case .partial:
      let partial = MustachePartial(
        name: tag.content, indentation: tag.indentation, line: tag.line)
      partials.append(partial)
      append(.partial(partial))
    case .comment, .delimiters: break
    }
  }

  private mutating func close(_ tag: MustacheTag) throws(TemplateError) {
    guard let section = sections.popLast() else {
      throw error(tag, "'\(tag.content)' is closed, but no section is open")
    }
    guard section.tag.content == tag.content else {
      throw error(
        tag,
        "'\(tag.content)' is closed, but the open section is '\(section.tag.content)' "
          + "of line \(section.tag.line)")
    }
    let isInverted = section.tag.kind == .invertedSection
    append(.section(section.name, isInverted: isInverted, body: section.body))
  }

  private mutating func append(_ node: MustacheNode) {
    if sections.isEmpty {
      nodes.append(node)
    } else {
      sections[sections.count - 1].body.append(node)
    }
  }

  private func name(of tag: MustacheTag) throws(TemplateError) -> MustacheName {
    if let first = tag.content.first, "<$*".contains(first) {
      throw error(tag, "'\(tag.content)': inheritance and dynamic names are not supported")
    }
    guard let name = MustacheName(tag.content, line: tag.line) else {
      throw error(tag, "'\(tag.content)' is not a name")
    }
    return name
  }

  private func error(_ tag: MustacheTag, _ message: String) -> TemplateError {
    TemplateError(template: template, line: tag.line, message: message)
  }
}
