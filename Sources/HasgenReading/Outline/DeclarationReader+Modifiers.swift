extension DeclarationReader {
  /// Takes the current word if it is a modifier.
  mutating func takeModifier(_ word: DeclarationWord, _ prefix: inout DeclarationPrefix) -> Bool {
    let start = lexer.at
    switch word {
    case .access(let access):
      lexer.advance(to: lexer.plainWordEnd(from: start))
      if lexer.current == "(", takeSetterMark() {
        prefix.setterAccess = access
      } else {
        prefix.access = access
      }
      return true
    case .modifier:
      let end = lexer.plainWordEnd(from: start)
      lexer.advance(to: end)
      let word = start..<end
      let mayHaveArgument =
        lexer.isText("nonisolated", in: word) || lexer.isText("unowned", in: word)
      if mayHaveArgument, lexer.current == "(" { lexer.skipBracket() }
      if lexer.hasFailed { return true }
      prefix.modifiers.append(lexer.text(start, lexer.previousEnd))
      return true
    case .type(.class):
      guard lexer.isClassModifier else { return false }
      lexer.advance(to: start + 5)
      prefix.modifiers.append("class")
      return true
    default: return false
    }
  }

  /// Takes `(set)`.
  private mutating func takeSetterMark() -> Bool {
    var probe = lexer
    probe.advance(to: lexer.at + 1)
    guard probe.isAtWord("set") else { return false }
    probe.advance(to: probe.at + 3)
    guard probe.current == ")" else { return false }
    lexer.advance(to: probe.at + 1)
    return true
  }
}

extension Lexer {
  /// True if the current `class` is a modifier: the keyword or modifier of a declaration follows,
  /// not a name.
  var isClassModifier: Bool {
    var probe = self
    probe.advance(to: at + 5)
    guard probe.isAtWord else { return false }
    switch DeclarationWord.current(in: probe) {
    case .none, .macro, .type(.actor): return false
    case .modifier, .access:
      probe.advance(to: probe.plainWordEnd(from: probe.at))
      // A class may have the name of a modifier: `class prefix: A {}`.
      let isName = "{:<".utf8.contains(probe.current) || probe.isAtWord("where")
      return !isName
    default: return true
    }
  }
}

/// The meaning of a word at the beginning of a declaration.
enum DeclarationWord {
  case access(Access)
  case modifier
  case type(Declaration.Kind)
  case variable(Declaration.Kind)
  case function, initializer, subscripted, alias, associated, extended
  case imported, enumCase, deinitializer, operation, precedence, macro
  /// A plain name.
  case none

  /// The meaning of the word at a lexer's current token.
  static func current(in lexer: Lexer) -> DeclarationWord {
    // All of them begin with a small letter or '_'.
    guard lexer.current >= UInt8(ascii: "_"), lexer.current < 0x80 else { return .none }
    return words[lexer.text(lexer.at, lexer.plainWordEnd(from: lexer.at))] ?? .none
  }

  private static let words: [String: DeclarationWord] = {
    var words: [String: DeclarationWord] = [
      "associatedtype": .associated, "case": .enumCase, "deinit": .deinitializer,
      "extension": .extended, "func": .function, "import": .imported, "init": .initializer,
      "let": .variable(.let), "macro": .macro, "operator": .operation,
      "precedencegroup": .precedence, "subscript": .subscripted, "typealias": .alias,
      "var": .variable(.var),
    ]
    for kind in [Declaration.Kind.actor, .class, .enum, .protocol, .struct] {
      words[kind.rawValue] = .type(kind)
    }
    for access in Access.allCases { words[access.rawValue] = .access(access) }
    let modifiers = [
      "__consuming", "_compilerInitialized", "_const", "async", "borrowing", "consuming",
      "convenience", "distributed", "dynamic", "final", "indirect", "infix", "isolated", "lazy",
      "mutating", "nonisolated", "nonmutating", "optional", "override", "postfix", "prefix",
      "required", "static", "unowned", "weak",
    ]
    for modifier in modifiers { words[modifier] = .modifier }
    return words
  }()
}
