extension Lexer {
  /// Where an expression is, which decides where it ends.
  enum ExpressionPlace {
    /// A statement: commas do not end it.
    case statement
    /// An initial value: a comma ends it that begins another binding.
    case binding
    /// A default value: a comma ends it, or the closing parenthesis; a new line does not.
    case parameter
  }

  /// Skips an expression (or a statement) from the current token on.
  ///
  /// It ends where the compiler would end it: at a new line whose first token cannot continue it.
  /// `isStarted` says that a complete expression stands before the current token.
  mutating func skipExpression(_ place: ExpressionPlace, isStarted: Bool = false) {
    var wantsMore = !isStarted
    var isAfterDot = false
    var isAfterClosure = false
    var isCast = false
    var angles = 0
    while current != 0 {
      let byte = current
      let kind = classes[Int(byte)]
      if isAfterNewline, !wantsMore, place != .parameter,
        !continuesExpression(isAfterClosure: isAfterClosure, angles: angles)
      {
        return
      }
      let wasAfterDot = isAfterDot
      let wasCast = isCast
      isAfterDot = false
      isAfterClosure = false
      isCast = false
      if kind == ByteClass.word || kind == ByteClass.backtick {
        let start = at
        let stop = wordEnd(from: start)
        if stop < 0 { return }
        advance(to: stop)
        if !wasAfterDot, isBlockKeyword(start, stop) {
          skipBlocks(of: start, stop)
          wantsMore = false
          isAfterClosure = false
        } else {
          isCast = !wasAfterDot && isCastKeyword(start, stop)
          wantsMore = isCast || (!wasAfterDot && isPrefixKeyword(start, stop))
        }
      } else if kind == ByteClass.opening {
        if byte == UInt8(ascii: "{") {
          if place == .binding, !wantsMore, isAtObservers() { return }
          isAfterClosure = true
        }
        skipBracket()
        wantsMore = false
      } else if kind == ByteClass.closing || byte == UInt8(ascii: ";") {
        return
      } else if byte == UInt8(ascii: ",") {
        if place != .statement {
          if angles == 0, place == .parameter { return }
          if startsBinding(behind: at + 1, isParameter: place == .parameter, angles: angles) {
            return
          }
        }
        advance(to: at + 1)
        wantsMore = true
      } else if kind == ByteClass.punctuation {
        advance(to: at + 1)
        wantsMore = true
      } else if byte == UInt8(ascii: ">"), angles > 0 {
        let isLeft = isLeftBound(at)
        angles -= 1
        wantsMore = !isLeft && !isRightBound(at + 1, isLeftBound: isLeft)
        advance(to: at + 1)
      } else if kind == ByteClass.pound, let directive = directive(at: at) {
        guard directive == .ifCondition, !wantsMore else { return }
        let base = depth
        _ = enter(directive, wantsText: false)
        if hasFailed { return }
        skip(from: previousEnd, downTo: base)
        wantsMore = false
      } else if kind == ByteClass.quote || kind == ByteClass.pound {
        skipLiteral()
        wantsMore = false
      } else if kind == ByteClass.wide, wideCharacter(at: at).kind != .operation {
        guard isAtWord else { return failUnexpected(at: at) }
        advance(to: plainWordEnd(from: at))
        wantsMore = false
      } else if kind == ByteClass.operation || kind == ByteClass.slash || kind == ByteClass.wide {
        let start = at
        let stop = operatorEnd(from: start, previous: previousEnd)
        if stop < 0 { return }
        if byte == UInt8(ascii: "<"), stop == start + 1, isLeftBound(start) { angles += 1 }
        let isLeft = isLeftBound(start)
        let isPostfix = isLeft && !isRightBound(stop, isLeftBound: isLeft)
        isAfterDot = byte == UInt8(ascii: ".") && stop == start + 1
        if stop == regexEnd {
          wantsMore = false
        } else if stop == start + 1, isLeft,
          byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
        {
          wantsMore = wasCast || wordBefore(start, is: "try")
        } else {
          wantsMore =
            !isPostfix || isAfterDot || byte == UInt8(ascii: "<")
            || byte == UInt8(ascii: "=")
        }
        advance(to: stop)
      } else {
        return failUnexpected(at: at)
      }
    }
  }

