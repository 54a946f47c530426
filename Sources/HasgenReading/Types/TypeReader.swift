/// Reads a type at the current token of a lexer.
///
/// A type is an operand, operands with `&` between them, or a function. An operand is a name, a
/// bracket, or a prefix with the type behind it; `?`, `!` and members may follow. Operands nest by
/// recursion, at most `NestingLimit.types` deep; at most as many marks and members may follow the
/// operands of a type.
struct TypeReader {
  /// The number of `?`, `!` and members behind operands so far.
  private var marks = 0
  /// True if only a name is read, which ends before `&`, `->`, `?` and white space, and has no
  /// prefix.
  private var isNameOnly: Bool

  private init(isNameOnly: Bool) {
    self.isNameOnly = isNameOnly
  }

  /// Reads a type. `nil` and a problem if there is none.
  static func read(_ lexer: inout Lexer) -> TypeSyntax? {
    var reader = TypeReader(isNameOnly: false)
    return reader.readType(&lexer)
  }

  /// Reads a name with its generic arguments, for an attribute or a called type.
  static func readName(_ lexer: inout Lexer) -> TypeSyntax? {
    var reader = TypeReader(isNameOnly: true)
    return reader.readOperand(&lexer)
  }

  /// Reads a type inside the current one; it need not be a name.
  private mutating func readInner(_ lexer: inout Lexer) -> TypeSyntax? {
    let isPartOfName = isNameOnly
    isNameOnly = false
    defer { isNameOnly = isPartOfName }
    return readType(&lexer)
  }

  private mutating func readType(_ lexer: inout Lexer) -> TypeSyntax? {
    guard let first = readOperand(&lexer) else { return nil }
    if lexer.isAtAmpersand { return readComposition(from: first, &lexer) }
    guard case .tuple(let parameters) = first else { return first }
    if let function = readFunction(of: parameters, &lexer) { return function }
    return lexer.hasFailed ? nil : first
  }

  /// Reads the operands behind `&`.
  private mutating func readComposition(
    from first: TypeSyntax, _ lexer: inout Lexer
  ) -> TypeSyntax? {
    var types = [first]
    while lexer.isAtAmpersand {
      lexer.advance(to: lexer.at + 1)
      guard let type = readOperand(&lexer) else { return nil }
      types.append(type)
    }
    return .composition(types)
  }

  /// Reads the effects and the result behind parameters; `nil` if there is no `->`.
  private mutating func readFunction(
    of parameters: [TupleTypeElement], _ lexer: inout Lexer
  ) -> TypeSyntax? {
    var probe = lexer
    let effects = probe.readEffects()
    guard probe.isAtArrow || probe.hasFailed else { return nil }
    lexer = probe
    lexer.advance(to: lexer.at + 2)
    lexer.typeNesting += 1
    defer { lexer.typeNesting -= 1 }
    guard let result = readInner(&lexer) else { return nil }
    return .function(parameters, effects, result: result)
  }

  // MARK: Operands

  private mutating func readOperand(_ lexer: inout Lexer) -> TypeSyntax? {
    lexer.typeNesting += 1
    defer { lexer.typeNesting -= 1 }
    guard lexer.typeNesting <= NestingLimit.types else {
      lexer.fail(.tooDeep, at: lexer.at)
      return nil
    }
    switch lexer.current {
    case "(": return readTuple(&lexer).flatMap { readPostfix(of: $0, &lexer) }
    case "[": return readSquare(&lexer).flatMap { readPostfix(of: $0, &lexer) }
    case "~":
      lexer.advance(to: lexer.at + 1)
      return readOperand(&lexer).map { .prefixed("~", $0) }
    case "@":
      guard let attribute = lexer.readAttribute() else { return nil }
      return readType(&lexer).map { .prefixed(attribute.text, $0) }
    default: break
    }
    if lexer.isAtWord { return readWord(&lexer) }
    let isNumber = lexer.classes[Int(lexer.current)] == ByteClass.word
    guard isNumber || lexer.current == "-" else {
      lexer.failMissing("a type")
      return nil
    }
    let start = lexer.at
    lexer.advance(to: lexer.plainWordEnd(from: isNumber ? start : start + 1))
    // The optional of a number is invalid Swift. It is read, because it may be generated.
    let number = TypeSyntax.literal(lexer.text(start, lexer.previousEnd))
    return lexer.hasFailed ? nil : readPostfix(of: number, &lexer)
  }

