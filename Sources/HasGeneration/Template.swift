/// A text with places to fill, in a part of the language Mustache: `{{name}}`, `{{#name}}…{{/name}}`
/// for each value or if there is one, `{{^name}}…{{/name}}` if there is none, `{{.}}` for the value
/// itself, and `{{! comments }}`. Text is not escaped.
struct Template: Sendable {
  private enum Node: Sendable {
    case text(String)
    case variable(String)
    case section(String, isInverted: Bool, [Node])
  }

  private let nodes: [Node]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - template: The template's name, for errors.
  ///   - names: The names that the template may use.
  /// - Throws: `TemplateError` at the first tag that is not closed or uses an unknown name.
  init(_ text: String, template: String, names: [String]) throws(TemplateError) {
    var parser = Parser(rest: text[...], template: template, names: names)
    nodes = try parser.nodes(in: nil)
  }

  /// The text for a value. A name without a value gives nothing.
  func text(for value: MustacheValue) -> String { Self.text(of: nodes, for: [value]) }

  /// - Parameter values: The values around, the innermost last.
  private static func text(of nodes: [Node], for values: [MustacheValue]) -> String {
    func value(_ name: String) -> MustacheValue? {
      name == "." ? values.last : values.reversed().lazy.compactMap { $0[name] }.first
    }
    return nodes.map { node in
      switch node {
      case .text(let text): return text
      case .variable(let name): return value(name)?.text ?? ""
      case .section(let name, let isInverted, let body):
        let items = value(name)?.items ?? []
        if isInverted { return items.isEmpty ? text(of: body, for: values) : "" }
        return items.map { text(of: body, for: values + [$0]) }.joined()
      }
    }.joined()
  }

  private struct Parser {
    var rest: Substring
    let template: String
    let names: [String]
    private var line = 1
    private var isAtLineStart = true

    init(rest: Substring, template: String, names: [String]) {
      self.rest = rest
      self.template = template
      self.names = names
    }

    /// The nodes up to the end of a section, or of the text.
    mutating func nodes(in section: (name: String, line: Int)?) throws(TemplateError) -> [Node] {
      var nodes: [Node] = []
      while let open = rest.firstRange(of: "{{") {
        let before = rest[..<open.lowerBound]
        let start = line + before.count { $0.isNewline }
        guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
          throw error("the tag is not closed: '}}' is missing", line: start)
        }
        var name = rest[open.upperBound..<close.lowerBound].trimmed
        let sigil = name.first.flatMap { "#^/!".contains($0) ? $0 : nil }
        if sigil != nil { name = name.dropFirst().trimmed }
        let isAlone = take(before, upTo: close.upperBound, isAlone: sigil != nil)
        nodes.append(.text(String(isAlone ? before.withoutLastLine : before)))
        if sigil == "!" { continue }
        guard sigil == "/" || name == "." || names.contains(String(name)) else {
          throw unknown(String(name), line: start)
        }
        switch sigil {
        case "#", "^":
          let body = try self.nodes(in: (String(name), start))
          nodes.append(.section(String(name), isInverted: sigil == "^", body))
        case "/":
          guard let section, section.name == name else {
            throw error("'\(name)' is closed, but not open", line: start)
          }
          return nodes
        default: nodes.append(.variable(String(name)))
        }
      }
      if let section { throw error("section '\(section.name)' is not closed", line: section.line) }
      return nodes + [.text(String(rest))]
    }

    /// Moves behind a tag; behind its line, if the tag may stand alone on a line and does so.
    private mutating func take(
      _ before: Substring, upTo end: String.Index, isAlone mayBeAlone: Bool
    ) -> Bool {
      let lead = before[before.withoutLastLine.endIndex...]
      let startsLine =
        lead.allSatisfy(\.isBlank) && (isAtLineStart || lead.startIndex > before.startIndex)
      let tail = rest[end...].prefix { !$0.isNewline }
      let isAlone = mayBeAlone && startsLine && tail.allSatisfy(\.isBlank)
      var next = end
      if isAlone {
        next = tail.endIndex == rest.endIndex ? tail.endIndex : rest.index(after: tail.endIndex)
      }
      line += rest[..<next].count { $0.isNewline }
      rest = rest[next...]
      isAtLineStart = isAlone
      return isAlone
    }

    private func error(_ message: String, line: Int) -> TemplateError {
      TemplateError(template: template, line: line, message: message)
    }

    private func unknown(_ name: String, line: Int) -> TemplateError {
      error("unknown name '\(name)'; \(name.advice("names", names))", line: line)
    }
  }
}

/// A mistake in a template.
public struct TemplateError: Error, Sendable, Hashable {
  /// The template's name.
  public let template: String
  /// The 1-based line in it.
  public let line: Int
  /// The words, beginning in lower case.
  public let message: String
}

/// A value that a template is filled with.
enum MustacheValue: Sendable, Hashable {
  case string(String)
  case bool(Bool)
  case list([MustacheValue])
  case object([String: MustacheValue])

  /// The values for which a section is written, once each: a list's elements, else the value itself
  /// unless it is `false` or empty text.
  var items: [MustacheValue] {
    switch self {
    case .string(let text): text.isEmpty ? [] : [self]
    case .bool(let isTrue): isTrue ? [self] : []
    case .list(let elements): elements
    case .object: [self]
    }
  }

  /// The text of a variable; only strings have one.
  var text: String { if case .string(let text) = self { text } else { "" } }

  /// The value of a key; `nil` where there is none.
  subscript(key: String) -> MustacheValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let text = drop(while: \.isWhitespace)
    return text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
  }

  /// The text up to its last line break.
  fileprivate var withoutLastLine: Substring {
    self[..<(lastIndex(where: \.isNewline).map(index(after:)) ?? startIndex)]
  }
}
