/// The place of an expression, which decides where it ends.
enum ExpressionPlace {
  /// A statement; a comma does not end it.
  case statement
  /// An initial value; a comma before another binding ends it, or a brace with observers.
  case binding
  /// A default value; a comma before another parameter ends it, a new line does not.
  case parameter
}

extension Lexer {
  /// Skips an expression, or a statement, token by token.
  ///
  /// It ends at a new line whose first token cannot continue it, at a closing bracket, a semicolon,
  /// a directive, or a comma before another binding or parameter.
  ///
  /// - Parameter isStarted: True if there is a complete expression before the current token.
  mutating func skipExpression(_ place: ExpressionPlace, isStarted: Bool = false) {
    // True if another token must follow the previous one, on the same line or a later one.
    var isOpen = !isStarted
    while current != 0, !isAtEnd(of: place, isOpen: isOpen) { isOpen = skipToken() }
  }

  private func isAtEnd(of place: ExpressionPlace, isOpen: Bool) -> Bool {
    if isAfterNewline, !isOpen, place != .parameter, !continuesExpression { return true }
    switch current {
    case ";": return true
    case "#": return directive(at: at) != nil
    case "{": return place == .binding && !isOpen && isAtObservers
    case ",": return place != .statement && isBefore(another: place)
    default: return classes[Int(current)] == ByteClass.closing
    }
  }

  /// Skips a token, or a bracket with its content; returns true if another token must follow.
  mutating func skipToken() -> Bool {
    let start = at
    let kind = classes[Int(current)]
    if isAtWord || kind == ByteClass.word {
      let stop = wordEnd(from: start)
      if stop < 0 { return false }
      advance(to: stop)
      let isMember = start > 0 && bytes[start - 1] == "."
      return !isMember && Self.wordsBeforeOperands.contains(text(start, stop))
    }
    switch kind {
    case ByteClass.opening: skipBracket()
    case ByteClass.quote, ByteClass.pound: skipLiteral()
    case ByteClass.punctuation:
      advance(to: start + 1)
      return true
    case ByteClass.operation, ByteClass.slash,
      ByteClass.wide where isAtWideOperator:
      let first = current
      let stop = operatorEnd(from: start, previous: previousEnd)
      if stop < 0 { return false }
      advance(to: stop)
      // An operator right behind an operand most likely belongs to it: `a!`, `A<B>`.
      let isPostfix = isLeftBound(start) && first != "<" && first != "="
      return stop != regexEnd && !isPostfix
    default: failUnexpected(at: start)
    }
    return false
  }

  private static let wordsBeforeOperands: Set<String> = [
    "any", "as", "await", "case", "each", "else", "for", "guard", "if", "in", "is", "return",
    "switch", "throw", "try", "unsafe", "where", "while",
  ]

  /// True if the current token, the first of its line, continues the complete expression before it.
  private var continuesExpression: Bool {
    if ".,:?>{".utf8.contains(current) { return true }
    if isAtWord("as") || isAtWord("is") || isAtWord("else") { return true }
    if isAtOperator {
      return !isRightBound(operatorRunEnd(from: at), isLeftBound: false)
    }
    // The label of a further trailing closure.
    var probe = self
    return probe.takeWord() != nil && probe.take(":") && probe.current == "{"
  }

  /// True if another parameter, or another binding with its type or value, follows the current
  /// comma.
  private func isBefore(another place: ExpressionPlace) -> Bool {
    var probe = self
    probe.advance(to: at + 1)
    let next = probe.current
    if place == .parameter {
      if next == "@" || next == ")" { return true }
      guard probe.takeWord() != nil else { return false }
      _ = probe.takeWord()
    } else if next == "(" {
      probe.skipBracket()
    } else if probe.takeWord() == nil {
      return false
    }
    let mark = probe.current
    // `::` or `==`
    if probe.byte(probe.at + 1) == mark { return false }
    let isBeforeValue = mark == "=" && place == .binding
    return isBeforeValue || mark == ":"
  }

  /// True if the brace at the current token holds property observers.
  private var isAtObservers: Bool {
    var probe = self
    probe.advance(to: at + 1)
    while probe.current == "@" {
      probe.advance(to: probe.plainWordEnd(from: probe.at + 1))
      if probe.current == "(", probe.at == probe.previousEnd { probe.skipBracket() }
    }
    guard probe.isAtWord("didSet") || probe.isAtWord("willSet") else { return false }
    probe.advance(to: probe.plainWordEnd(from: probe.at))
    return probe.current == "{" || probe.current == "("
  }

  /// Skips the string, regex literal or `#word` at the current token.
  package mutating func skipLiteral() {
    let base = depth
    let stop = poundEnd(from: at)
    if stop < 0 { return }
    if depth > base { skip(from: stop, downTo: base) } else { advance(to: stop) }
  }
}
