/// Skips an expression, or a statement, token by token.
///
/// It ends where the compiler would end it: at a new line whose first token cannot continue it,
/// at a closing bracket, a semicolon, or a comma that begins something else.
package struct ExpressionSkipper {
  /// The place of an expression, which decides where it ends.
  package enum Place {
    /// A statement: commas do not end it.
    case statement
    /// An initial value: a comma ends it that begins another binding.
    case binding
    /// A default value: a comma ends it, or the closing parenthesis; a new line does not.
    case parameter
  }

  /// The kind of the previous token, as far as it matters to the next one.
  private enum Previous {
    case dot, closure, cast, other
  }

  private let place: Place
  /// Whether the token before asks for another one, on whichever line.
  private var wantsMore: Bool
  private var previous = Previous.other
  /// The number of open `<` that may begin generic arguments.
  private var angles = 0
  private var isAtEnd = false

  /// `isStarted` says that a complete expression stands before the current token.
  init(_ place: Place, isStarted: Bool) {
    self.place = place
    wantsMore = !isStarted
  }

  mutating func skip(_ lexer: inout Lexer) {
    while lexer.current != 0 {
      if lexer.isAfterNewline, !wantsMore, place != .parameter,
        !lexer.continuesExpression(isAfterClosure: previous == .closure, angles: angles)
      {
        return
      }
      let before = previous
      previous = .other
      skipToken(&lexer, behind: before)
      if isAtEnd { return }
    }
  }

  private mutating func skipToken(_ lexer: inout Lexer, behind before: Previous) {
    let kind = lexer.classes[Int(lexer.current)]
    if kind == ByteClass.word || kind == ByteClass.backtick {
      skipWord(&lexer, isMember: before == .dot)
    } else if kind == ByteClass.opening {
      skipBracket(&lexer)
    } else if kind == ByteClass.closing || lexer.current == UInt8(ascii: ";") {
      isAtEnd = true
    } else if lexer.current == UInt8(ascii: ",") {
      skipComma(&lexer)
    } else if kind == ByteClass.punctuation {
      lexer.advance(to: lexer.at + 1)
      wantsMore = true
    } else if kind == ByteClass.quote {
      lexer.skipLiteral()
      wantsMore = false
    } else if kind == ByteClass.pound {
      skipPound(&lexer)
    } else if lexer.isAtWord {
      lexer.advance(to: lexer.plainWordEnd(from: lexer.at))
      wantsMore = false
    } else if kind == ByteClass.operation || kind == ByteClass.slash || lexer.isAtWideOperator {
      skipOperator(&lexer, isBehindCast: before == .cast)
    } else {
      lexer.failUnexpected(at: lexer.at)
    }
  }

  private mutating func skipWord(_ lexer: inout Lexer, isMember: Bool) {
    let start = lexer.at
    let stop = lexer.wordEnd(from: start)
    if stop < 0 { return }
    lexer.advance(to: stop)
    if isMember {
      wantsMore = false
    } else if lexer.isBlockKeyword(start, stop) {
      wantsMore = lexer.skipBlocks(of: start, stop)
    } else if lexer.isText("as", start, stop) || lexer.isText("is", start, stop) {
      previous = .cast
      wantsMore = true
    } else {
      wantsMore = lexer.isPrefixKeyword(start, stop)
    }
  }

  private mutating func skipBracket(_ lexer: inout Lexer) {
    if lexer.current == UInt8(ascii: "{") {
      if place == .binding, !wantsMore, lexer.isAtObservers() {
        isAtEnd = true
        return
      }
      previous = .closure
    }
    lexer.skipBracket()
    wantsMore = false
  }

  private mutating func skipComma(_ lexer: inout Lexer) {
    let isParameter = place == .parameter
    if isParameter, angles == 0 {
      isAtEnd = true
    } else if place != .statement {
      isAtEnd = lexer.startsBinding(
        behind: lexer.at + 1, isParameter: isParameter, angles: angles)
    }
    if isAtEnd { return }
    lexer.advance(to: lexer.at + 1)
    wantsMore = true
  }

  /// Skips a literal or the name of a macro; of the directives, an `#if` in a call chain.
  private mutating func skipPound(_ lexer: inout Lexer) {
    if let directive = lexer.directive(at: lexer.at) {
      isAtEnd = directive != .ifCondition || wantsMore
      if isAtEnd { return }
      let base = lexer.depth
      lexer.enter(directive)
      if lexer.hasFailed { return }
      lexer.skip(from: lexer.previousEnd, downTo: base)
    } else {
      lexer.skipLiteral()
    }
    wantsMore = false
  }

  private mutating func skipOperator(_ lexer: inout Lexer, isBehindCast: Bool) {
    let start = lexer.at
    let byte = lexer.current
    let isLeft = lexer.isLeftBound(start)
    if byte == UInt8(ascii: ">"), angles > 0 {
      angles -= 1
      wantsMore = !isLeft && !lexer.isRightBound(start + 1, isLeftBound: isLeft)
      return lexer.advance(to: start + 1)
    }
    let stop = lexer.operatorEnd(from: start, previous: lexer.previousEnd)
    if stop < 0 { return }
    let isSingle = stop == start + 1
    if stop == lexer.regexEnd {
      wantsMore = false
    } else if isSingle, isLeft, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
      wantsMore = isBehindCast || lexer.wordBefore(start, is: "try")
    } else if isSingle, byte == UInt8(ascii: ".") {
      previous = .dot
      wantsMore = true
    } else {
      if isSingle, isLeft, byte == UInt8(ascii: "<") { angles += 1 }
      let isPostfix = isLeft && !lexer.isRightBound(stop, isLeftBound: isLeft)
      wantsMore = !isPostfix || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=")
    }
    lexer.advance(to: stop)
  }
}

extension Lexer {
  /// Skips an expression from the current token on.
  package mutating func skipExpression(_ place: ExpressionSkipper.Place, isStarted: Bool = false) {
    var skipper = ExpressionSkipper(place, isStarted: isStarted)
    skipper.skip(&self)
  }

  /// Skips the string, regex literal or `#word` at the current token.
  package mutating func skipLiteral() {
    let base = depth
    let stop = poundEnd(from: at)
    if stop < 0 { return }
    if depth > base { skip(from: stop, downTo: base) } else { advance(to: stop) }
  }
}
