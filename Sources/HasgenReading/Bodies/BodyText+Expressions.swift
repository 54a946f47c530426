extension BodyText {
  /// The index of the last `?` or `!` that touches a token's end; the token's own index if there is
  /// none.
  package func behindUnwrapping(_ index: Int) -> Int {
    var last = index
    while last + 1 < tokens.count, tokens[last + 1].start == tokens[last].end,
      tokens[last + 1].isUnwrapping
    {
      last += 1
    }
    return last
  }

  /// The index of the last token, at or before an index, that is neither `?` nor `!`.
  func beforeUnwrapping(_ index: Int) -> Int {
    var first = index
    while first >= 0, tokens[first].isUnwrapping { first -= 1 }
    return first
  }

  /// The index of the first token of the path of calls and members that ends with a token.
  package func expressionStart(of index: Int) -> Int {
    var first = index
    while first > 0, tokens[first - 1].kind == .dot {
      var before = beforeUnwrapping(first - 2)
      // Calls, subscripts and closures behind a name belong to it.
      while before >= 0, tokens[before].kind == .closing {
        let opening = tokens[before].partner
        guard opening > 0 else { return max(opening, 0) }
        let next = beforeUnwrapping(opening - 1)
        guard next >= 0, mayBeCalled(next) else { return opening }
        before = next
      }
      guard before >= 0, tokens[before].kind == .word || tokens[before].kind == .literal else {
        return first
      }
      first = before
    }
    return first
  }

  /// True if a bracket behind a token may belong to a call of the expression that the token ends.
  private func mayBeCalled(_ index: Int) -> Bool {
    let kind = tokens[index].kind
    return (kind == .word || kind == .closing) && !isStatementWord(index)
  }

  /// The index of the first word of the plain path that ends with a token: `A` of `A.B.c`.
  package func pathStart(of index: Int) -> Int {
    var first = index
    while first >= 2, tokens[first - 1].kind == .dot, tokens[first - 2].kind == .word { first -= 2 }
    return first
  }

  /// True if a token is a keyword that an expression, a pattern or a block can follow.
  package func isStatementWord(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, tokens[index].first != "`",
      index == 0 || tokens[index - 1].kind != .dot
    else { return false }
    switch text(index) {
    case "if", "guard", "while", "switch", "return", "in", "case", "where", "throw", "try", "await",
      "as", "is", "let", "var", "else", "for", "catch", "repeat", "do", "defer", "each", "consume",
      "copy", "unsafe":
      return true
    default:
      return false
    }
  }

  /// The index of the name of the variable whose type is a path of names: `deps` of
  /// `let deps: any A.B`; `nil` if the path is not the type of a variable.
  package func variable(ofTypeFrom first: Int, to last: Int) -> Int? {
    var index = first - 1
    var last = last
    while index >= 0 {
      if tokens[index].begins("(") {
        // The parentheses must enclose this type alone, not the parameters of a closure's type.
        guard tokens[index].partner == behindUnwrapping(last) + 1 else { return nil }
        last = tokens[index].partner
      } else if !isWord(index, "any"), !isWord(index, "some") {
        break
      }
      index -= 1
    }
    guard index > 0, tokens[index].begins(":"), tokens[index - 1].kind == .word else { return nil }
    // An argument label or a key of a dictionary is not a variable.
    guard index >= 2, endsDeclaration(behindUnwrapping(last) + 1) else { return nil }
    let before = tokens[index - 2]
    let isParameter = before.begins("(") || before.begins(",")
    return isParameter || before.kind == .word ? index - 1 : nil
  }

  /// True if a token cannot continue the type of a variable or parameter before it.
  private func endsDeclaration(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    if token.isAfterNewline || token.kind == .closing { return true }
    return token.begins("=") || token.begins(",")
  }

  /// True if a name is a parameter of a closure: `{ name in`, `{ a, name in`, `{ (name) in`.
  package func isClosureParameter(_ index: Int) -> Bool {
    var next = index + 1
    while next < tokens.count, next < index + 40 {
      if isKeyword(next, "in") { break }
      guard tokens[next].kind == .word || tokens[next].begins(",") || tokens[next].begins(")")
      else { return false }
      if tokens[next].isAfterNewline { return false }
      next += 1
    }
    guard next < tokens.count, isKeyword(next, "in") else { return false }
    var before = index - 1
    while before >= 0, before > index - 40 {
      let token = tokens[before]
      if token.begins("{") { return true }
      if token.begins("]"), token.partner > 0, tokens[token.partner - 1].begins("{") { return true }
      guard token.kind == .word || token.begins(",") || token.begins("("),
        !isKeyword(before, "for"), !isKeyword(before, "in"), !isKeyword(before, "case")
      else { return false }
      before -= 1
    }
    return false
  }
}

extension BodyToken {
  /// True if the token is a single `?` or `!`.
  var isUnwrapping: Bool {
    guard kind == .operation, end == start + 1 else { return false }
    return first == "?" || first == "!"
  }

  /// True if the token is a single `=`.
  package var isAssignment: Bool {
    kind == .operation && end == start + 1 && first == "="
  }
}
