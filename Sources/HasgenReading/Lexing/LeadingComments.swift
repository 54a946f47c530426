/// A comment with an instruction to the tool: `// hasgen: container`.
package struct Directive: Sendable, Hashable {
  /// The first word: `container`.
  package let name: String
  /// The other words.
  package let arguments: [String]
  /// The offset of the comment's first byte.
  package let offset: Int

  /// True if the comment is a misspelt directive; its name is then the first line of the comment.
  package var isNearlyRight: Bool { name.hasPrefix("/") }
}

/// The doc comment and the directives around a declaration.
struct LeadingComments: Sendable {
  var documentation: String?
  var directives: [Directive] = []

  /// Adds a directive, if there is one.
  mutating func addDirective(_ directive: Directive?) {
    if let directive { directives.append(directive) }
  }
}

extension Lexer {
  /// Reads the comments between two tokens. A comment that begins on the line of the first token
  /// belongs to that token and is left out.
  func leadingComments(from start: Int, to end: Int) -> LeadingComments {
    var comments = LeadingComments()
    var documentation = DocumentationText(in: bytes)
    // At the beginning of the text, behind a byte-order mark or not, there is no first token.
    var isFirstLine = start > 3
    var breaks = 0
    var i = start
    while i < end {
      let byte = bytes[i]
      if byte.isLineBreak {
        if byte == "\n" || self.byte(i + 1) != "\n" { breaks += 1 }
        isFirstLine = false
        i += 1
      } else if byte == "/", i + 1 < end, bytes[i + 1] == byte {
        let stop = lineEnd(from: i)
        if !isFirstLine {
          comments.addDirective(directive(inComment: i, to: stop))
          if isDocumentation(i, stop) {
            if breaks > 1 { documentation.removeAll() }
            documentation.addLine(i + 3, stop)
          }
        }
        breaks = 0
        i = stop
      } else if byte == "/", i + 1 < end, bytes[i + 1] == "*" {
        var probe = self
        let stop = probe.blockCommentEnd(from: i)
        if stop < 0 { break }
        if !isFirstLine { comments.addDirective(directive(inComment: i, to: stop)) }
        breaks = 0
        i = stop
      } else {
        i += 1
      }
    }
    comments.documentation = documentation.text
    return comments
  }

  /// The directive behind an offset on the same line.
  func trailingDirective(from offset: Int) -> Directive? {
    var i = offset
    while byte(i).isBlank { i += 1 }
    guard byte(i) == "/", byte(i + 1) == "/" else { return nil }
    return directive(inComment: i, to: lineEnd(from: i))
  }

  /// True if a comment has three slashes, and not four.
  private func isDocumentation(_ start: Int, _ end: Int) -> Bool {
    guard start + 2 < end, bytes[start + 2] == "/" else { return false }
    return start + 3 == end || bytes[start + 3] != "/"
  }

  /// The directive in a comment, `// hasgen: name argument`; `nil` if the comment has none. If
  /// slashes, spaces or capitals differ, the name is the first line of the comment, which is not
  /// the name of any directive.
  func directive(inComment start: Int, to end: Int) -> Directive? {
    var i = start + 2
    while i < end, " \t/*!".utf8.contains(bytes[i]) { i += 1 }
    guard i < end, bytes[i] | 0x20 == "h" else { return nil }
    let stop = min(end, lineEnd(from: start))
    let text = text(min(i, stop), stop)
    let rest = text.dropFirst(6).drop(while: \.isBlank)
    guard text.prefix(6).lowercased() == "hasgen", rest.first == ":" else { return nil }
    let mark = self.text(start, i).trimmingPrefix("//")
    guard text.hasPrefix("hasgen:"), mark.utf8.allSatisfy(\.isBlank) else {
      return Directive(name: self.text(start, stop), arguments: [], offset: start)
    }
    let words = rest.dropFirst().split(whereSeparator: \.isBlank).map(String.init)
    return Directive(
      name: words.first ?? "", arguments: Array(words.dropFirst()), offset: start)
  }
}