  /// Skips the string, regex literal or `#word` at the current token.
  private mutating func skipLiteral() {
    let base = depth
    let stop = poundEnd(from: at)
    if stop < 0 { return }
    if depth > base { skip(from: stop, downTo: base) } else { advance(to: stop) }
  }

  /// Whether the current token, the first of its line, goes on with an expression that is
  /// complete before it.
  private func continuesExpression(isAfterClosure: Bool, angles: Int) -> Bool {
    let next = byte(at + 1)
    if current == UInt8(ascii: ".") { return true }
    if current == UInt8(ascii: "{") || current == UInt8(ascii: ":") { return true }
    if current == UInt8(ascii: ",") { return true }
    if current == UInt8(ascii: ">"), angles > 0 { return true }
    if current == UInt8(ascii: "?"), classes[Int(next)] != ByteClass.operation { return true }
    if current == UInt8(ascii: "#") { return isPostfixCondition() }
    let kind = classes[Int(current)]
    if kind == ByteClass.operation || kind == ByteClass.slash || kind == ByteClass.wide {
      if kind == ByteClass.wide, wideCharacter(at: at).kind != .operation { return false }
      return !isRightBound(operatorRunEnd(from: at), isLeftBound: false)
    }
    guard kind == ByteClass.word else { return false }
    if isAtWord("as") || isAtWord("is") { return true }
    guard isAfterClosure else { return false }
    var probe = self
    probe.advance(to: plainWordEnd(from: at))
    guard probe.current == UInt8(ascii: ":") else { return false }
    probe.advance(to: probe.at + 1)
    return probe.current == UInt8(ascii: "{")
  }

  /// Whether the `#if` at the current token holds members of a call chain.
  private func isPostfixCondition() -> Bool {
    guard directive(at: at) == .ifCondition else { return false }
    var probe = self
    while probe.current == UInt8(ascii: "#"), probe.directive(at: probe.at) == .ifCondition {
      _ = probe.enter(.ifCondition, wantsText: false)
    }
    return probe.current == UInt8(ascii: ".")
  }

  /// Whether behind a comma another binding begins (or parameter): a pattern, and then its type,
  /// its value or its end.
  private func startsBinding(behind offset: Int, isParameter: Bool, angles: Int) -> Bool {
    var probe = self
    probe.advance(to: offset)
    if probe.current == UInt8(ascii: "(") {
      probe.skipBracket()
    } else {
      guard probe.isAtWord else { return false }
      let stop = probe.wordEnd(from: probe.at)
      if stop < 0 { return false }
      probe.advance(to: stop)
      if isParameter, probe.isAtWord {
        let second = probe.wordEnd(from: probe.at)
        if second < 0 { return false }
        probe.advance(to: second)
      }
    }
    let next = probe.current
    if next == UInt8(ascii: ":") { return probe.byte(probe.at + 1) != next }
    if isParameter { return false }
    if next == UInt8(ascii: "=") {
      return probe.classes[Int(probe.byte(probe.at + 1))] != ByteClass.operation
    }
    if angles > 0 { return false }
    return probe.isAfterNewline || next == 0 || next == UInt8(ascii: ",")
      || next == UInt8(ascii: ";") || next == UInt8(ascii: "}") || next == UInt8(ascii: "{")
  }

  /// Whether the brace at the current token holds property observers.
  private func isAtObservers() -> Bool {
    var probe = self
    probe.advance(to: at + 1)
    while probe.current == UInt8(ascii: "@") {
      probe.advance(to: probe.plainWordEnd(from: probe.at + 1))
      if probe.current == UInt8(ascii: "("), probe.at == probe.previousEnd { probe.skipBracket() }
    }
    guard probe.isAtWord("didSet") || probe.isAtWord("willSet") else { return false }
    probe.advance(to: probe.plainWordEnd(from: probe.at))
    return probe.current == UInt8(ascii: "{") || probe.current == UInt8(ascii: "(")
  }
}
