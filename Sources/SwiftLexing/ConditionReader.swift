/// Reads the condition of an `#if`, and its value where that is evident.
struct ConditionReader {
  /// The Swift version that version checks are answered for.
  private static let version = [6, 3]

  /// The text with canonical spacing, if the condition was asked for.
  private var text: String?
  /// Whether the condition asks for a version of the language or the compiler.
  private(set) var hasVersionCheck = false
  private var levels = [Level(start: 0)]

  /// An expression between parentheses: its alternatives so far, and the conjunction that is
  /// being read. `nil` is unknown.
  private struct Level {
    /// The offset of its text.
    let start: Int
    var alternatives: Bool? = false
    var conjunction: Bool? = true
    var hasAlternatives = false
    /// The factors of the conjunction, if the condition was asked for.
    var factors: [Condition] = []
    /// The offset of the text of the next factor.
    var factorStart = 0
    /// The condition between the parentheses that the next factor is.
    var group: Condition?
    var isNegated = false

    mutating func add(_ value: Bool?) {
      let operand = isNegated ? value.map { !$0 } : value
      if conjunction == false || operand == false {
        conjunction = false
      } else {
        conjunction = conjunction == nil ? nil : operand
      }
    }

    mutating func addAlternative() {
      alternatives = value
      conjunction = true
      hasAlternatives = true
    }

    var value: Bool? {
      if alternatives == true || conjunction == true { return true }
      return alternatives == nil || conjunction == nil ? nil : false
    }
  }

  init(wantsCondition: Bool) {
    if wantsCondition { text = "" }
  }

  /// The value, where it is the same for every platform and setting.
  var value: Bool? { levels[0].value }

  /// The condition, if it was asked for.
  var condition: Condition? {
    guard let text else { return nil }
    let inner = condition(of: levels[0])
    return inner.text == text ? inner : Condition(text: text, factors: [inner])
  }

  private func condition(of level: Level) -> Condition {
    if level.factors.count == 1, !level.hasAlternatives, !level.factors[0].isNegated {
      return level.factors[0]
    }
    return Condition(
      text: text(from: level.start), factors: level.hasAlternatives ? [] : level.factors)
  }

  private var textEnd: Int { text?.utf8.count ?? 0 }

  private func text(from start: Int) -> String {
    text.map { String(Substring($0.utf8.dropFirst(start))) } ?? ""
  }

  private mutating func endFactor() {
    let last = levels.count - 1
    let level = levels[last]
    if level.factorStart < textEnd {
      let factor = level.group ?? Condition(text: text(from: level.factorStart))
      levels[last].factors.append(level.isNegated ? factor.negated : factor)
    }
    levels[last].group = nil
    levels[last].isNegated = false
  }

  /// Reads to the end of the line, or on where an operator stands at the line's end or at the
  /// beginning of the next one.
  mutating func read(_ lexer: inout Lexer) {
    var wantsMore = false
    defer { endFactor() }
    while lexer.current != 0 {
      let isOperator = lexer.current == UInt8(ascii: "&") || lexer.current == UInt8(ascii: "|")
      if lexer.isAfterNewline, levels.count == 1, !wantsMore, !isOperator { return }
      wantsMore = false
      let start = lexer.at
      if lexer.isAtWord {
        readOperand(&lexer)
      } else if lexer.current == UInt8(ascii: "(") {
        guard levels.count <= NestingLimit.brackets else {
          return lexer.fail(.tooDeep, at: start)
        }
        take(1, from: &lexer)
        levels.append(Level(start: textEnd, factorStart: textEnd))
      } else if lexer.current == UInt8(ascii: ")") {
        guard levels.count > 1 else { return lexer.fail(.stray(")"), at: start) }
        endFactor()
        let group = levels.removeLast()
        levels[levels.count - 1].add(group.value)
        if text != nil { levels[levels.count - 1].group = condition(of: group) }
        take(1, from: &lexer)
      } else if isOperator {
        wantsMore = true
        endFactor()
        if lexer.current == UInt8(ascii: "|") { levels[levels.count - 1].addAlternative() }
        text?.append(lexer.current == UInt8(ascii: "|") ? " || " : " && ")
        levels[levels.count - 1].factorStart = textEnd
        lexer.advance(to: start + (lexer.byte(start + 1) == lexer.current ? 2 : 1))
      } else if lexer.current == UInt8(ascii: "!"), lexer.byte(start + 1) != UInt8(ascii: "=") {
        wantsMore = true
        levels[levels.count - 1].isNegated.toggle()
        take(1, from: &lexer)
        levels[levels.count - 1].factorStart = textEnd
      } else {
        levels[levels.count - 1].add(nil)
        skipToken(&lexer)
      }
    }
  }

