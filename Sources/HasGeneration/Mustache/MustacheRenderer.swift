extension MustacheTemplate {
  /// The text of the template for a value. A name that the value does not have is rendered as
  /// nothing, as is a partial that is not among the given ones.
  ///
  /// - Throws: `TemplateError` where partials include each other to a depth of more than 100.
  func render(
    _ value: MustacheValue, partials: [String: MustacheTemplate] = [:]
  ) throws(TemplateError) -> String {
    var renderer = MustacheRenderer(partials: partials, value: value)
    return try renderer.render(self)
  }
}

/// Renders nodes with an explicit stack: neither templates nor values can exhaust the call stack.
private struct MustacheRenderer {
  private static let depthLimit = 100

  /// Nodes in the middle of being rendered.
  private struct Frame {
    let template: String
    let nodes: [MustacheNode]
    let indentation: String
    /// The number of partials around the nodes.
    let depth: Int
    /// The values for which the nodes are still to be rendered; the first is the innermost context
    /// now. `nil` if the nodes bring no context of their own.
    var items: ArraySlice<MustacheValue>?
    var next = 0
  }

  private let partials: [String: MustacheTemplate]
  private var contexts: [MustacheValue]
  private var output = ""

  init(partials: [String: MustacheTemplate], value: MustacheValue) {
    self.partials = partials
    self.contexts = [value]
  }

  mutating func render(_ template: MustacheTemplate) throws(TemplateError) -> String {
    var stack = [
      Frame(template: template.name, nodes: template.nodes, indentation: "", depth: 0)
    ]
    while var frame = stack.popLast() {
      if frame.next < frame.nodes.count {
        let node = frame.nodes[frame.next]
        frame.next += 1
        stack.append(frame)
        if let inner = try render(node, in: frame) { stack.append(inner) }
      } else if let repeated = nextRound(of: frame) {
        stack.append(repeated)
      }
    }
    return output
  }

  /// Writes a node, or gives what has to be rendered in its place.
  private mutating func render(
    _ node: MustacheNode, in frame: Frame
  ) throws(TemplateError) -> Frame? {
    switch node {
    case .text(let text): output += text
    case .lineStart: output += frame.indentation
    case .variable(let name): output += value(of: name)?.text ?? ""
    case .section(let name, let isInverted, let body):
      return section(body, for: value(of: name)?.items ?? [], isInverted: isInverted, in: frame)
    case .partial(let partial): return try include(partial, in: frame)
    }
    return nil
  }

  // MARK: - Nesting

  private mutating func section(
    _ body: [MustacheNode], for items: [MustacheValue], isInverted: Bool, in frame: Frame
  ) -> Frame? {
    guard items.isEmpty == isInverted else { return nil }
    if let first = items.first { contexts.append(first) }
    return Frame(
      template: frame.template, nodes: body, indentation: frame.indentation, depth: frame.depth,
      items: isInverted ? nil : items[...])
  }

  private mutating func nextRound(of frame: Frame) -> Frame? {
    guard let items = frame.items?.dropFirst() else { return nil }
    contexts.removeLast()
    guard let item = items.first else { return nil }
    contexts.append(item)
    var frame = frame
    frame.items = items
    frame.next = 0
    return frame
  }

  private func include(
    _ partial: MustachePartial, in frame: Frame
  ) throws(TemplateError) -> Frame? {
    guard let template = partials[partial.name] else { return nil }
    guard frame.depth < Self.depthLimit else {
      throw TemplateError(
        template: frame.template, line: partial.line,
        message: "partial '\(partial.name)' is included at a depth of \(Self.depthLimit): "
          + "does it include itself without end?")
    }
    return Frame(
      template: template.name, nodes: template.nodes,
      indentation: partial.indentation.map { frame.indentation + $0 } ?? "",
      depth: frame.depth + 1)
  }

  // MARK: - Values

  private func value(of name: MustacheName) -> MustacheValue? {
    guard let first = name.parts.first else { return contexts.last }
    guard let found = contexts.lazy.reversed().compactMap({ $0[first] }).first else { return nil }
    return name.parts.dropFirst().reduce(found) { value, part in value?[part] }
  }
}