  /// Reads a name, `_`, or a keyword with the type behind it.
  private mutating func readWord(_ lexer: inout Lexer) -> TypeSyntax? {
    guard let range = lexer.takeWord() else { return nil }
    let word = lexer.text(range)
    if word == "_" { return .literal(word) }
    guard !isNameOnly, lexer.isPrefix(word) else {
      let name = readName(from: word, at: range.lowerBound, &lexer)
      return name.flatMap { readPostfix(of: $0, &lexer) }
    }
    if word == "nonisolated", lexer.current == "(" { lexer.skipBracket() }
    let prefix = lexer.hasFailed ? word : lexer.text(range.lowerBound, lexer.previousEnd)
    let type = word == "each" ? readOperand(&lexer) : readType(&lexer)
    return type.map { .prefixed(prefix, $0) }
  }

  /// Reads the rest of a possibly qualified name.
  private mutating func readName(
    from word: String, at offset: Int, _ lexer: inout Lexer
  ) -> TypeSyntax? {
    var word = word
    var offset = offset
    var components: [TypeName.Component] = []
    while let arguments = readArguments(&lexer) {
      let isQualified =
        lexer.current == ":" && lexer.byte(lexer.at + 1) == lexer.current
      components.append(
        TypeName.Component(
          name: word, arguments: arguments, isModule: isQualified, offset: offset))
      guard isQualified || isAtMember(lexer) else {
        return lexer.hasFailed ? nil : .name(TypeName(components: components))
      }
      lexer.advance(to: lexer.at + (isQualified ? 2 : 1))
      guard let next = takeMember(&lexer) else { return nil }
      word = lexer.text(next)
      offset = next.lowerBound
    }
    return nil
  }

  /// Reads the generic arguments of a name; none if there is no `<`.
  private mutating func readArguments(_ lexer: inout Lexer) -> [TypeSyntax]? {
    var arguments: [TypeSyntax] = []
    guard lexer.current == "<", !isNameOnly || lexer.at == lexer.previousEnd
    else { return arguments }
    lexer.advance(to: lexer.at + 1)
    while lexer.current != ">" {
      guard let type = readInner(&lexer) else { return nil }
      arguments.append(type)
      if !lexer.take(","), lexer.current != ">" {
        lexer.failInBracket("',' or '>'")
        return nil
      }
    }
    lexer.advance(to: lexer.at + 1)
    return arguments
  }

  /// Returns true if a `.` with a member is the current token.
  private func isAtMember(_ lexer: Lexer) -> Bool {
    guard lexer.current == ".", lexer.byte(lexer.at + 1) != lexer.current else {
      return false
    }
    return !isNameOnly || lexer.at == lexer.previousEnd
  }

  private func takeMember(_ lexer: inout Lexer) -> Range<Int>? {
    if !lexer.isAtWord { lexer.fail(.expected("a name"), at: lexer.at) }
    return lexer.takeWord()
  }

  /// Reads `?`, `!` and `.Member` behind an operand.
  private mutating func readPostfix(of operand: TypeSyntax, _ lexer: inout Lexer) -> TypeSyntax? {
    var type = operand
    while !lexer.hasFailed {
      let mark = lexer.current
      let isMark = mark == "?" || mark == "!"
      if isMark, !isNameOnly, lexer.at == lexer.previousEnd {
        lexer.advance(to: lexer.at + 1)
        type = mark == "?" ? .optional(type) : .implicitlyUnwrapped(type)
      } else if isAtMember(lexer) {
        lexer.advance(to: lexer.at + 1)
        guard let name = takeMember(&lexer), let arguments = readArguments(&lexer) else {
          return nil
        }
        type = .member(
          type,
          TypeName.Component(
            name: lexer.text(name), arguments: arguments, offset: name.lowerBound))
      } else {
        return type
      }
      marks += 1
      if marks > NestingLimit.types { lexer.fail(.tooDeep, at: lexer.at) }
    }
    return nil
  }

  // MARK: Brackets

