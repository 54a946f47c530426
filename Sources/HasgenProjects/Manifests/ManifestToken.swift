import HasgenReading

/// A token of a manifest, as it is written.
struct ManifestToken {
  let text: String
  let offset: Int
  /// The number of brackets and `#if`s around the token.
  let depth: Int
  let isFirstOfLine: Bool
  /// True for a name or a keyword.
  let isWord: Bool

  /// The text of a string literal of one line, without escapes and interpolations.
  var literal: String? {
    guard text.first == "\"", !text.hasPrefix("\"\"\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// True for the name of a function that sets the default isolation, or a text with the flag.
  var namesDefaultIsolation: Bool {
    text == "defaultIsolation" || text.hasPrefix("\"") && text.contains("-default-isolation")
  }

  /// The tokens of a text, without directives such as `#if`, and the problem that ended the
  /// reading.
  static func tokens(
    of source: UnsafeBufferPointer<UInt8>
  ) -> (tokens: [ManifestToken], problem: Problem?) {
    guard let bytes = source.baseAddress, !source.isEmpty else { return ([], nil) }
    if let problem = SourceBytes.problem(bytes, count: source.count) { return ([], problem) }
    return Lexer.read(bytes, count: source.count) { lexer in
      var tokens: [ManifestToken] = []
      while lexer.current != 0 {
        let start = lexer
        guard lexer.skipToken(), !lexer.hasFailed else { continue }
        tokens.append(
          ManifestToken(
            text: start.text(start.at, lexer.previousEnd), offset: start.at,
            depth: min(start.depth, lexer.depth), isFirstOfLine: start.isAfterNewline,
            isWord: start.isAtWord))
      }
      if !lexer.hasFailed, lexer.depth > 0 { lexer.failUnclosed(lexer.frames[lexer.depth - 1]) }
      return (tokens, lexer.problem)
    }
  }
}

extension Lexer {
  /// Skips the current token, or the directive at it; returns false for a directive.
  fileprivate mutating func skipToken() -> Bool {
    if takeWord() != nil { return true }
    switch classes[Int(current)] {
    case ByteClass.quote: skipLiteral()
    case ByteClass.pound:
      if let directive = directive(at: at) {
        enter(directive)
        return false
      }
      skipLiteral()
    case ByteClass.word: advance(to: plainWordEnd(from: at))
    case ByteClass.opening: _ = openBracket()
    case ByteClass.closing:
      let stop = close(at: at)
      if !hasFailed { advance(to: stop) }
    case ByteClass.operation where current != UInt8(ascii: "."), ByteClass.slash:
      let stop = operatorEnd(from: at, previous: previousEnd)
      if stop > at { advance(to: stop) }
    default: advance(to: at + 1)
    }
    return true
  }
}
