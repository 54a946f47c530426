/// Reads all tokens of a text.
struct BodyReader {
  private(set) var tokens: [BodyToken] = []
  private var lexer: Lexer
  /// The token index of the open bracket at each depth of the lexer; -1 for an `#if`.
  private var open: [Int] = []

  init(lexer: Lexer) {
    self.lexer = lexer
    tokens.reserveCapacity(lexer.end / 5)
  }

  /// Reads to the end of the text, or to the first token that cannot be read. Returns true if the
  /// text was read to its end.
  mutating func read() -> Bool {
    while lexer.current != 0 {
      readToken()
      // A branch for another version of the compiler need not be valid Swift.
      if lexer.hasFailed, !lexer.recover(above: -1) { break }
      if open.count > lexer.depth { open.removeLast(open.count - lexer.depth) }
    }
    return !lexer.hasFailed && lexer.depth == 0
  }

  private mutating func readToken() {
    let start = lexer.at
    let kind = lexer.classes[Int(lexer.current)]
    if kind == ByteClass.pound, let directive = lexer.directive(at: start) {
      lexer.enter(directive)
      if directive == .ifCondition { record(-1) }
    } else if lexer.isAtWord {
      take(.word, to: lexer.wordEnd(from: start))
    } else if kind == ByteClass.word {
      take(.literal, to: lexer.plainWordEnd(from: start))
    } else if kind == ByteClass.opening {
      readOpening()
    } else if kind == ByteClass.closing {
      readClosing()
    } else if kind == ByteClass.quote || kind == ByteClass.pound {
      readString()
    } else if kind == ByteClass.punctuation {
      take(.punctuation, to: start + 1)
    } else if lexer.isAtOperator {
      readOperator()
    } else {
      lexer.failUnexpected(at: start)
    }
  }

  /// Appends the current token and moves behind it. Does nothing if its end is -1, because the
  /// lexer has then failed.
  private mutating func take(_ kind: BodyToken.Kind, to end: Int) {
    if end < 0 { return }
    append(kind, to: end)
    lexer.advance(to: end)
  }

  /// Appends the current token, which ends at an offset.
  private mutating func append(_ kind: BodyToken.Kind, to end: Int) {
    tokens.append(
      BodyToken(
        kind: kind, first: lexer.current, isAfterNewline: lexer.isAfterNewline, start: lexer.at,
        end: end))
  }

  private mutating func readOperator() {
    let start = lexer.at
    let end = lexer.operatorEnd(from: start, previous: lexer.previousEnd)
    let isDot = end == start + 1 && lexer.current == "."
    let kind: BodyToken.Kind = isDot ? .dot : .operation
    take(end == lexer.regexEnd ? .literal : kind, to: end)
  }

  private mutating func readOpening() {
    let start = lexer.at
    append(.opening, to: start + 1)
    lexer.pushBracket(at: start)
    if lexer.hasFailed { return }
    record(tokens.count - 1)
    lexer.advance(to: start + 1)
  }

  /// Reads a closing bracket. If it closes an interpolation, reads the string on to its end or to
  /// the next interpolation.
  private mutating func readClosing() {
    let start = lexer.at
    let end = lexer.close(at: start)
    guard end >= 0, !lexer.hasFailed else { return }
    append(.closing, to: start + 1)
    let closed = tokens.count - 1
    // If the string has another interpolation, the lexer is as deep as before.
    let goesOn = end > start + 1 && open.count == lexer.depth
    if let opening = open.popLast(), opening >= 0 {
      tokens[opening].partner = closed
      tokens[closed].partner = opening
    }
    if end > start + 1 {
      tokens.append(
        BodyToken(
          kind: .literal, first: UInt8(ascii: "\""), isAfterNewline: false, start: start + 1,
          end: goesOn ? end - 1 : end))
      if goesOn { openInterpolation(before: end) }
    }
    lexer.advance(to: end)
  }

  /// Reads a string to its end or to its first interpolation, a regex literal, or a word behind
  /// `#`.
  private mutating func readString() {
    let start = lexer.at
    let depth = lexer.depth
    let end = lexer.poundEnd(from: start)
    if end < 0 { return }
    let second = lexer.byte(start + 1)
    let hasPounds = second == "#" || second == "\""
    let isString = hasPounds || lexer.current == "\"" || end == lexer.regexEnd
    let isInterpolated = lexer.depth > depth
    append(isString ? .literal : .pound, to: isInterpolated ? end - 1 : end)
    if isInterpolated { openInterpolation(before: end) }
    lexer.advance(to: end)
  }

  private mutating func openInterpolation(before end: Int) {
    tokens.append(
      BodyToken(
        kind: .opening, first: UInt8(ascii: "("), isAfterNewline: false, start: end - 1, end: end))
    record(tokens.count - 1)
  }

  /// Records the token index of the innermost open bracket.
  private mutating func record(_ index: Int) {
    let depth = lexer.depth
    if open.count > depth { open.removeLast(open.count - depth) }
    while open.count < depth - 1 { open.append(-1) }
    if open.count < depth { open.append(index) } else if depth > 0 { open[depth - 1] = index }
  }
}
