import SwiftLexing

/// Reads what an initial value says of its type.
///
/// It takes an operand and the cast behind it, as far as it knows them: whoever calls it sees by
/// the token behind that whether the expression goes on.
struct InitialValueReader {
  /// A complete operand, whatever it is, and its statement about the type.
  enum Result {
    /// No operand.
    case nothing
    /// An operand that says nothing.
    case operand
    case value(InitialValue)
  }

  /// The depth to which arrays of arrays are read.
  private static let maximumDepth = 3

  /// Reads the operand at the current token; stays where it is if it knows none.
  static func read(_ lexer: inout Lexer, depth: Int = 0) -> Result {
    var probe = lexer
    guard probe.skipEffectWords() else { return .nothing }
    var value = readValue(&probe, depth: depth)
    if value == nil {
      guard probe.skipPlainOperand() else { return .nothing }
    }
    while probe.isAtWord("as") {
      guard let type = probe.readCast() else { return .nothing }
      value = .cast(type)
    }
    if probe.hasFailed { return .nothing }
    lexer = probe
    return value.map(Result.value) ?? .operand
  }

  private static func readValue(_ lexer: inout Lexer, depth: Int) -> InitialValue? {
    let byte = lexer.current
    if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { return readTyped(&lexer) }
    if byte == UInt8(ascii: "[") {
      return readTyped(&lexer) ?? (depth < maximumDepth ? readCollection(&lexer, depth) : nil)
    }
    return lexer.readLiteral().map(InitialValue.literal)
  }

  /// Reads a call of a type, or a member of one.
  private static func readTyped(_ lexer: inout Lexer) -> InitialValue? {
    var probe = lexer
    guard let type = TypeReader.readName(&probe), !probe.hasFailed else { return nil }
    let isCall = probe.current == UInt8(ascii: "(") && probe.at == probe.previousEnd
    let isEmpty = isCall && probe.isAtEmptyBracket
    if isCall { probe.skipBracket() }
    guard !probe.hasFailed,
      let value = type.value(isCall ? isEmpty ? .withoutArguments : .withArguments : .none)
    else { return nil }
    lexer = probe
    return value
  }

  /// Reads an array or a dictionary of which all elements say the same.
  private static func readCollection(_ lexer: inout Lexer, _ depth: Int) -> InitialValue? {
    var probe = lexer
    guard probe.openBracket() else { return nil }
    var known: InitialValue?
    while probe.current != UInt8(ascii: "]") {
      guard case .value(var element) = read(&probe, depth: depth + 1) else { return nil }
      if probe.take(":") {
        guard case .value(let value) = read(&probe, depth: depth + 1) else { return nil }
        element = .dictionary(key: element, value: value)
      } else {
        element = .array(element)
      }
      guard known == nil || known == element else { return nil }
      known = element
      if !probe.take(","), probe.current != UInt8(ascii: "]") {
        return nil
      }
    }
    probe.closeBracket()
    guard let known, !probe.hasFailed else { return nil }
    lexer = probe
    return known
  }
}

extension TypeSyntax {
  /// The value of a name, or of the brackets of a type, as an expression: a type that is called, or
  /// a member of a type, which has a small letter.
  fileprivate func value(_ call: InitialValue.Call) -> InitialValue? {
    switch self {
    case .array, .dictionary: return call == .none ? nil : .call(self)
    case .name(let name):
      guard let last = name.components.last else { return nil }
      let owner = TypeSyntax.name(TypeName(components: Array(name.components.dropLast())))
      let isMember = name.components.count > 1
      if last.name == "init", isMember { return call == .none ? nil : .call(owner) }
      if last.name.first?.isUppercase == true { return call == .none ? nil : .call(self) }
      guard isMember, last.arguments.isEmpty, last.name != "self",
        name.components.dropLast().allSatisfy({ $0.name.first?.isUppercase == true })
      else { return nil }
      return .member(last.name, of: owner, call)
    default: return nil
    }
  }
}

