/// Reads all tokens of a text.
struct BodyReader {
  /// The token index of the open bracket at each depth of the lexer; -1 for an `#if`.
  private var open: [Int] = []

  /// Reads to the end of the text, or to the first token that cannot be read.
  mutating func read(_ lexer: inout Lexer, into text: inout BodyText) {
    while lexer.current != 0 {
      readToken(&lexer, into: &text)
      // A branch for another version of the compiler need not be valid Swift.
      if lexer.hasFailed, !lexer.recover(above: -1) { break }
      if open.count > lexer.depth { open.removeLast(open.count - lexer.depth) }
    }
    text.isComplete = !lexer.hasFailed && lexer.depth == 0
  }

  private mutating func readToken(_ lexer: inout Lexer, into text: inout BodyText) {
    let start = lexer.at
    let first = lexer.current
    let isAfterNewline = lexer.isAfterNewline
    func add(_ kind: BodyToken.Kind, to end: Int, _ text: inout BodyText) {
      text.append(kind, first: first, isAfterNewline: isAfterNewline, start, end)
    }
    let kind = lexer.classes[Int(first)]
    if kind == ByteClass.pound, let directive = lexer.directive(at: start) {
      lexer.enter(directive)
      if directive == .ifCondition { record(depth: lexer.depth, -1) }
      return
    }
    if lexer.isAtWord {
      let end = lexer.wordEnd(from: start)
      if end < 0 { return }
      add(.word, to: end, &text)
      lexer.advance(to: end)
    } else if kind == ByteClass.word {
      let end = lexer.plainWordEnd(from: start)
      add(.literal, to: end, &text)
      lexer.advance(to: end)
    } else if kind == ByteClass.opening {
      add(.opening, to: start + 1, &text)
      lexer.pushBracket(at: start)
      if lexer.hasFailed { return }
      record(depth: lexer.depth, text.tokens.count - 1)
      lexer.advance(to: start + 1)
    } else if kind == ByteClass.closing {
      let end = lexer.close(at: start)
      close(&lexer, first: first, start, to: end, &text)
    } else if kind == ByteClass.quote || kind == ByteClass.pound {
      readString(&lexer, from: start, &text, isAfterNewline)
    } else if kind == ByteClass.punctuation {
      add(.punctuation, to: start + 1, &text)
      lexer.advance(to: start + 1)
    } else if kind == ByteClass.operation || kind == ByteClass.slash || lexer.isAtWideOperator {
      let end = lexer.operatorEnd(from: start, previous: lexer.previousEnd)
      if end < 0 { return }
      let isDot = end == start + 1 && first == UInt8(ascii: ".")
      add(end == lexer.regexEnd ? .literal : isDot ? .dot : .operation, to: end, &text)
      lexer.advance(to: end)
    } else {
      lexer.failUnexpected(at: start)
    }
  }

  /// Reads a closing bracket. If it closes an interpolation, reads the string on to its end or to
  /// the next interpolation.
  private mutating func close(
    _ lexer: inout Lexer, first: UInt8, _ start: Int, to end: Int, _ text: inout BodyText
  ) {
    guard end >= 0, !lexer.hasFailed else { return }
    text.append(
      .closing, first: first, isAfterNewline: lexer.isAfterNewline, start, start + 1)
    let closed = text.tokens.count - 1
    // If the string has another interpolation, the lexer is as deep as before.
    let goesOn = end > start + 1 && open.count == lexer.depth
    if let opening = open.popLast(), opening >= 0 { text.join(opening, closed) }
    if end > start + 1 {
      text.append(
        .literal, first: UInt8(ascii: "\""), isAfterNewline: false, start + 1,
        goesOn ? end - 1 : end)
      if goesOn { openInterpolation(&lexer, before: end, &text) }
    }
    lexer.advance(to: end)
  }

  private mutating func readString(
    _ lexer: inout Lexer, from start: Int, _ text: inout BodyText, _ isAfterNewline: Bool
  ) {
    let depth = lexer.depth
    let end = lexer.poundEnd(from: start)
    if end < 0 { return }
    let isString =
      lexer.byte(start) == UInt8(ascii: "\"") || lexer.byte(start + 1) == UInt8(ascii: "#")
      || lexer.byte(start + 1) == UInt8(ascii: "\"") || end == lexer.regexEnd
    text.append(
      isString ? .literal : .pound, first: lexer.byte(start), isAfterNewline: isAfterNewline,
      start, lexer.depth > depth ? end - 1 : end)
    if lexer.depth > depth { openInterpolation(&lexer, before: end, &text) }
    lexer.advance(to: end)
  }

  private mutating func openInterpolation(
    _ lexer: inout Lexer, before end: Int, _ text: inout BodyText
  ) {
    text.append(
      .opening, first: UInt8(ascii: "("), isAfterNewline: false, end - 1, end)
    record(depth: lexer.depth, text.tokens.count - 1)
  }

  /// Records the token index of the bracket at a depth.
  private mutating func record(depth: Int, _ index: Int) {
    if open.count > depth { open.removeLast(open.count - depth) }
    while open.count < depth - 1 { open.append(-1) }
    if open.count < depth { open.append(index) } else if depth > 0 { open[depth - 1] = index }
  }
}
