import SwiftLexing

/// The meaning of a word at the beginning of a declaration.
enum DeclarationWord {
  case access(Access)
  case modifier
  case type(Declaration.Kind)
  case variable(Declaration.Kind)
  case function, initializer, subscripted, alias, associated, extended
  case imported, enumCase, deinitializer, operation, precedence, macro
  /// No more than a name.
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
