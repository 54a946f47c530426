/// Reads the declarations of a text, and the members of types. Skips the bodies of functions and
/// accessors.
struct DeclarationReader {
  /// A type whose body is being read.
  private struct Scope {
    var draft: Draft
    /// The index of the frame of its brace.
    let frame: Int
  }

  /// An `#if` around declarations.
  private struct OpenCondition {
    let frame: Int
    /// The number of conditions before it.
    let outer: Int
    /// The number of types that were open.
    let depth: Int
    /// The directives before it, which apply to all declarations in it.
    let directives: [Directive]
  }

  /// The greatest number of modifiers in a row. It bounds the time for words that look like
  /// modifiers and are read again as an expression.
  private static var maximumModifiers: Int { 32 }

  var lexer: Lexer
  private(set) var imports: [Import] = []
  private(set) var declarations: [Declaration] = []
  /// The conditions at the current token.
  private(set) var conditions: [Condition] = []
  private var openConditions: [OpenCondition] = []
  private var scopes: [Scope] = []
  /// Attributes and modifiers before an `#if` or `#endif`; they belong to the next declaration.
  private var pending: DeclarationPrefix?

  /// The file from which left-out members are read later, and the words whose presence makes them
  /// be read at once; `nil` if all members are read at once.
  let left: (members: RereadFile, besides: WordPattern)?

  init(lexer: Lexer, leaving left: (members: RereadFile, besides: WordPattern)? = nil) {
    self.lexer = lexer
    self.left = left
  }

  /// The kind of the type whose members are being read; `nil` at file level.
  var enclosingKind: Declaration.Kind? {
    scopes.isEmpty ? nil : scopes[scopes.count - 1].draft.kind
  }

  /// Reads to the end of the text, or to the first problem.
  mutating func read() {
    repeat {
      while lexer.current != 0 { readItem() }
      if !lexer.hasFailed, lexer.depth > 0 { lexer.failUnclosed(lexer.frames[lexer.depth - 1]) }
    } while lexer.hasFailed && recover()
    while !scopes.isEmpty { closeScope(at: lexer.end) }
  }

  /// Adds a declaration.
  ///
  /// - Parameter start: The offset at which it begins, if not at its first attribute.
  mutating func addDeclaration(_ draft: consuming Draft, from start: Int? = nil, to end: Int) {
    if scopes.isEmpty {
      declarations.append(draft.declaration(from: start, to: end))
    } else if keeps(draft.kind) {
      scopes[scopes.count - 1].draft.members.append(draft.declaration(from: start, to: end))
    }
  }

  /// True if declarations of a kind are kept: not if they are members that are read on first use.
  func keeps(_ kind: Declaration.Kind) -> Bool {
    scopes.isEmpty || scopes[scopes.count - 1].draft.file == nil || kind.namesType
  }

  mutating func addImport(_ declaration: Import) { imports.append(declaration) }

  private mutating func readItem() {
    let byte = lexer.current
    if byte == "}" {
      endScope()
    } else if byte == ";" {
      lexer.advance(to: lexer.at + 1)
    } else if byte == "#", let directive = lexer.directive(at: lexer.at) {
      readDirective(directive)
    } else {
      readDeclarationOrStatement(
        pending.take() ?? DeclarationPrefix(start: lexer.at, triviaStart: lexer.previousEnd))
    }
  }

  /// Reads attributes and modifiers, and then the declaration or statement behind them.
  private mutating func readDeclarationOrStatement(_ prefix: consuming DeclarationPrefix) {
    var beforeModifiers: Lexer?
    var modifiers = 0
    while lexer.current != 0 {
      if lexer.current == "@" {
        guard let attribute = lexer.readAttribute() else { return }
        prefix.attributes.append(attribute)
        continue
      }
      if lexer.current == "#", lexer.directive(at: lexer.at) != nil {
        pending = prefix
        return
      }
      let start = lexer
      let word = lexer.isAtWord ? DeclarationWord.current(in: lexer) : .none
      if modifiers < Self.maximumModifiers, takeModifier(word, &prefix) {
        modifiers += 1
        if beforeModifiers == nil { beforeModifiers = start }
        continue
      }
      if readDeclaration(word, prefix) { return }
      break
    }
    if lexer.hasFailed { return }
    if let beforeModifiers { lexer = beforeModifiers }
    skipStatement()
  }

  /// Skips text that is not a declaration: a statement, an expression, the use of a macro.
  private mutating func skipStatement() {
    let start = lexer.at
    // A `.` behind an `#endif` continues an initial value.
    if enclosingKind != nil, !"#.".utf8.contains(lexer.current) {
      if lexer.current == 0 { return }
      if lexer.current == ")" || lexer.current == "]" {
        return lexer.failClosing(at: start)
      }
      if lexer.directive(at: start) == nil { checkCharacter() }
      return lexer.fail(.expected("a declaration"), at: start)
    }
    noteMacro()
    lexer.skipExpression(.statement)
    guard lexer.at == start, !lexer.hasFailed else { return }
    if lexer.classes[Int(lexer.current)] == ByteClass.closing {
      lexer.failClosing(at: start)
    } else {
      lexer.fail(.expected("a declaration"), at: start)
    }
  }