extension Lexer {
  /// Skips `try`, `try!` and `await`; `false` for `try?`, which makes an optional of all behind it.
  fileprivate mutating func skipEffectWords() -> Bool {
    while isAtWord("try") || isAtWord("await") {
      advance(to: plainWordEnd(from: at))
      guard at == previousEnd else { continue }
      if current == UInt8(ascii: "?") { return false }
      if current == UInt8(ascii: "!") { advance(to: at + 1) }
    }
    return true
  }

  fileprivate var isAtEmptyBracket: Bool {
    var probe = self
    probe.advance(to: at + 1)
    return probe.current == UInt8(ascii: ")")
  }

  /// Reads a literal; stays where it is if there is none.
  fileprivate mutating func readLiteral() -> InitialValue.Literal? {
    if isAtWord("true") || isAtWord("false") {
      advance(to: plainWordEnd(from: at))
      return .boolean
    }
    if isAtString {
      skipLiteral()
      return hasFailed ? nil : .string
    }
    let digits = current == UInt8(ascii: "-") ? at + 1 : at
    guard byte(digits).isDigit else { return nil }
    return readNumber(from: digits)
  }

  private var isAtString: Bool {
    var start = at
    while byte(start) == UInt8(ascii: "#") { start += 1 }
    return byte(start) == UInt8(ascii: "\"")
  }

  private mutating func readNumber(from digits: Int) -> InitialValue.Literal {
    let isHexadecimal = byte(digits) == UInt8(ascii: "0") && byte(digits + 1) == UInt8(ascii: "x")
    var stop = plainWordEnd(from: digits)
    var isWhole = true
    if byte(stop) == UInt8(ascii: "."), isHexadecimal ? false : byte(stop + 1).isDigit {
      isWhole = false
      stop = plainWordEnd(from: stop + 1)
    }
    let exponents: [UInt8] =
      isHexadecimal
      ? [UInt8(ascii: "p"), UInt8(ascii: "P")] : [UInt8(ascii: "e"), UInt8(ascii: "E")]
    let sign = byte(stop)
    if exponents.contains(byte(stop - 1)), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      stop = plainWordEnd(from: stop + 1)
    }
    if (digits..<stop).contains(where: { exponents.contains(bytes[$0]) }) { isWhole = false }
    advance(to: stop)
    return isWhole ? .integer : .floatingPoint
  }

  /// Skips a name or a bracket with the members, calls and `?` or `!` behind it; `false` for anything
  /// else, and for what has a closure.
  fileprivate mutating func skipPlainOperand() -> Bool {
    if isAtWord {
      let start = at
      let stop = wordEnd(from: start)
      if stop < 0 { return false }
      advance(to: stop)
      if isBlockKeyword(start, stop) || isPrefixKeyword(start, stop) { return false }
      // `copy x`, `consume x`, `unsafe x`
      if isAtWord, !isAfterNewline, !isAtWord("as"), !isAtWord("is") { return false }
    } else if current == UInt8(ascii: "(") || current == UInt8(ascii: "[") {
      skipBracket()
    } else {
      return false
    }
    while !hasFailed {
      let isAdjacent = at == previousEnd
      if current == UInt8(ascii: "."), byte(at + 1) != UInt8(ascii: ".") {
        advance(to: at + 1)
        guard isAtWord || current.isDigit else { return false }
        let stop = current.isDigit ? plainWordEnd(from: at) : wordEnd(from: at)
        if stop < 0 { return false }
        advance(to: stop)
      } else if current == UInt8(ascii: "(") || current == UInt8(ascii: "["), !isAfterNewline {
        skipBracket()
      } else if current == UInt8(ascii: "?") || current == UInt8(ascii: "!"), isAdjacent,
        byte(at + 1) == UInt8(ascii: ".") || classes[Int(byte(at + 1))] != ByteClass.operation
      {
        advance(to: at + 1)
      } else {
        return current != UInt8(ascii: "{")
      }
    }
    return false
  }

  /// Reads `as T`, `as! T` or `as? T`; `nil` where no type follows.
  fileprivate mutating func readCast() -> TypeSyntax? {
    advance(to: at + 2)
    let mark = current
    let isMarked = at == previousEnd && (mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!"))
    if isMarked { advance(to: at + 1) }
    guard let type = TypeReader.read(&self), !hasFailed else { return nil }
    return isMarked && mark == UInt8(ascii: "?") ? .optional(type) : type
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
