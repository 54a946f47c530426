/// Takes tokens that the grammar expects.
extension Lexer {
  /// Takes the current token if it is a given byte; returns true if it was.
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    advance(to: at + 1)
    return true
  }

  /// Takes the word at the current token; `nil` if there is none, or if it has no end.
  package mutating func takeWord() -> Range<Int>? {
    guard isAtWord else { return nil }
    let start = at
    let stop = wordEnd(from: start)
    if stop < 0 { return nil }
    advance(to: stop)
    return start..<stop
  }

  /// Takes the name at the current token; fails if there is none.
  mutating func takeName() -> Range<Int>? {
    if !isAtWord { failMissing("a name") }
    return takeWord()
  }

  /// Opens the bracket at the current token; returns false if it nests too deep.
  package mutating func openBracket() -> Bool {
    pushBracket(at: at)
    if hasFailed { return false }
    advance(to: at + 1)
    return true
  }

  /// Closes the innermost bracket at the current token.
  mutating func closeBracket() {
    depth -= 1
    advance(to: at + 1)
  }

  package func text(_ range: Range<Int>) -> String { text(range.lowerBound, range.upperBound) }
}

extension Lexer {
  /// Fails because something is missing at the current token.
  mutating func failMissing(_ wanted: Problem.Wanted) {
    if current == 0 || isAfterNewline {
      fail(.expected(wanted), at: previousEnd)
    } else {
      fail(.expected(wanted), at: at)
    }
  }
}
