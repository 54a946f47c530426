/// The words for what is wrong. Nothing below them knows any.
extension Problem {
  /// What is wrong, in lower-case words: `unterminated string literal`.
  public var message: String {
    switch kind {
    case .unterminated(let literal): "unterminated \(literal.rawValue)"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .stray(let bracket): "'\(bracket)' closes nothing"
    case .unclosedCondition: "'#if' has no '#endif'"
    case .strayDirective(let directive): "'\(directive)' without an '#if'"
    case .expected(let wanted): "expected \(wanted)"
    case .unexpectedCharacter(let text): "'\(text)' cannot stand here\(Self.hint(for: text))"
    case .invalidEncoding(let encoding?): "the file is \(encoding), not UTF-8"
    case .invalidEncoding(nil): "bytes that are no UTF-8"
    case .nulByte: "NUL byte"
    case .conflictMarker: "conflict marker of version control"
    case .placeholder: "editor placeholder"
    case .tooDeep: "nested too deep"
    }
  }

  /// The kebab-case name of the kind of problem: `unterminated-literal`.
  public var id: String {
    switch kind {
    case .unterminated: "unterminated-literal"
    case .unclosed: "unclosed-bracket"
    case .stray: "stray-bracket"
    case .unclosedCondition: "unclosed-condition"
    case .strayDirective: "stray-directive"
    case .expected: "unexpected-token"
    case .unexpectedCharacter: "unexpected-character"
    case .invalidEncoding: "invalid-encoding"
    case .nulByte: "nul-byte"
    case .conflictMarker: "conflict-marker"
    case .placeholder: "editor-placeholder"
    case .tooDeep: "nested-too-deep"
    }
  }

  private static func hint(for text: String) -> String {
    switch text {
    case "“", "”", "„", "‟": ": a straight '\"' is meant"
    case "‘", "’", "‚", "‛": ": a straight ''' is meant"
    default: ""
    }
  }
}
