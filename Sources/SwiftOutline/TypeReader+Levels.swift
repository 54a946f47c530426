import SwiftLexing

extension TypeReader {
  /// Hands the complete type to the level that it is a part of, and so on outwards. Returns
  /// whether nothing is open any more; otherwise another type must follow.
  mutating func complete(_ lexer: inout Lexer) -> Bool {
    while !lexer.hasFailed, let type = value {
      let kind = levels.last?.kind
      if kind == .tightPrefix {
        set(.prefixed(levels.removeLast().text, type), depth: valueDepth + 1, &lexer)
        continue
      }
      if isInName { return true }
      if lexer.isAtAmpersand {
        takeAmpersand(type, &lexer)
        return false
      }
      if kind == .composition {
        append(type)
        let level = levels.removeLast()
        set(.composition(level.types), depth: level.depth + 1, &lexer)
        continue
      }
      if parameters != nil, takeArrow(&lexer) { return false }
      if lexer.hasFailed { return false }
      switch kind {
      case nil: return true
      case .prefix:
        set(.prefixed(levels.removeLast().text, type), depth: valueDepth + 1, &lexer)
      case .result:
        let level = levels.removeLast()
        set(
          .function(level.elements, level.effects, result: type),
          depth: max(level.depth, valueDepth) + 1, &lexer)
      case .tuple: if !continueTuple(type, &lexer) { return false }
      case .square: if !continueSquare(type, &lexer) { return false }
      case .arguments: if !continueArguments(type, &lexer) { return false }
      case .thrown:
        finishThrown(type, &lexer)
        return false
      case .tightPrefix, .composition: return false
      }
    }
    return false
  }

  private mutating func append(_ type: TypeSyntax) {
    levels[levels.count - 1].types.append(type)
    noteDepth()
  }

  private mutating func noteDepth() {
    let depth = levels[levels.count - 1].depth
    levels[levels.count - 1].depth = max(depth, valueDepth)
  }

  private mutating func takeAmpersand(_ type: TypeSyntax, _ lexer: inout Lexer) {
    if levels.last?.kind != .composition { open(Level(.composition), &lexer, at: lexer.at) }
    if lexer.hasFailed { return }
    append(type)
    lexer.advance(to: lexer.at + 1)
  }

  // MARK: Functions

  /// Takes effects and `->` behind a tuple, if they are there; then a type must follow.
  private mutating func takeArrow(_ lexer: inout Lexer) -> Bool {
    let start = lexer
    var isAsync = false
    var throwing = Effects.Throwing.nothing
    while !lexer.isAtArrow {
      if lexer.isAtWord("async") || lexer.isAtWord("reasync") {
        isAsync = true
      } else if lexer.isAtWord("throws") {
        throwing = .anyError
      } else if lexer.isAtWord("rethrows") {
        throwing = .rethrowing
      } else {
        lexer = start
        return false
      }
      lexer.advance(to: lexer.plainWordEnd(from: lexer.at))
      if throwing == .anyError, lexer.current == UInt8(ascii: "(") {
        var level = Level(.thrown)
        level.elements = parameters ?? []
        level.depth = valueDepth
        level.effects = Effects(isAsync: isAsync, throwing: throwing)
        lexer.pushBracket(at: lexer.at)
        if !lexer.hasFailed { open(level, &lexer, at: lexer.at) }
        if !lexer.hasFailed { lexer.advance(to: lexer.at + 1) }
        return true
      }
    }
    var level = Level(.result)
    level.elements = parameters ?? []
    level.depth = valueDepth
    level.effects = Effects(isAsync: isAsync, throwing: throwing)
    open(level, &lexer, at: lexer.at)
    if !lexer.hasFailed { lexer.advance(to: lexer.at + 2) }
    return true
  }

  /// Takes the `) ->` behind a thrown type.
  private mutating func finishThrown(_ type: TypeSyntax, _ lexer: inout Lexer) {
    guard lexer.current == UInt8(ascii: ")") else { return lexer.failInBracket("')'") }
    lexer.closeBracket()
    guard lexer.isAtArrow else { return lexer.fail(.expected("'->'"), at: lexer.at) }
    let thrown = levels.removeLast()
    var level = Level(.result)
    level.elements = thrown.elements
    level.depth = max(thrown.depth, valueDepth)
    level.effects = Effects(isAsync: thrown.effects.isAsync, throwing: .typed(type))
    levels.append(level)
    lexer.advance(to: lexer.at + 2)
  }

