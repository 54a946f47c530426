import SwiftLexing

/// The meaning of a word at the beginning of a declaration.
enum DeclarationWord {
  case access(Access)
  case modifier
  case type(Declaration.Kind)
  case variable(Declaration.Kind)
  case function, initializer, subscripted, alias, associated, extended
  case imported, enumCase, deinitializer, operation, precedence, macro
  /// No more than a name here.
  case none

  /// The meaning of the word at a lexer's current token.
  static func current(in lexer: Lexer) -> DeclarationWord {
    let start = lexer.at
    let end = lexer.plainWordEnd(from: start)
    return meaning(start, end, lexer)
  }

  private static func meaning(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    switch end - start {
    case 3: return short(start, end, lexer)
    case 4: return four(start, end, lexer)
    case 5: return five(start, end, lexer)
    case 6: return six(start, end, lexer)
    case 7: return seven(start, end, lexer)
    case 8: return eight(start, end, lexer)
    case 9: return nine(start, end, lexer)
    default: return long(start, end, lexer)
    }
  }

  private static func short(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("let", start, end) { return .variable(.let) }
    if lexer.isText("var", start, end) { return .variable(.var) }
    return .none
  }

  private static func four(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("func", start, end) { return .function }
    if lexer.isText("case", start, end) { return .enumCase }
    if lexer.isText("enum", start, end) { return .type(.enum) }
    if lexer.isText("init", start, end) { return .initializer }
    if lexer.isText("open", start, end) { return .access(.open) }
    if lexer.isText("lazy", start, end) || lexer.isText("weak", start, end) { return .modifier }
    return .none
  }

  private static func five(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("class", start, end) { return .type(.class) }
    if lexer.isText("actor", start, end) { return .type(.actor) }
    if lexer.isText("macro", start, end) { return .macro }
    if lexer.isText("final", start, end) || lexer.isText("infix", start, end)
      || lexer.isText("async", start, end)
    {
      return .modifier
    }
    return .none
  }

  private static func six(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("public", start, end) { return .access(.public) }
    if lexer.isText("struct", start, end) { return .type(.struct) }
    if lexer.isText("static", start, end) { return .modifier }
    if lexer.isText("import", start, end) { return .imported }
    if lexer.isText("deinit", start, end) { return .deinitializer }
    if lexer.isText("prefix", start, end) || lexer.isText("_const", start, end) {
      return .modifier
    }
    return .none
  }

  private static func seven(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("private", start, end) { return .access(.private) }
    if lexer.isText("package", start, end) { return .access(.package) }
    if lexer.isText("dynamic", start, end) || lexer.isText("unowned", start, end)
      || lexer.isText("postfix", start, end)
    {
      return .modifier
    }
    return .none
  }

  private static func eight(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("protocol", start, end) { return .type(.protocol) }
    if lexer.isText("internal", start, end) { return .access(.internal) }
    if lexer.isText("operator", start, end) { return .operation }
    if lexer.isText("override", start, end) || lexer.isText("required", start, end)
      || lexer.isText("mutating", start, end) || lexer.isText("optional", start, end)
      || lexer.isText("indirect", start, end) || lexer.isText("isolated", start, end)
    {
      return .modifier
    }
    return .none
  }

  private static func nine(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("extension", start, end) { return .extended }
    if lexer.isText("typealias", start, end) { return .alias }
    if lexer.isText("subscript", start, end) { return .subscripted }
    if lexer.isText("borrowing", start, end) || lexer.isText("consuming", start, end) {
      return .modifier
    }
    return .none
  }

  private static func long(_ start: Int, _ end: Int, _ lexer: Lexer) -> DeclarationWord {
    if lexer.isText("fileprivate", start, end) { return .access(.fileprivate) }
    if lexer.isText("associatedtype", start, end) { return .associated }
    if lexer.isText("precedencegroup", start, end) { return .precedence }
    if lexer.isText("nonisolated", start, end) || lexer.isText("nonmutating", start, end)
      || lexer.isText("convenience", start, end) || lexer.isText("distributed", start, end)
      || lexer.isText("__consuming", start, end) || lexer.isText("_compilerInitialized", start, end)
    {
      return .modifier
    }
    return .none
  }
}
