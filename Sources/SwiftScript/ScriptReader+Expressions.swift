import SwiftLexing
import SwiftOutline

extension ScriptReader {
  /// Reads the expression of a statement to its end.
  mutating func readWholeExpression(_ place: ExpressionSkipper.Place) -> ScriptExpression {
    let start = lexer
    let value = readSum(depth: 0)
    if lexer.hasFailed || isAtStatementEnd { return value }
    if place == .binding, lexer.current == UInt8(ascii: ",") { return value }
    lexer.skipExpression(place, isStarted: lexer.at > start.at)
    addEffects(from: start, to: lexer.previousEnd)
    return ScriptExpression(kind: .computed, offset: start.at)
  }

  /// Reads an expression in brackets: to a comma or a closing bracket of its own level.
  mutating func readExpression(depth: Int) -> ScriptExpression {
    let start = lexer
    let value = readSum(depth: depth)
    if lexer.hasFailed || isAtElementEnd { return value }
    lexer.skipExpression(.parameter, isStarted: lexer.at > start.at)
    addEffects(from: start, to: lexer.previousEnd)
    return ScriptExpression(kind: .computed, offset: start.at)
  }

  private var isAtElementEnd: Bool {
    lexer.current == UInt8(ascii: ",") || lexer.classes[Int(lexer.current)] == ByteClass.closing
  }

  private mutating func readSum(depth: Int) -> ScriptExpression {
    let first = readOperand(depth: depth)
    var operands = [first]
    while lexer.current == UInt8(ascii: "+"), !lexer.hasFailed,
      lexer.operatorRunEnd(from: lexer.at) == lexer.at + 1
    {
      lexer.advance(to: lexer.at + 1)
      operands.append(readOperand(depth: depth))
    }
    return operands.count == 1
      ? first : ScriptExpression(kind: .sum(operands), offset: first.offset)
  }

  private mutating func readOperand(depth: Int) -> ScriptExpression {
    let start = lexer.at
    let kind = depth < ScriptExpression.maximumDepth ? readPrimary(depth: depth) : nil
    // What the value of a member or a call of the literal is, is not followed.
    if kind == nil || isAtPostfix { return ScriptExpression(kind: .computed, offset: start) }
    return ScriptExpression(kind: kind ?? .computed, offset: start)
  }

  private var isAtPostfix: Bool {
    let byte = lexer.current
    if byte == UInt8(ascii: ".") { return true }
    let isAttached =
      byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    return isAttached && !lexer.isAfterNewline
  }

  /// Reads a literal, a name, or a call; `nil` where none of these stands. What it is followed by
  /// is up to the caller.
  private mutating func readPrimary(depth: Int) -> ScriptExpression.Kind? {
    let byte = lexer.current
    if byte == UInt8(ascii: "\"") { return readString(depth: depth) }
    if byte == UInt8(ascii: "#") {
      return lexer.byte(poundsEnd) == UInt8(ascii: "\"") ? readString(depth: depth) : nil
    }
    if byte == UInt8(ascii: "[") { return readListOrEmpty(depth: depth) }
    if byte == UInt8(ascii: "(") {
      guard let parts = readArguments(depth: depth), parts.count == 1, parts[0].label == nil
      else { return nil }
      return parts[0].value.kind
    }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      let start = lexer.at
      let stop = lexer.plainWordEnd(from: start)
      lexer.advance(to: stop)
      return .number(lexer.text(start, stop))
    }
    let isImplicit = byte == UInt8(ascii: ".")
    if isImplicit {
      var probe = lexer
      probe.advance(to: probe.at + 1)
      guard probe.isAtWord, probe.at == probe.previousEnd else { return nil }
      lexer = probe
    }
    guard lexer.isAtWord, let path = readPath() else { return nil }
    if lexer.current == UInt8(ascii: "("), !lexer.isAfterNewline {
      guard let arguments = readArguments(depth: depth) else { return nil }
      return .call(path, isImplicit: isImplicit, arguments)
    }
    if path.count == 1, !isImplicit {
      switch path[0] {
      case "nil": return .null
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      default: break
      }
    }
    return .name(path, isImplicit: isImplicit)
  }

  private var poundsEnd: Int {
    var i = lexer.at
    while lexer.byte(i) == UInt8(ascii: "#") { i += 1 }
    return i
  }

  /// Reads `[a, b]`, or `[T]()`, which is an empty list.
  private mutating func readListOrEmpty(depth: Int) -> ScriptExpression.Kind? {
    guard let elements = readArguments(depth: depth) else { return nil }
    if lexer.current == UInt8(ascii: "("), lexer.at == lexer.previousEnd, elements.count == 1,
      case .name = elements[0].value.kind
    {
      guard let arguments = readArguments(depth: depth), arguments.isEmpty else { return nil }
      return .list([])
    }
    return elements.contains { $0.label != nil } ? nil : .list(elements.map(\.value))
  }

  /// Reads what stands between the bracket at the current token and its end; `nil` where it is no
  /// list of expressions. The cursor is behind the bracket in either case.
  mutating func readArguments(depth: Int) -> [ScriptExpression.Argument]? {
    let base = lexer.depth
    var arguments: [ScriptExpression.Argument] = []
    guard depth < ScriptExpression.maximumDepth else {
      lexer.skipBracket()
      return nil
    }
    guard lexer.openBracket() else { return nil }
    while lexer.current != 0 {
      if lexer.classes[Int(lexer.current)] == ByteClass.closing {
        let stop = lexer.close(at: lexer.at)
        if lexer.hasFailed { return nil }
        lexer.advance(to: stop)
        return arguments
      }
      let label = readLabel()
      let value = readExpression(depth: depth + 1)
      arguments.append(ScriptExpression.Argument(label: label, value: value))
      if !lexer.take(","), !lexer.hasFailed, lexer.classes[Int(lexer.current)] != ByteClass.closing
      {
        lexer.skip(from: lexer.at, downTo: base)
        return nil
      }
    }
    lexer.failUnclosed(lexer.frames[max(lexer.depth - 1, 0)])
    return nil
  }

  private mutating func readLabel() -> String? {
    var probe = lexer
    guard let label = probe.takeWord(), probe.take(":") else { return nil }
    lexer = probe
    return lexer.name(label)
  }
}

extension Lexer {
  /// The name in a range, without back ticks.
  func name(_ range: Range<Int>) -> String {
    byte(range.lowerBound) == UInt8(ascii: "`")
      ? text(range.lowerBound + 1, range.upperBound - 1) : text(range)
  }
}