  // MARK: Brackets

  /// Takes what follows an element of a tuple. Returns whether the tuple is complete.
  private mutating func continueTuple(_ type: TypeSyntax, _ lexer: inout Lexer) -> Bool {
    var isVariadic = false
    if lexer.current == UInt8(ascii: "."), lexer.byte(lexer.at + 1) == UInt8(ascii: "."),
      lexer.byte(lexer.at + 2) == UInt8(ascii: ".")
    {
      isVariadic = true
      lexer.advance(to: lexer.at + 3)
    }
    let last = levels.count - 1
    levels[last].elements.append(
      TupleTypeElement(
        label: levels[last].label, secondName: levels[last].secondName, type: type,
        isVariadic: isVariadic))
    noteDepth()
    if lexer.take(","), lexer.current != UInt8(ascii: ")") {
      readLabel(&lexer)
      return false
    }
    guard lexer.current == UInt8(ascii: ")") else {
      lexer.failInBracket("',' or ')'")
      return false
    }
    lexer.closeBracket()
    let level = levels.removeLast()
    set(.tuple(level.elements), depth: level.depth + 1, &lexer)
    parameters = level.elements
    return readPostfix(&lexer)
  }

  /// Takes the `label:` or `label name:` before an element of a tuple.
  mutating func readLabel(_ lexer: inout Lexer) {
    let last = levels.count - 1
    levels[last].label = nil
    levels[last].secondName = nil
    var probe = lexer
    guard let label = probe.takeWord() else { return }
    let second = probe.takeWord()
    if probe.hasFailed { return }
    guard probe.current == UInt8(ascii: ":"), probe.byte(probe.at + 1) != UInt8(ascii: ":") else {
      return
    }
    levels[last].label = lexer.text(label)
    levels[last].secondName = second.map { lexer.text($0) }
    probe.advance(to: probe.at + 1)
    lexer = probe
  }

  /// Takes what follows a type behind `[`. Returns whether the bracket is closed.
  private mutating func continueSquare(_ type: TypeSyntax, _ lexer: inout Lexer) -> Bool {
    let last = levels.count - 1
    if levels[last].separator == .none {
      let isColon = lexer.current == UInt8(ascii: ":")
      if isColon || lexer.isAtWord("of") {
        append(type)
        levels[last].separator = isColon ? .colon : .of
        lexer.advance(to: lexer.at + (isColon ? 1 : 2))
        return false
      }
    }
    guard lexer.current == UInt8(ascii: "]") else {
      lexer.failInBracket("']'")
      return false
    }
    lexer.closeBracket()
    let level = levels.removeLast()
    var result = TypeSyntax.array(type)
    if let first = level.types.first {
      result =
        level.separator == .colon
        ? .dictionary(key: first, value: type) : .inlineArray(count: first, element: type)
    }
    set(result, depth: max(level.depth, valueDepth) + 1, &lexer)
    return readPostfix(&lexer)
  }

  /// Takes what follows a generic argument. Returns whether it was the last one.
  private mutating func continueArguments(_ type: TypeSyntax, _ lexer: inout Lexer) -> Bool {
    append(type)
    if lexer.take(","), lexer.current != UInt8(ascii: ">") { return false }
    guard lexer.current == UInt8(ascii: ">") else {
      lexer.failInBracket("',' or '>'")
      return false
    }
    return finishArguments(&lexer) && readPostfix(&lexer)
  }
}

extension Lexer {
  /// Whether the current token is `->`.
  var isAtArrow: Bool { current == UInt8(ascii: "-") && byte(at + 1) == UInt8(ascii: ">") }

  /// Whether a `&` stands here that composes types.
  var isAtAmpersand: Bool { current == UInt8(ascii: "&") && byte(at + 1) != UInt8(ascii: "&") }

  /// Fails where a list goes on with neither a separator nor its end.
  mutating func failInBracket(_ wanted: StaticString) {
    if hasFailed { return }
    if current == 0, depth > 0 { return failUnclosed(frames[depth - 1]) }
    let isStray = classes[Int(current)] == ByteClass.closing
    if isStray, depth == 0 || frames[depth - 1].closer != current { return failClosing(at: at) }
    fail(.expected(wanted), at: at)
  }
}
