/// The words for what is wrong. Nothing below them knows any.
extension Problem {
  /// The mistake, in lower-case words: `unterminated string literal`.
  public var message: String {
    switch kind {
    case .unterminated(let literal): "unterminated \(literal.rawValue)"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .stray(let bracket): "'\(bracket)' closes nothing"
    case .unclosedCondition: "'#if' has no '#endif'"
    case .strayDirective(let directive): "'\(directive)' without an '#if'"
    case .expected(let wanted): "expected \(wanted)"
    case .unexpectedCharacter(let text): "\(Self.described(text)) outside strings and comments"
    case .invalidEncoding(let encoding?): "the file is \(encoding), not UTF-8"
    case .invalidEncoding(nil): "the file is not UTF-8"
    case .nulByte: "the file has a NUL byte"
    case .conflictMarker: "a merge conflict is not resolved"
    case .placeholder: "an editor placeholder is not filled in"
    case .tooDeep: "nested too deep"
    }
  }

  /// The cure, if the words do not tell.
  public var cure: String? {
    guard kind == .conflictMarker else { return nil }
    return "keep one side or both, and delete the lines that begin with '<<<<<<<', '=======' and "
      + "'>>>>>>>'"
  }

  /// A character in quotes, or by its number where it cannot be seen; and what was meant by it.
  private static func described(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .privateUse, .unassigned:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "character U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    case .initialPunctuation, .finalPunctuation, .openPunctuation:
      return "typographic quote \(text)"
    default: return "'\(text)'"
    }
  }
}
