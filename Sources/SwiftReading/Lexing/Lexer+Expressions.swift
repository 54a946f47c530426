/// The ends of expressions.
extension Lexer {
  /// Whether the current token, the first of its line, goes on with an expression that is
  /// complete before it.
  package func continuesExpression(isAfterClosure: Bool, angles: Int) -> Bool {
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
    guard probe.take(":") else { return false }
    return probe.current == UInt8(ascii: "{")
  }

  /// Whether the `#if` at the current token holds members of a call chain.
  private func isPostfixCondition() -> Bool {
    guard directive(at: at) == .ifCondition else { return false }
    var probe = self
    while probe.current == UInt8(ascii: "#"), probe.directive(at: probe.at) == .ifCondition {
      probe.enter(.ifCondition)
    }
    return probe.current == UInt8(ascii: ".")
  }

  /// Whether behind a comma another binding begins (or parameter): a pattern, and then its type,
  /// its value or its end.
  package func startsBinding(behind offset: Int, isParameter: Bool, angles: Int) -> Bool {
    var probe = self
    probe.advance(to: offset)
    if probe.current == UInt8(ascii: "(") {
      probe.skipBracket()
    } else {
      guard probe.takeWord() != nil else { return false }
      if isParameter, probe.isAtWord, probe.takeWord() == nil { return false }
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
  package func isAtObservers() -> Bool {
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
