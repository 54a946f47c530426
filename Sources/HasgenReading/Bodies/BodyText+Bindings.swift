extension BodyText {
  /// True if a `[` behind the `{` of a closure begins a capture list, not an array: `in` follows,
  /// with or without parameters and their types before it.
  package func isCaptureList(_ bracket: Int) -> Bool {
    guard bracket > 0, tokens[bracket - 1].begins("{"), tokens[bracket].partner > bracket else {
      return false
    }
    var next = tokens[bracket].partner + 1
    while next < tokens.count {
      let token = tokens[next]
      if isKeyword(next, "in") { return true }
      if token.kind == .opening, !token.begins("{"), token.partner > next {
        next = token.partner + 1
      } else if token.mayPrecedeIn {
        // `[dependencies].map`
        if next == tokens[bracket].partner + 1, token.kind != .word, !token.begins("@") {
          return false
        }
        next += 1
      } else {
        return false
      }
    }
    return false
  }

  /// True if a word declares a name, or may do so: a variable, a parameter, a function or a type, a
  /// part of a pattern, a capture. A label before an argument counts too.
  package func isBinding(_ index: Int) -> Bool {
    guard index > 0, tokens[index - 1].kind != .dot else { return false }
    if isClosureParameter(index) { return true }
    if tokens[index - 1].kind == .word {
      switch text(index - 1) {
      case "let", "var", "func", "case", "for", "struct", "class", "enum", "actor", "protocol",
        "typealias", "await", "weak", "unowned", "inout", "_":
        return true
      default: break
      }
    }
    guard index + 1 < tokens.count else { return false }
    if tokens[index + 1].begins(":") { return true }
    let before = tokens[index - 1]
    if before.begins(")"), before.kind == .closing, before.partner > 0,
      isWord(before.partner - 1, "unowned")
    {
      return true
    }
    // `case .show(to: name)`
    if before.begins(":"), index > 2 { return isInPattern(index) }
    guard before.begins("(") || before.begins("[") || before.begins(",") else { return false }
    return tokens[index + 1].isAssignment || isInPattern(index)
  }

  /// True if a word is in the parentheses of `let (a, b)`, `case let .show(a)` or `for (a, b)`.
  private func isInPattern(_ index: Int) -> Bool {
    var next = index - 1
    while next >= 0 {
      let token = tokens[next]
      if token.kind == .closing {
        guard token.partner >= 0 else { return false }
        next = token.partner - 1
      } else if token.begins("(") {
        var before = next - 1
        while before >= 0, tokens[before].kind == .dot || tokens[before].kind == .word {
          if isLetOrVar(before) || isKeyword(before, "for") { return true }
          before -= 1
        }
        next -= 1
      } else if token.kind == .opening || token.begins(";") {
        return false
      } else {
        next -= 1
      }
    }
    return false
  }

  /// True if a token is the keyword `let` or `var`.
  func isLetOrVar(_ index: Int) -> Bool { isKeyword(index, "let") || isKeyword(index, "var") }

  /// True if a brace follows the header of a type or of an extension.
  package func isHeaderOfType(before brace: Int) -> Bool {
    var index = brace - 1
    while index > 0, index > brace - 60 {
      let token = tokens[index]
      if ["struct", "class", "enum", "actor", "extension"].contains(where: { isKeyword(index, $0) })
      {
        return true
      }
      if token.kind == .closing, token.partner >= 0, !token.begins("}") {
        index = token.partner - 1
      } else if token.mayBeInHeader {
        index -= 1
      } else {
        return false
      }
    }
    return false
  }
}

extension BodyToken {
  /// True if the token can be part of the captures, parameters and types before the `in` of a
  /// closure.
  fileprivate var mayPrecedeIn: Bool {
    if kind == .operation { return !isAssignment }
    return isOfPath || begins(",") || begins("@")
  }

  /// True if the token can be part of the header of a type.
  fileprivate var mayBeInHeader: Bool {
    isOfPath || kind == .operation || begins(",") || begins(":")
  }

  /// True if the token can be part of a plain path: a word or a dot.
  var isOfPath: Bool { kind == .word || kind == .dot }
}