  private mutating func take(_ count: Int, from lexer: inout Lexer) {
    text?.append(lexer.text(lexer.at, lexer.at + count))
    lexer.advance(to: lexer.at + count)
  }

  private mutating func skipToken(_ lexer: inout Lexer) {
    let start = lexer.at
    if lexer.current == UInt8(ascii: "\"") {
      lexer.skipString()
    } else if lexer.classes[Int(lexer.current)] == ByteClass.operation {
      lexer.advance(to: lexer.operatorRunEnd(from: start))
    } else {
      lexer.advance(to: start + 1)
    }
    if !lexer.hasFailed { text?.append(lexer.text(start, lexer.previousEnd)) }
  }

  /// A name (`DEBUG`, `A.b`), or a call (`os(iOS)`, `swift(>=5.9)`).
  private mutating func readOperand(_ lexer: inout Lexer) {
    let start = lexer.at
    let nameEnd = lexer.wordEnd(from: start)
    if nameEnd < 0 { return }
    text?.append(lexer.text(start, nameEnd))
    lexer.advance(to: nameEnd)
    if lexer.isText("true", start, nameEnd) { return levels[levels.count - 1].add(true) }
    if lexer.isText("false", start, nameEnd) { return levels[levels.count - 1].add(false) }
    guard lexer.current == UInt8(ascii: "("), !lexer.isAfterNewline else {
      return levels[levels.count - 1].add(nil)
    }
    let isVersion =
      lexer.isText("swift", start, nameEnd) || lexer.isText("compiler", start, nameEnd)
      || lexer.isText("_compiler_version", start, nameEnd)
    let open = lexer.at
    let argument = readArguments(&lexer)
    if lexer.hasFailed { return }
    if isVersion {
      hasVersionCheck = true
      levels[levels.count - 1].add(answer(argument, in: lexer, from: open + 1))
    } else {
      levels[levels.count - 1].add(nil)
    }
  }

  /// Takes the arguments with their parentheses, and returns the offset of the closing one.
  private mutating func readArguments(_ lexer: inout Lexer) -> Int {
    var nesting = 0
    while lexer.current != 0 {
      let start = lexer.at
      let byte = lexer.current
      if byte == UInt8(ascii: "(") { nesting += 1 }
      if byte == UInt8(ascii: ")") { nesting -= 1 }
      if lexer.isAtWord {
        let stop = lexer.wordEnd(from: start)
        if stop < 0 { return start }
        take(stop - start, from: &lexer)
      } else if lexer.classes[Int(byte)] == ByteClass.word {
        take(lexer.plainWordEnd(from: start) - start, from: &lexer)
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        take(1, from: &lexer)
        text?.append(" ")
      } else if byte == UInt8(ascii: "\"") {
        skipToken(&lexer)
      } else {
        take(1, from: &lexer)
      }
      if nesting == 0 { return start }
    }
    lexer.fail(.expected("')'"), at: lexer.previousEnd)
    return lexer.previousEnd
  }

  /// The answer to `>=5.9` or `<6`.
  private func answer(_ close: Int, in lexer: Lexer, from start: Int) -> Bool? {
    var i = start
    while lexer.byte(i) == UInt8(ascii: " ") { i += 1 }
    let isLess = lexer.byte(i) == UInt8(ascii: "<")
    guard isLess || lexer.byte(i) == UInt8(ascii: ">") else { return nil }
    i += 1
    if lexer.byte(i) == UInt8(ascii: "=") { i += 1 }
    var wanted: [Int] = []
    var number = -1
    while i <= close {
      let byte = lexer.byte(i)
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        guard number < 1_000_000 else { return nil }
        number = max(number, 0) * 10 + Int(byte - UInt8(ascii: "0"))
      } else if number >= 0 {
        wanted.append(number)
        number = -1
      }
      i += 1
    }
    guard !wanted.isEmpty else { return nil }
    let isOlder = Self.version.lexicographicallyPrecedes(wanted)
    return isLess ? isOlder : !isOlder
  }
}
