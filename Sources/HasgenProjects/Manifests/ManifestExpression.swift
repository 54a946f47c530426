/// An expression of a manifest: a literal, a name or a call.
struct ManifestExpression {
  indirect enum Kind {
    case text(String)
    case list([ManifestExpression])
    /// `a + b`
    case sum([ManifestExpression])
    /// `MainActor.self`; of `.v6`, the first part is empty.
    case name([String])
    /// `.target(name: "App")`, with the parts of the name as in `name`.
    case call([String], [Argument])
    /// Anything else.
    case computed
  }

  /// An argument of a call.
  struct Argument {
    let label: String?
    let value: ManifestExpression
  }

  let kind: Kind
  /// The offset of its first token.
  let offset: Int

  /// True for the literal `nil`.
  var isNil: Bool {
    if case .name(["nil"]) = kind { true } else { false }
  }
}

/// Reads the expressions of a manifest.
struct ManifestExpressionReader {
  private let tokens: [ManifestToken]
  /// The index of the current token.
  private(set) var at: Int

  init(_ tokens: [ManifestToken], at start: Int) {
    self.tokens = tokens
    at = start
  }

  private var current: ManifestToken? { at < tokens.count ? tokens[at] : nil }

  /// Reads an expression to its end: a comma, a closing bracket, or a new statement.
  mutating func read() -> ManifestExpression {
    guard let start = current else { return ManifestExpression(kind: .computed, offset: 0) }
    var operands: [ManifestExpression] = []
    repeat {
      let offset = current?.offset ?? start.offset
      operands.append(ManifestExpression(kind: readOperand(), offset: offset))
    } while take("+")
    if isAtEnd(of: start) {
      return operands.count == 1
        ? operands[0] : ManifestExpression(kind: .sum(operands), offset: start.offset)
    }
    while let token = current, token.depth > start.depth || !isAtEnd(of: start) { at += 1 }
    return ManifestExpression(kind: .computed, offset: start.offset)
  }

  private func isAtEnd(of start: ManifestToken) -> Bool {
    guard let token = current, token.depth >= start.depth else { return true }
    let isStatement = token.isFirstOfLine && (token.isWord || token.text == "@")
    return isStatement || [",", ";"].contains(token.text)
  }

  private mutating func take(_ sign: String) -> Bool {
    guard current?.text == sign else { return false }
    at += 1
    return true
  }

  private mutating func readOperand() -> ManifestExpression.Kind {
    if let text = current?.literal {
      at += 1
      return .text(text)
    }
    if take("[") {
      let elements = readArguments()
      return elements.contains { $0.label != nil } ? .computed : .list(elements.map(\.value))
    }
    if take("(") {
      let parts = readArguments()
      return parts.count == 1 && parts[0].label == nil ? parts[0].value.kind : .computed
    }
    var path = current?.text == "." ? [""] : []
    if path == [""] { at += 1 }
    repeat {
      guard let word = current, word.isWord else { return .computed }
      path.append(word.text)
      at += 1
    } while take(".")
    return take("(") ? .call(path, readArguments()) : .name(path)
  }

  /// Reads arguments, including the closing bracket.
  private mutating func readArguments() -> [ManifestExpression.Argument] {
    var arguments: [ManifestExpression.Argument] = []
    while !take(")"), !take("]"), let token = current {
      var label: String?
      if token.isWord, at + 1 < tokens.count, tokens[at + 1].text == ":" {
        label = token.text
        at += 2
      }
      arguments.append(ManifestExpression.Argument(label: label, value: read()))
      // Without a comma or closing bracket, the text is not valid Swift.
      if !take(","), current?.text != ")", current?.text != "]" { break }
    }
    return arguments
  }
}
