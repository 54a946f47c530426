extension DeclarationReader {
  mutating func readFunction(_ draft: consuming Draft, from end: Int) {
    lexer.advance(to: end)
    let start = lexer.at
    if lexer.isAtWord {
      guard readName(&draft) else { return }
    } else {
      guard let stop = operatorNameEnd(from: start) else { return lexer.failMissing("a name") }
      draft.name = lexer.text(start, stop)
      draft.nameRange = start..<stop
      lexer.advance(to: stop)
    }
    guard readSignature(&draft) else { return }
    draft.addLabelsToName()
    readFunctionBody(draft)
  }

  /// The end of an operator that is the name of a function, without the `<` of its generic
  /// parameters; `nil` if there is no operator.
  private func operatorNameEnd(from start: Int) -> Int? {
    guard lexer.isAtOperator else { return nil }
    let stop = lexer.operatorRunEnd(from: start)
    if stop - start > 1, lexer.byte(stop - 1) == "<",
      lexer.plainWordEnd(from: stop) > stop
    {
      return stop - 1
    }
    return stop
  }

  mutating func readInitializer(_ draft: consuming Draft, from end: Int) {
    draft.nameRange = lexer.at..<end
    lexer.advance(to: end)
    if lexer.current == "?" || lexer.current == "!" {
      draft.isFailable = true
      lexer.advance(to: lexer.at + 1)
    }
    guard readSignature(&draft) else { return }
    draft.name = "init"
    draft.addLabelsToName()
    readFunctionBody(draft)
  }

  mutating func readSubscript(_ draft: consuming Draft, from end: Int) {
    draft.nameRange = lexer.at..<end
    lexer.advance(to: end)
    guard readSignature(&draft, areNamesLabels: false) else { return }
    draft.name = "subscript"
    draft.addLabelsToName()
    var accessors = Accessors()
    if lexer.current == "{" {
      draft.comments.addDirective(lexer.trailingDirective(from: lexer.at + 1))
      accessors = readAccessors()
    }
    draft.effects = accessors.effects
    draft.storage = accessors.storage(
      isLet: false, isLazy: false, isRequired: enclosingKind == .protocol, hasInitialValue: false)
    finish(draft)
  }

  /// Reads generic parameters, parameters, effects, result and `where` clause.
  ///
  /// - Parameter areNamesLabels: True if the single name of a parameter is its label, too; a
  ///   subscript's is not.
  mutating func readSignature(_ draft: inout Draft, areNamesLabels: Bool = true) -> Bool {
    draft.genericParameters = lexer.readGenericParameters()
    if lexer.hasFailed { return false }
    guard lexer.current == "(" else {
      lexer.failMissing("'('")
      return false
    }
    if keeps(draft.kind) {
      guard let parameters = readParameters(areNamesLabels) else { return false }
      draft.parameters = parameters
    } else {
      lexer.skipBracket()
    }
    draft.effects = lexer.readEffects()
    if lexer.isAtArrow {
      lexer.advance(to: lexer.at + 2)
      draft.type = TypeReader.read(&lexer)
      if draft.type == nil { return false }
    }
    draft.whereClause = lexer.readWhereClause()
    return !lexer.hasFailed
  }

  private mutating func readFunctionBody(_ draft: consuming Draft) {
    if lexer.current == "{" {
      draft.comments.addDirective(lexer.trailingDirective(from: lexer.at + 1))
      lexer.skipBracket()
    }
    finish(draft)
  }

  // MARK: Parameters

  private mutating func readParameters(_ areNamesLabels: Bool) -> [Parameter]? {
    var parameters: [Parameter] = []
    guard lexer.openBracket() else { return nil }
    while lexer.current != ")" {
      guard let parameter = readParameter(areNamesLabels) else { return nil }
      parameters.append(parameter)
      if !lexer.take(","), lexer.current != ")" {
        lexer.failInBracket("',' or ')'")
        return nil
      }
    }
    lexer.closeBracket()
    return parameters
  }

  private mutating func readParameter(_ areNamesLabels: Bool) -> Parameter? {
    var attributes: [Attribute] = []
    while lexer.current == "@" {
      guard let attribute = lexer.readAttribute() else { return nil }
      attributes.append(attribute)
    }
    var label = 0..<0
    var name = 0..<0
    while lexer.isAtWord {
      guard let word = lexer.takeWord() else { return nil }
      label = name
      name = word
    }
    if name.isEmpty {
      lexer.failInBracket("a parameter")
      return nil
    }
    guard lexer.take(":") else {
      lexer.failInBracket("':'")
      return nil
    }
    guard let type = TypeReader.read(&lexer) else { return nil }
    var isVariadic = false
    if lexer.current == ".", lexer.byte(lexer.at + 1) == "." {
      isVariadic = true
      lexer.advance(to: lexer.at + 3)
    }
    let hasDefault = lexer.take("=")
    if hasDefault { lexer.skipExpression(.parameter) }
    if lexer.hasFailed { return nil }
    if label.isEmpty, areNamesLabels { label = name }
    let isLabelled = !label.isEmpty && !lexer.isText("_", in: label)
    return Parameter(
      label: isLabelled ? lexer.text(label) : nil, name: lexer.text(name), attributes: attributes,
      type: type, isVariadic: isVariadic, hasDefault: hasDefault)
  }
}

extension Draft {
  /// Appends the labels to the name of a function: `(_:for:)`.
  fileprivate mutating func addLabelsToName() {
    // Reserves the memory at once, so that the text does not grow several times.
    name.reserveCapacity(
      parameters.reduce(name.utf8.count + 2) { $0 + ($1.label?.utf8.count ?? 1) + 1 })
    name += "("
    for parameter in parameters {
      name += parameter.label ?? "_"
      name += ":"
    }
    name += ")"
  }
}
