/// Reads the condition of an `#if` by recursive descent.
struct ConditionReader {
  /// A condition, and its value if that is the same for every platform and setting.
  typealias Operand = (condition: Condition, value: Bool?)

  /// The Swift version that version checks are compared with.
  private static let version = [6, 3]

  /// True if the condition asks for a version of the language or the compiler.
  private(set) var hasVersionCheck = false
  private var nesting = 0

  /// Reads conjunctions joined with `||`, or operands joined with `&&`. An operator may stand at
  /// the end of a line or at the beginning of the next one.
  mutating func read(_ lexer: inout Lexer, joinedBy sign: Unicode.Scalar = "|") -> Operand {
    let isAny = sign == "|"
    let first = isAny ? read(&lexer, joinedBy: "&") : readOperand(&lexer)
    // Most conditions have one operand.
    guard lexer.current == UInt8(ascii: sign) else { return first }
    var operands = [first]
    while lexer.take(sign), lexer.take(sign) {
      operands.append(isAny ? read(&lexer, joinedBy: "&") : readOperand(&lexer))
    }
    let conditions = operands.map(\.condition)
    let text = conditions.map(\.text).joined(separator: isAny ? " || " : " && ")
    let whole = Condition(text: text, factors: isAny ? [] : conditions)
    return (whole, Self.value(of: operands.map(\.value), joinedByOr: isAny))
  }

  /// The value of some operands joined with `||` (true) or `&&` (false).
  private static func value(of operands: [Bool?], joinedByOr isAny: Bool) -> Bool? {
    if operands.contains(isAny) { return isAny }
    return operands.contains(nil) ? nil : !isAny
  }

  private mutating func readOperand(_ lexer: inout Lexer) -> Operand {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > NestingLimit.types { lexer.fail(.tooDeep, at: lexer.at) }
    if lexer.take("!") {
      let (condition, value) = readOperand(&lexer)
      let text = "!\(condition.text)"
      return (Condition(text: text, factors: [condition.negated]), value.map { !$0 })
    }
    guard lexer.take("(") else { return readAtom(&lexer) }
    let (condition, value) = read(&lexer)
    if !lexer.take(")") { lexer.fail(.expected("')'"), at: lexer.previousEnd) }
    return (Condition(text: "(\(condition.text))", factors: [condition]), value)
  }

  /// Reads a name (`DEBUG`), or a call (`os(iOS)`, `swift(>=5.9)`).
  private mutating func readAtom(_ lexer: inout Lexer) -> Operand {
    let start = lexer.at
    let end = lexer.plainWordEnd(from: start)
    if end == start { lexer.fail(.expected("a condition"), at: start) }
    let name = lexer.text(start, end)
    lexer.advance(to: end)
    guard lexer.current == "(", !lexer.isAfterNewline else {
      return (Condition(text: name), Bool(name))
    }
    let arguments = readArguments(&lexer)
    let condition = Condition(text: name + arguments)
    guard ["swift", "compiler", "_compiler_version"].contains(name) else { return (condition, nil) }
    hasVersionCheck = true
    return (condition, answer(to: arguments))
  }

  /// Reads the arguments with their parentheses, and returns them with canonical spacing.
  private func readArguments(_ lexer: inout Lexer) -> String {
    var text = ""
    var depth = 0
    repeat {
      let start = lexer.at
      let byte = lexer.current
      if byte == "(" { depth += 1 }
      if byte == ")" { depth -= 1 }
      lexer.advance(to: max(lexer.plainWordEnd(from: start), start + 1))
      text += lexer.text(start, lexer.previousEnd)
      if byte == "," || byte == ":" { text += " " }
    } while depth > 0 && lexer.current != 0
    if depth > 0 { lexer.fail(.expected("')'"), at: lexer.previousEnd) }
    return text
  }

  /// Returns the value of a version check, `(>=5.9)` or `(<6)`; `nil` for other arguments.
  private func answer(to arguments: String) -> Bool? {
    let isLess = arguments.hasPrefix("(<")
    let numbers = arguments.split { !$0.isNumber }.compactMap { Int($0) }
    guard isLess || arguments.hasPrefix("(>"), !numbers.isEmpty else { return nil }
    return Self.version.lexicographicallyPrecedes(numbers) == isLess
  }
}

/// An `#if` condition around a declaration.
package struct Condition: Sendable, Hashable, CustomStringConvertible {
  /// The condition with canonical spacing: `os(iOS) && DEBUG`.
  package let text: String
  /// True if the declaration is compiled when the condition does not hold (in an `#else`).
  package let isNegated: Bool
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
  package var description: String {
    guard isNegated else { return text }
    return text.contains(" ") ? "!(\(text))" : "!\(text)"
  }
}