  private mutating func readTuple(_ lexer: inout Lexer) -> TypeSyntax? {
    guard lexer.openBracket() else { return nil }
    var elements: [TupleTypeElement] = []
    while lexer.current != ")" {
      let (label, secondName) = Self.takeLabel(&lexer)
      guard let type = readInner(&lexer) else { return nil }
      let isVariadic = (0..<3).allSatisfy { lexer.byte(lexer.at + $0) == "." }
      if isVariadic { lexer.advance(to: lexer.at + 3) }
      elements.append(
        TupleTypeElement(
          label: label, secondName: secondName, type: type, isVariadic: isVariadic))
      if !lexer.take(","), lexer.current != ")" {
        lexer.failInBracket("',' or ')'")
        return nil
      }
    }
    lexer.closeBracket()
    return lexer.hasFailed ? nil : .tuple(elements)
  }

  /// Takes the `label:` or `label name:` before an element of a tuple, if there is one.
  private static func takeLabel(_ lexer: inout Lexer) -> (label: String?, secondName: String?) {
    var probe = lexer
    guard let label = probe.takeWord() else { return (nil, nil) }
    let second = probe.takeWord()
    guard !probe.hasFailed, probe.current == ":",
      probe.byte(probe.at + 1) != ":"
    else { return (nil, nil) }
    probe.advance(to: probe.at + 1)
    lexer = probe
    return (lexer.text(label), second.map { lexer.text($0) })
  }

  /// Reads `[A]`, `[K: V]` or `[4 of A]`.
  private mutating func readSquare(_ lexer: inout Lexer) -> TypeSyntax? {
    guard lexer.openBracket() else { return nil }
    guard let first = readInner(&lexer) else { return nil }
    var type = TypeSyntax.array(first)
    if lexer.take(":") {
      guard let value = readInner(&lexer) else { return nil }
      type = .dictionary(key: first, value: value)
    } else if lexer.isAtWord("of") {
      lexer.advance(to: lexer.at + 2)
      guard let element = readInner(&lexer) else { return nil }
      type = .inlineArray(count: first, element: element)
    }
    guard lexer.current == "]" else {
      lexer.failInBracket("']'")
      return nil
    }
    lexer.closeBracket()
    return lexer.hasFailed ? nil : type
  }
}

extension Lexer {
  /// Returns true if a word is a keyword before the type at the current token: `any`, `borrowing`.
  fileprivate func isPrefix(_ word: String) -> Bool {
    let isType = isAtWord || "([@~".utf8.contains(current)
    guard isType, word.utf8.first.map({ $0 >= UInt8(ascii: "_") }) == true else { return false }
    switch word {
    case "any", "inout", "repeat", "some": return true
    // These words can be names too; if the next token is on another line, they are.
    case "__owned", "__shared", "_const", "borrowing", "consuming", "each", "isolated",
      "nonisolated", "sending":
      return !isAfterNewline
    default: return false
    }
  }

  /// True if the current token is `->`.
  var isAtArrow: Bool { current == "-" && byte(at + 1) == ">" }

  /// True if the current token is a `&` that composes types.
  var isAtAmpersand: Bool { current == "&" && byte(at + 1) != "&" }

  /// Fails because neither a separator nor the closing bracket follows an element of a list.
  mutating func failInBracket(_ wanted: Problem.Wanted) {
    if hasFailed { return }
    if current == 0, depth > 0 { return failUnclosed(frames[depth - 1]) }
    let isStray = classes[Int(current)] == ByteClass.closing
    if isStray, depth == 0 || frames[depth - 1].closer != current { return failClosing(at: at) }
    fail(.expected(wanted), at: at)
  }
}

extension TypeSyntax {
  /// Parses a text; `nil` if the text is not exactly one type.
  package init?(parsing text: String) {
    var text = text
    guard let type = text.withUTF8(Self.parse) else { return nil }
    self = type
  }

  private static func parse(_ source: UnsafeBufferPointer<UInt8>) -> TypeSyntax? {
    guard let bytes = source.baseAddress, !source.isEmpty else { return nil }
    guard SourceBytes.textEnd(bytes, count: source.count) == source.count else { return nil }
    return Lexer.read(bytes, count: source.count) { lexer in
      let type = TypeReader.read(&lexer)
      return lexer.hasFailed || lexer.current != 0 ? nil : type
    }
  }
}
