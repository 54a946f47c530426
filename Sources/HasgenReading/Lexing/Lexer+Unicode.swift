/// A character beyond ASCII.
struct WideCharacter {
  /// The kind of token that it may be part of.
  enum Kind {
    case identifier, operation, combining, space, unexpected
  }

  let kind: Kind
  /// The number of its bytes.
  let length: Int
}

extension Lexer {
  /// The character beyond ASCII at an offset. The bytes are known to be UTF-8.
  func wideCharacter(at offset: Int) -> WideCharacter {
    let first = bytes[offset]
    var length = 2
    if first >= 0xE0 { length = 3 }
    if first >= 0xF0 { length = 4 }
    guard offset + length <= end,
      let scalar = text(offset, offset + length).unicodeScalars.first
    else { return WideCharacter(kind: .unexpected, length: 1) }
    return WideCharacter(kind: Lexer.kind(of: scalar), length: length)
  }

  /// The kind of a character, close to the grammar: symbols from U+3030 on are parts of
  /// identifiers.
  private static func kind(of scalar: Unicode.Scalar) -> WideCharacter.Kind {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .otherSymbol, .dashPunctuation, .otherPunctuation:
      return scalar.value < 0x3030 ? .operation : .identifier
    case .nonspacingMark, .enclosingMark: return .combining
    case .spaceSeparator: return scalar.value == 0xA0 ? .space : .unexpected
    case .initialPunctuation, .finalPunctuation, .control, .lineSeparator, .paragraphSeparator,
      .privateUse, .unassigned:
      return .unexpected
    default: return .identifier
    }
  }
}
