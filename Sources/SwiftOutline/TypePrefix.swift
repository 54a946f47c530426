import SwiftLexing

/// The words that are keywords before a type, and names elsewhere.
enum TypePrefix {
  /// The strength with which a prefix applies to the type behind it.
  enum Strength {
    /// It is no prefix.
    case none
    /// To the next name or bracket: `each T`.
    case tight
    /// To the whole type, on whichever line it stands: `any`, `some`, `inout`, `repeat`.
    case strong
    /// To the whole type, on the same line.
    case contextual
    /// To the whole type, with an argument: `nonisolated(nonsending)`.
    case withArgument
  }

  /// The strength of the word between two offsets before a type.
  static func strength(_ start: Int, _ end: Int, _ lexer: Lexer) -> Strength {
    switch end - start {
    case 3: if lexer.isText("any", start, end) { return .strong }
    case 4:
      if lexer.isText("some", start, end) { return .strong }
      if lexer.isText("each", start, end) { return .tight }
    case 5: if lexer.isText("inout", start, end) { return .strong }
    case 6:
      if lexer.isText("repeat", start, end) { return .strong }
      if lexer.isText("_const", start, end) { return .contextual }
    case 7:
      if lexer.isText("sending", start, end) || lexer.isText("__owned", start, end) {
        return .contextual
      }
    case 8:
      if lexer.isText("isolated", start, end) || lexer.isText("__shared", start, end) {
        return .contextual
      }
    case 9:
      if lexer.isText("borrowing", start, end) || lexer.isText("consuming", start, end) {
        return .contextual
      }
    case 11: if lexer.isText("nonisolated", start, end) { return .withArgument }
    default: return .none
    }
    return .none
  }

  /// Whether a type follows at the current token, so that the word before it is a prefix.
  static func isFollowedByType(_ strength: Strength, _ lexer: Lexer) -> Bool {
    let byte = lexer.current
    let isStart =
      lexer.isAtWord || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "~")
    return isStart && (strength == .strong || !lexer.isAfterNewline)
  }
}
