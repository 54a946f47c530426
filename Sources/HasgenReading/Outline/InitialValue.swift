/// The type of a variable as its initial value shows it.
///
/// An expression of another form does not show its type; the user has to write the type.
package enum InitialValue: Sendable, Hashable {
  /// A call of an initializer: `Impl(x: 1)`, `Impl.init()`.
  case call(TypeSyntax)
  /// A static member: `Session.shared`, `Session.current()`.
  case member(String, of: TypeName, isCalled: Bool)
  /// The type of a cast that always succeeds, or the optional of `as?`.
  case cast(TypeSyntax)
  /// The default type of a literal: `Bool`, `Int`, `Double` or `String`.
  case literal(String)
}

extension Lexer {
  /// Reads the initial value at the current token; does not move if its form is none of
  /// `InitialValue`. The caller checks that the expression ends there.
  mutating func readInitialValue() -> InitialValue? {
    var probe = self
    guard probe.skipEffectWords() else { return nil }
    let start = probe
    var value = probe.readLiteral().map(InitialValue.literal) ?? probe.readTyped()
    if value == nil || probe.isAtWord("as") {
      probe = start
      probe.skipOperand()
      value = probe.readCast()
    }
    if value == nil || probe.hasFailed { return nil }
    self = probe
    return value
  }

  /// Skips `try`, `try!` and `await`; returns false for `try?`, which makes an optional.
  private mutating func skipEffectWords() -> Bool {
    while isAtWord("try") || isAtWord("await") {
      advance(to: plainWordEnd(from: at))
      guard at == previousEnd else { continue }
      if current == "?" { return false }
      if current == "!" { advance(to: at + 1) }
    }
    return true
  }

  private mutating func readLiteral() -> String? {
    if isAtWord("true") || isAtWord("false") {
      advance(to: plainWordEnd(from: at))
      return "Bool"
    }
    if current == "\"" {
      skipLiteral()
      return "String"
    }
    let start = current == "-" ? at + 1 : at
    guard byte(start).isDigit else { return nil }
    var stop = plainWordEnd(from: start)
    let hasFraction = byte(stop) == "." && byte(stop + 1).isDigit
    if hasFraction { stop = plainWordEnd(from: stop + 1) }
    let digits = text(start, stop).lowercased()
    advance(to: stop)
    let exponent: Character = digits.hasPrefix("0x") ? "p" : "e"
    return hasFraction || digits.contains(exponent) ? "Double" : "Int"
  }

  /// Reads a call of a type, or a static member of one.
  private mutating func readTyped() -> InitialValue? {
    guard current == "[" || isAtWord else { return nil }
    let type = TypeReader.readName(&self)
    guard let type, !hasFailed else { return nil }
    let start = at
    let isCalled = current == "(" && start == previousEnd
    if isCalled { skipBracket() }
    guard case .name(let name) = type else { return isCalled ? .call(type) : nil }
    guard let last = name.components.last else { return nil }
    let owner = TypeName(components: name.components.dropLast())
    if last.name.first?.isUppercase == true { return isCalled ? .call(type) : nil }
    guard !owner.components.isEmpty, last.arguments.isEmpty, last.name != "self" else {
      return nil
    }
    if last.name == "init" { return isCalled ? .call(.name(owner)) : nil }
    let hasArguments = isCalled && text(start, previousEnd) != "()"
    let isType = owner.components.allSatisfy { $0.name.first?.isUppercase == true }
    return isType && !hasArguments ? .member(last.name, of: owner, isCalled: isCalled) : nil
  }

  /// Skips the words, brackets, literals and marks that touch each other.
  private mutating func skipOperand() {
    while isAtWord || current.isDigit || "([\".?!".utf8.contains(current) {
      _ = skipToken()
      if at != previousEnd || hasFailed { return }
    }
  }

  /// Reads one or more casts (`as T`, `as! T`, `as? T`), and returns the last one.
  private mutating func readCast() -> InitialValue? {
    var cast: InitialValue?
    while isAtWord("as") {
      advance(to: at + 2)
      let mark = at == previousEnd ? current : 0
      let isOptional = mark == "?"
      if isOptional || mark == "!" { advance(to: at + 1) }
      guard let type = TypeReader.read(&self) else { return nil }
      cast = .cast(isOptional ? .optional(type) : type)
    }
    return cast
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
