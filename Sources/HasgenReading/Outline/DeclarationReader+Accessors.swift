/// The content of the block behind a variable or subscript.
struct Accessors {
  var hasBlock = false
  var hasGetter = false
  var hasSetter = false
  var hasBody = false
  var hasMutatingGetter = false
  var hasNonmutatingSetter = false
  /// The effects of the getter.
  var effects = Effects.none

  /// The storage of a variable with these accessors.
  func storage(isLet: Bool, isLazy: Bool, isRequired: Bool, hasInitialValue: Bool) -> Storage {
    if hasBlock, isRequired, !hasBody {
      return Storage(
        kind: .required, isSettable: hasSetter, hasMutatingGetter: hasMutatingGetter,
        hasNonmutatingSetter: hasNonmutatingSetter)
    }
    if hasBlock, hasGetter || hasSetter {
      return Storage(
        kind: .computed, isSettable: hasSetter, hasMutatingGetter: hasMutatingGetter,
        hasNonmutatingSetter: hasNonmutatingSetter, hasInitialValue: hasInitialValue)
    }
    return Storage(
      kind: isLazy ? .lazy : .stored, isSettable: !isLet, hasInitialValue: hasInitialValue)
  }
}

extension DeclarationReader {
  /// Reads the block at the current brace: accessors, or the body of a getter.
  mutating func readAccessors() -> Accessors {
    var accessors = Accessors()
    accessors.hasBlock = true
    let start = lexer
    let base = lexer.depth
    guard lexer.openBracket() else { return accessors }
    var isFirst = true
    while lexer.current != 0 {
      if lexer.current == "}", lexer.depth == base + 1 {
        if isFirst { break }
        lexer.closeBracket()
        return accessors
      }
      if lexer.current == "#", let directive = lexer.directive(at: lexer.at) {
        lexer.enter(directive)
        continue
      }
      guard readAccessor(&accessors) || lexer.recover(above: base + 1) else { break }
      isFirst = false
    }
    if !isFirst {
      if lexer.current != 0 { lexer.skip(from: lexer.at, downTo: base) }
      if !lexer.hasFailed, lexer.depth > base {
        lexer.failUnclosed(lexer.frames[lexer.depth - 1])
      }
      return accessors
    }
    lexer = start
    lexer.skipBracket()
    accessors.hasGetter = true
    accessors.hasBody = true
    return accessors
  }

  /// Reads one accessor; returns true if there is one.
  private mutating func readAccessor(_ accessors: inout Accessors) -> Bool {
    var isMutating = false
    var isNonmutating = false
    while lexer.current != 0 {
      if lexer.current == "@" {
        if lexer.readAttribute() == nil { return false }
      } else if lexer.isAtWord("mutating") {
        isMutating = true
        lexer.advance(to: lexer.at + 8)
      } else if lexer.isAtWord("nonmutating") {
        isNonmutating = true
        lexer.advance(to: lexer.at + 11)
      } else if lexer.isAtOtherModifier {
        lexer.advance(to: lexer.plainWordEnd(from: lexer.at))
        if lexer.current == "(" { lexer.skipBracket() }
      } else {
        break
      }
    }
    guard let role = lexer.accessorRole else { return false }
    lexer.advance(to: lexer.plainWordEnd(from: lexer.at))
    if lexer.current == "(" { lexer.skipBracket() }
    let effects = lexer.readEffects()
    switch role {
    case .getter:
      accessors.hasGetter = true
      if effects != .none { accessors.effects = effects }
      if isMutating { accessors.hasMutatingGetter = true }
    case .setter:
      accessors.hasSetter = true
      if isNonmutating { accessors.hasNonmutatingSetter = true }
    case .observer, .initializer: break
    }
    if lexer.current == "{" {
      accessors.hasBody = true
      lexer.skipBracket()
    }
    return !lexer.hasFailed
  }
}

/// The role of an accessor.
enum AccessorRole {
  case getter, setter, observer, initializer
}

extension Lexer {
  /// The role of the accessor that the current token begins.
  var accessorRole: AccessorRole? {
    if isAtWord("get") || isAtWord("_read") || isAtWord("unsafeAddress") { return .getter }
    if isAtWord("set") || isAtWord("_modify") || isAtWord("unsafeMutableAddress") {
      return .setter
    }
    if isAtWord("willSet") || isAtWord("didSet") { return .observer }
    return isAtWord("init") ? .initializer : nil
  }

  /// True if the current token is an accessor modifier other than `mutating` and `nonmutating`.
  fileprivate var isAtOtherModifier: Bool {
    isAtWord("borrowing") || isAtWord("consuming") || isAtWord("__consuming")
      || isAtWord("nonisolated")
  }
}
