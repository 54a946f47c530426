import SwiftLexing

/// Reads a type at the current token of a lexer.
///
/// What is open (brackets, prefixes, `&`, a function's result) lies on a stack of levels; the
/// innermost goes on in `complete` when a type is complete behind it.
package struct TypeReader {
  /// A type under construction, of which the part being read is a part.
  struct Level {
    enum Kind {
      /// `any …`: takes all that follows.
      case prefix
      /// `~…`: takes the next name or bracket only.
      case tightPrefix
      case composition
      case tuple
      case square
      case arguments
      case thrown
      case result
    }

    let kind: Kind
    /// The depth of the deepest part so far.
    var depth = 0
    /// A prefix.
    var text = ""
    /// The parts of a composition, generic arguments, a dictionary's key, an array's count.
    var types: [TypeSyntax] = []
    /// The elements of a tuple, the parameters of a function.
    var elements: [TupleTypeElement] = []
    var label: String?
    var secondName: String?
    var effects = Effects.none
    /// The components before the one whose arguments are read, and the type before those.
    var components: [TypeName.Component] = []
    var base: TypeSyntax?
    var baseDepth = 0
    var name = ""
    var offset = 0
    /// Whether a `:` or an `of` stood between `[` and here.
    var separator: Separator = .none

    enum Separator { case none, colon, of }

    init(_ kind: Kind) { self.kind = kind }
  }

  var levels: [Level] = []
  /// The complete type before the current token, unless it is a name that may go on.
  var value: TypeSyntax?
  var valueDepth = 0
  /// The components of the name that may go on.
  private var components: [TypeName.Component] = []
  /// The elements of the tuple that `value` is, as long as it may become a function's parameters.
  var parameters: [TupleTypeElement]?
  private let isNameOnly: Bool

  private init(isNameOnly: Bool) {
    self.isNameOnly = isNameOnly
  }

  /// Reads a type. `nil` and a problem if there is none.
  package static func read(_ lexer: inout Lexer) -> TypeSyntax? {
    if let type = readPlain(&lexer) { return type }
    var reader = TypeReader(isNameOnly: false)
    return reader.run(&lexer)
  }

  /// Reads a name with its generic arguments: an attribute's, or a called type's.
  static func readName(_ lexer: inout Lexer) -> TypeSyntax? {
    if let name = readPlainName(&lexer) { return name }
    var reader = TypeReader(isNameOnly: true)
    return reader.run(&lexer)
  }

  /// Whether only what belongs to a name is read here.
  var isInName: Bool { isNameOnly && levels.isEmpty }

  /// An attribute within a type has a reader of its own, on the stack of the thread.
  private mutating func run(_ lexer: inout Lexer) -> TypeSyntax? {
    lexer.typeNesting += 1
    defer { lexer.typeNesting -= 1 }
    if lexer.typeNesting > NestingLimit.attributes { lexer.fail(.tooDeep, at: lexer.at) }
    while !lexer.hasFailed {
      value = nil
      valueDepth = 0
      guard readOperand(&lexer), readPostfix(&lexer) else { continue }
      if complete(&lexer) { return lexer.hasFailed ? nil : value }
    }
    return nil
  }

  mutating func open(_ level: consuming Level, _ lexer: inout Lexer, at offset: Int) {
    guard levels.count < NestingLimit.types else { return lexer.fail(.tooDeep, at: offset) }
    levels.append(level)
  }

  mutating func set(_ type: consuming TypeSyntax, depth: Int, _ lexer: inout Lexer) {
    value = type
    valueDepth = depth
    parameters = nil
    if depth > NestingLimit.types { lexer.fail(.tooDeep, at: lexer.at) }
  }

  // MARK: The beginning of a type

  /// Reads what a type may begin with. Returns whether that is a complete type.
  private mutating func readOperand(_ lexer: inout Lexer) -> Bool {
    let start = lexer.at
    let byte = lexer.current
    if byte == UInt8(ascii: "(") {
      lexer.pushBracket(at: start)
      if lexer.hasFailed { return false }
      lexer.advance(to: start + 1)
      if lexer.current == UInt8(ascii: ")") {
        lexer.closeBracket()
        set(.tuple([]), depth: 1, &lexer)
        parameters = []
        return true
      }
      open(Level(.tuple), &lexer, at: start)
      readLabel(&lexer)
      return false
    }
    if byte == UInt8(ascii: "[") {
      lexer.pushBracket(at: start)
      if lexer.hasFailed { return false }
      lexer.advance(to: start + 1)
      open(Level(.square), &lexer, at: start)
      return false
    }
    if byte == UInt8(ascii: "~") {
      var level = Level(.tightPrefix)
      level.text = "~"
      open(level, &lexer, at: start)
      lexer.advance(to: start + 1)
      return false
    }
    if byte == UInt8(ascii: "@") {
      guard let attribute = lexer.readAttribute() else { return false }
      var level = Level(.prefix)
      level.text = attribute.text
      open(level, &lexer, at: start)
      return false
    }
    if lexer.isAtWord { return readWord(&lexer) }
    let isNumber = lexer.classes[Int(byte)] == ByteClass.word
    if isNumber || byte == UInt8(ascii: "-") {
      let stop = lexer.plainWordEnd(from: isNumber ? start : start + 1)
      let text = lexer.text(start, stop)
      lexer.advance(to: stop)
      set(.literal(text), depth: 1, &lexer)
      return true
    }
    lexer.failMissing("a type")
    return false
  }

  /// Reads a name, `_`, or a keyword before a type.
  private mutating func readWord(_ lexer: inout Lexer) -> Bool {
    let start = lexer.at
    let stop = lexer.wordEnd(from: start)
    if stop < 0 { return false }
    if lexer.isText("_", start, stop) {
      lexer.advance(to: stop)
      set(.literal("_"), depth: 1, &lexer)
      return true
    }
    let strength = isInName ? .none : TypePrefix.strength(start, stop, lexer)
    lexer.advance(to: stop)
    if strength != .none, TypePrefix.isFollowedByType(strength, lexer) {
      var level = Level(strength == .tight ? .tightPrefix : .prefix)
      level.text = lexer.text(start, stop)
      if strength == .withArgument, lexer.current == UInt8(ascii: "(") {
        lexer.skipBracket()
        if lexer.hasFailed { return false }
        level.text = lexer.text(start, lexer.previousEnd)
      }
      open(level, &lexer, at: start)
      return false
    }
    return readComponent(TypeName.Component(name: lexer.text(start, stop), offset: start), &lexer)
  }

  // MARK: Behind a name or a complete type

  /// Goes on behind the name of a component: with its arguments, or as it is.
  private mutating func readComponent(
    _ component: TypeName.Component, _ lexer: inout Lexer
  ) -> Bool {
    guard lexer.current == UInt8(ascii: "<"), !isInName || lexer.at == lexer.previousEnd
    else {
      add(component, &lexer)
      return true
    }
    var level = Level(.arguments)
    level.base = value
    level.baseDepth = valueDepth
    level.name = component.name
    level.offset = component.offset
    swap(&level.components, &components)
    open(level, &lexer, at: lexer.at)
    if lexer.hasFailed { return false }
    lexer.advance(to: lexer.at + 1)
    if lexer.current != UInt8(ascii: ">") { return false }
    return finishArguments(&lexer)
  }

  private mutating func add(_ component: TypeName.Component, _ lexer: inout Lexer) {
    if let base = value {
      set(.member(base, component), depth: valueDepth + 1, &lexer)
    } else {
      components.append(component)
      valueDepth = max(valueDepth, 1)
    }
  }

  /// Takes the `>` of the innermost level, and what belongs to the name behind it.
  mutating func finishArguments(_ lexer: inout Lexer) -> Bool {
    swap(&components, &levels[levels.count - 1].components)
    let level = levels.removeLast()
    lexer.advance(to: lexer.at + 1)
    value = level.base
    parameters = nil
    valueDepth = max(level.baseDepth, level.depth + 1)
    if valueDepth > NestingLimit.types { lexer.fail(.tooDeep, at: lexer.at) }
    add(
      TypeName.Component(name: level.name, arguments: level.types, offset: level.offset), &lexer)
    return true
  }

  /// Reads `?`, `!` and `.Member`. Returns whether the type is complete then, and not at the
  /// beginning of its generic arguments.
  mutating func readPostfix(_ lexer: inout Lexer) -> Bool {
    while !lexer.hasFailed {
      let byte = lexer.current
      let isAdjacent = lexer.at == lexer.previousEnd
      if isInName, !isAdjacent { break }
      if isAdjacent, !isInName, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        guard let type = takeValue() else { break }
        lexer.advance(to: lexer.at + 1)
        let wrapped =
          byte == UInt8(ascii: "?") ? TypeSyntax.optional(type) : .implicitlyUnwrapped(type)
        set(wrapped, depth: valueDepth + 1, &lexer)
      } else if byte == UInt8(ascii: "."), lexer.byte(lexer.at + 1) != byte {
        lexer.advance(to: lexer.at + 1)
        guard readMember(&lexer) else { return false }
      } else if byte == UInt8(ascii: ":"), lexer.byte(lexer.at + 1) == byte,
        let module = components.popLast()
      {
        components.append(
          TypeName.Component(name: module.name, isModule: true, offset: module.offset))
        lexer.advance(to: lexer.at + 2)
        guard readMember(&lexer) else { return false }
      } else {
        break
      }
    }
    value = takeValue()
    return value != nil
  }

  /// The type so far; a name is finished thereby.
  private mutating func takeValue() -> TypeSyntax? {
    if components.isEmpty { return value }
    let name = TypeName(components: components)
    components = []
    return .name(name)
  }

  /// Reads the name behind a `.`; returns whether it is complete, and not at its arguments.
  private mutating func readMember(_ lexer: inout Lexer) -> Bool {
    guard lexer.isAtWord else {
      lexer.fail(.expected("a name"), at: lexer.at)
      return false
    }
    guard let word = lexer.takeWord() else { return false }
    let name = TypeName.Component(name: lexer.text(word), offset: word.lowerBound)
    return readComponent(name, &lexer)
  }
}
