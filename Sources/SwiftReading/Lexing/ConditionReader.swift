/// Reads the condition of an `#if` by recursive descent.
struct ConditionReader {
  /// True if the condition asks for a version of the language or the compiler.
  private(set) var hasVersionCheck = false
  private var nesting = 0

  /// Reads conjunctions joined with `||`, or operands joined with `&&`. An operator may stand at
  /// the end of a line or at the beginning of the next one.
  mutating func read(_ lexer: inout Lexer, joinedBy sign: Unicode.Scalar = "|") -> Condition {
    let isAny = sign == "|"
    var operands: [Condition] = []
    repeat {
      operands.append(isAny ? read(&lexer, joinedBy: "&") : readOperand(&lexer))
    } while lexer.take(sign) && lexer.take(sign)
    if operands.count == 1 { return operands[0] }
    let text = operands.map(\.text).joined(separator: isAny ? " || " : " && ")
    return Condition(text: text, factors: isAny ? [] : operands)
  }

  private mutating func readOperand(_ lexer: inout Lexer) -> Condition {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > NestingLimit.types { lexer.fail(.tooDeep, at: lexer.at) }
    if lexer.take("!") {
      let condition = readOperand(&lexer)
      return Condition(text: "!\(condition.text)", factors: [condition.negated])
    }
    guard lexer.take("(") else { return readAtom(&lexer) }
    let condition = read(&lexer)
    if !lexer.take(")") { lexer.fail(.expected("')'"), at: lexer.previousEnd) }
    return Condition(text: "(\(condition.text))", factors: [condition])
  }

  /// Reads a name (`DEBUG`), or a call (`os(iOS)`, `swift(>=5.9)`).
  private mutating func readAtom(_ lexer: inout Lexer) -> Condition {
    let start = lexer.at
    let end = lexer.plainWordEnd(from: start)
    if end == start { lexer.fail(.expected("a condition"), at: start) }
    let name = lexer.text(start, end)
    lexer.advance(to: end)
    if ["swift", "compiler", "_compiler_version"].contains(name) { hasVersionCheck = true }
    let isCall = lexer.current == UInt8(ascii: "(") && !lexer.isAfterNewline
    return Condition(text: isCall ? name + readArguments(&lexer) : name)
  }

  /// Reads the arguments with their parentheses, and returns them with canonical spacing.
  private func readArguments(_ lexer: inout Lexer) -> String {
    var text = ""
    var depth = 0
    repeat {
      let start = lexer.at
      let byte = lexer.current
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      lexer.advance(to: max(lexer.plainWordEnd(from: start), start + 1))
      text += lexer.text(start, lexer.previousEnd)
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") { text += " " }
    } while depth > 0 && lexer.current != 0
    if depth > 0 { lexer.fail(.expected("')'"), at: lexer.previousEnd) }
    return text
  }
}

/// A condition of an `#if` that a declaration stands under.
public struct Condition: Sendable, Hashable, CustomStringConvertible {
  /// The condition with canonical spacing: `os(iOS) && DEBUG`.
  public let text: String
  /// True if the declaration stands where the condition does not hold (an `#else`).
  public let isNegated: Bool
  /// The conditions that the text joins with `&&`, or the one that it negates or encloses in
  /// parentheses; empty for a name, a call, and conditions joined with `||`.
  package let factors: [Condition]

  package init(text: String, isNegated: Bool = false, factors: [Condition] = []) {
    self.text = text
    self.isNegated = isNegated
    self.factors = factors
  }

  /// The opposite condition.
  package var negated: Condition {
    Condition(text: text, isNegated: !isNegated, factors: factors)
  }

  /// The condition as it would be written: `DEBUG`, `!DEBUG`, `!(os(iOS) && DEBUG)`.
  public var description: String {
    guard isNegated else { return text }
    return text.contains(" ") ? "!(\(text))" : "!\(text)"
  }
}
