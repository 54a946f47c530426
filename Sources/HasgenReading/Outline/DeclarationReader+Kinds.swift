extension DeclarationReader {
  /// Reads the declaration whose keyword is the current token. Returns false if the word does not
  /// begin a declaration.
  mutating func readDeclaration(_ word: DeclarationWord, _ prefix: DeclarationPrefix) -> Bool {
    let start = lexer.at
    let end = lexer.plainWordEnd(from: start)
    switch word {
    case .type(let kind):
      if kind == .actor, !lexer.isFollowedByName(end) { return false }
      readType(draft(kind, prefix), from: end)
    case .extended: readExtension(draft(.extension, prefix), from: end)
    case .alias: readAlias(draft(.typealias, prefix), from: end)
    case .associated: readAssociatedType(draft(.associatedtype, prefix), from: end)
    case .variable(let kind): readVariables(kind, prefix, from: end)
    case .function: readFunction(draft(.func, prefix), from: end)
    case .initializer:
      guard enclosingKind != nil else { return false }
      readInitializer(draft(.`init`, prefix), from: end)
    case .subscripted: readSubscript(draft(.subscript, prefix), from: end)
    case .imported: readImport(prefix, from: end)
    case .macro:
      guard lexer.isFollowedByName(end) else { return false }
      skipMacro(draft(.func, prefix), from: end)
    case .deinitializer: skipDeinitializer(from: end)
    case .enumCase: skipEnumCases(from: end)
    case .operation: skipOperator(from: end)
    case .precedence: skipPrecedenceGroup(from: end)
    case .access, .modifier, .none: return false
    }
    return true
  }

  /// A draft with the attributes, modifiers and comments before the keyword.
  func draft(_ kind: Declaration.Kind, _ prefix: DeclarationPrefix) -> Draft {
    Draft(
      kind: kind, prefix: prefix,
      comments: keeps(kind) ? comments(before: prefix) : LeadingComments(), conditions: conditions)
  }

  /// Adds a declaration that ends before the current token.
  mutating func finish(_ draft: consuming Draft) {
    let end = lexer.previousEnd
    if !lexer.hasFailed { draft.comments.addDirective(lexer.trailingDirective(from: end)) }
    addDeclaration(draft, to: end)
  }

  /// Takes the name at the current token; fails if there is none.
  mutating func readName(_ draft: inout Draft) -> Bool {
    guard let name = lexer.takeName() else { return false }
    draft.name = lexer.text(name)
    draft.nameRange = name
    return true
  }

  // MARK: Types

  private mutating func readType(_ draft: consuming Draft, from end: Int) {
    lexer.advance(to: end)
    guard readName(&draft) else { return }
    readTypeHeader(&draft)
    readBody(draft)
  }

  private mutating func readExtension(_ draft: consuming Draft, from end: Int) {
    lexer.advance(to: end)
    let start = lexer.at
    guard let type = TypeReader.read(&lexer) else { return }
    draft.type = type
    draft.name = type.description
    draft.nameRange = start..<lexer.previousEnd
    readTypeHeader(&draft)
    readBody(draft)
  }

  private mutating func readTypeHeader(_ draft: inout Draft) {
    draft.genericParameters = lexer.readGenericParameters()
    draft.inheritedTypes = lexer.readInheritance()
    draft.whereClause = lexer.readWhereClause()
  }

  private mutating func readBody(_ draft: consuming Draft) {
    if lexer.current == "{" {
      guard let lexer = skippingMembers(of: draft.kind) else { return beginScope(draft) }
      draft.file = left?.members
      if lexer.hasSeenType { return beginScope(draft) }
      self.lexer = lexer
      return finish(draft)
    }
    if !lexer.hasFailed { lexer.failMissing("'{'") }
    addDeclaration(
      draft, to: lexer.hasFailed ? draft.nameRange.upperBound : lexer.previousEnd)
  }

  private mutating func readAlias(_ draft: consuming Draft, from end: Int) {
    lexer.advance(to: end)
    guard readName(&draft) else { return }
    draft.genericParameters = lexer.readGenericParameters()
    guard lexer.current == "=" else {
      if !lexer.hasFailed { lexer.failMissing("'='") }
      return
    }
    lexer.advance(to: lexer.at + 1)
    draft.type = TypeReader.read(&lexer)
    if draft.type == nil { return }
    draft.whereClause = lexer.readWhereClause()
    finish(draft)
  }

  private mutating func readAssociatedType(_ draft: consuming Draft, from end: Int) {
    lexer.advance(to: end)
    guard readName(&draft) else { return }
    draft.inheritedTypes = lexer.readInheritance()
    if lexer.take("=") {
      if TypeReader.read(&lexer) == nil { return }
    }
    draft.whereClause = lexer.readWhereClause()
    if !lexer.hasFailed { finish(draft) }
  }

  // MARK: Skipped declarations

  private mutating func skipMacro(_ draft: consuming Draft, from end: Int) {
    lexer.advance(to: end)
    guard readName(&draft), readSignature(&draft) else { return }
    guard lexer.take("=") else { return }
    lexer.skipExpression(.statement)
    _ = lexer.readWhereClause()
  }

  private mutating func skipEnumCases(from end: Int) {
    var start = end
    repeat {
      lexer.advance(to: start)
      guard lexer.takeName() != nil else { return }
      noteCase(isPlain: lexer.current != "(")
      if lexer.current == "(" { lexer.skipBracket() }
      if lexer.take("=") { lexer.skipExpression(.binding) }
      start = lexer.at + 1
    } while lexer.current == ","
  }

  private mutating func skipDeinitializer(from end: Int) {
    lexer.advance(to: end)
    _ = lexer.readEffects()
    if lexer.current == "{" { lexer.skipBracket() }
  }

  private mutating func skipOperator(from end: Int) {
    lexer.advance(to: end)
    if lexer.current != 0 { lexer.advance(to: lexer.operatorRunEnd(from: lexer.at)) }
    guard lexer.take(":") else { return }
    lexer.skipExpression(.statement)
  }

  private mutating func skipPrecedenceGroup(from end: Int) {
    lexer.advance(to: end)
    if lexer.isAtWord { lexer.advance(to: lexer.plainWordEnd(from: lexer.at)) }
    guard lexer.current == "{" else { return lexer.failMissing("'{'") }
    lexer.skipBracket()
  }
}