  /// Records the name of a macro that is used among the members of a type.
  private mutating func noteMacro() {
    guard !scopes.isEmpty, lexer.current == "#" else { return }
    let name = lexer.text(lexer.at + 1, lexer.plainWordEnd(from: lexer.at + 1))
    guard !["error", "sourceLocation", "warning"].contains(name) else { return }
    scopes[scopes.count - 1].draft.expandedMacros.append(name)
  }

  /// Records that an enum has a case, and if the case has associated values.
  mutating func noteCase(isPlain: Bool) {
    guard !scopes.isEmpty else { return }
    let last = scopes.count - 1
    if !isPlain { scopes[last].draft.hasPayloads = true }
    if conditions.count == scopes[last].draft.conditions.count {
      scopes[last].draft.hasCases = true
    }
  }

  /// Fails if the current token is invalid in any source.
  private mutating func checkCharacter() {
    var probe = lexer
    probe.skipExpression(.statement)
    if let failure = probe.failure, failure.offset == lexer.at {
      lexer.fail(failure.kind, at: failure.offset)
    }
  }

  // MARK: Scopes

  /// Opens the body of a type at the current brace.
  mutating func beginScope(_ draft: consuming Draft) {
    let brace = lexer.at
    lexer.pushBracket(at: brace)
    if lexer.hasFailed { return addDeclaration(draft, to: brace) }
    draft.comments.addDirective(lexer.trailingDirective(from: brace + 1))
    scopes.append(Scope(draft: draft, frame: lexer.depth - 1))
    lexer.advance(to: brace + 1)
  }

  /// Returns a lexer behind the body at the current brace; `nil` if the members must be read at
  /// once, as those of protocols must.
  func skippingMembers(of kind: Declaration.Kind) -> Lexer? {
    guard let left, kind != .protocol else { return nil }
    var lexer = lexer
    lexer.skipMembers(lookingFor: left.besides)
    return lexer.hasSeenSign || lexer.hasFailed ? nil : lexer
  }

  private mutating func endScope() {
    let brace = lexer.at
    guard !scopes.isEmpty, scopes[scopes.count - 1].frame == lexer.depth - 1 else {
      return lexer.failClosing(at: brace)
    }
    if let prefix = pending, !prefix.attributes.isEmpty {
      return lexer.fail(.expected("a declaration"), at: brace)
    }
    pending = nil
    lexer.depth -= 1
    closeScope(at: brace + 1)
    lexer.advance(to: brace + 1)
  }

  private mutating func closeScope(at end: Int) {
    var draft = scopes.removeLast().draft
    draft.comments.addDirective(lexer.trailingDirective(from: end))
    addDeclaration(draft, to: end)
  }

  /// Recovers from a failure in a tolerated branch, and closes the types that were opened in it.
  private mutating func recover() -> Bool {
    guard lexer.recover(above: 0) else { return false }
    pending = nil
    while !scopes.isEmpty, scopes[scopes.count - 1].frame >= lexer.depth {
      closeScope(at: lexer.at)
    }
    while let open = openConditions.last, open.frame >= lexer.depth {
      conditions.removeLast(conditions.count - open.outer)
      openConditions.removeLast()
    }
    return true
  }

  // MARK: Conditions

  /// The comments before a declaration, and the directives before the `#if` around it.
  func comments(before prefix: DeclarationPrefix) -> LeadingComments {
    var comments = lexer.leadingComments(from: prefix.triviaStart, to: prefix.start)
    for open in openConditions.reversed() where open.depth == scopes.count {
      comments.directives.insert(contentsOf: open.directives, at: 0)
    }
    return comments
  }

  private mutating func readDirective(_ directive: ConditionDirective) {
    var directives: [Directive] = []
    if directive == .ifCondition {
      directives = lexer.leadingComments(from: lexer.previousEnd, to: lexer.at).directives
    }
    let condition = lexer.enter(directive)
    if lexer.hasFailed { return }
    if directive == .ifCondition {
      openConditions.append(
        OpenCondition(
          frame: lexer.depth - 1, outer: conditions.count, depth: scopes.count,
          directives: directives))
    } else if directive == .endif {
      if let open = openConditions.popLast() {
        conditions.removeLast(conditions.count - open.outer)
      }
    } else if let last = conditions.popLast() {
      conditions.append(last.negated)
    }
    guard let condition else { return }
    if conditions.count == NestingLimit.brackets {
      return lexer.fail(.tooDeep, at: lexer.previousEnd)
    }
    conditions.append(condition)
  }
}