extension Lexer {
  /// Returns true if a name follows an offset on the same line.
  func isFollowedByName(_ end: Int) -> Bool {
    var probe = self
    probe.advance(to: end)
    return probe.isAtWord && !probe.isAfterNewline
  }
}

extension DeclarationReader {
  mutating func readImport(_ prefix: DeclarationPrefix, from end: Int) {
    var text = ""
    for attribute in prefix.attributes { text += attribute.text + " " }
    if let access = prefix.access { text += access.rawValue + " " }
    text += "import "
    lexer.advance(to: end)
    guard var nameRange = lexer.takeName() else { return }
    if lexer.isAtWord, !lexer.isAfterNewline {
      text += lexer.text(nameRange) + " "
      guard let name = lexer.takeWord() else { return }
      nameRange = name
    }
    let module = lexer.text(nameRange)
    text += module
    while lexer.current == ".", !lexer.isAfterNewline {
      lexer.advance(to: lexer.at + 1)
      let start = lexer.at
      let isOperator = !lexer.isAtWord && lexer.current != 0
      let stop = isOperator ? lexer.operatorRunEnd(from: start) : lexer.wordEnd(from: start)
      if stop < 0 { return }
      text += "." + lexer.text(start, stop)
      lexer.advance(to: stop)
    }
    addImport(
      Import(
        module: module, text: text, attributes: prefix.attributes.map(\.text),
        access: prefix.access, nameRange: nameRange, conditions: conditions))
  }
}
