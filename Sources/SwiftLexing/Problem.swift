/// The reason why a source file could not be read to the end.
public struct Problem: Sendable, Hashable {
  /// The kind of a problem.
  public enum Kind: Sendable, Hashable {
    /// A string, comment, extended regex literal or raw identifier that has no end.
    case unterminated(Literal)
    /// An opening bracket that is never closed, or closed by another: `(`, `[` or `{`.
    case unclosed(Character)
    /// A closing bracket that nothing opened: `)`, `]` or `}`.
    case stray(Character)
    /// An `#if` without an `#endif`.
    case unclosedCondition
    /// An `#elseif`, `#else` or `#endif` without an `#if`.
    case strayDirective(String)
    /// The given thing is missing, and something else stands there: `a name`, `a type`, `'{'`.
    case expected(String)
    /// A byte that no Swift source may hold outside strings and comments: curly quotes among them.
    case unexpectedCharacter(String)
    /// Bytes that are no UTF-8; the encoding where it can be told (`UTF-16`).
    case invalidEncoding(String?)
    /// A NUL byte.
    case nulByte
    /// A mark that version control leaves in a file that it could not merge.
    case conflictMarker
    /// An editor placeholder: `<#name#>`.
    case placeholder
    /// Nesting beyond `NestingLimit.brackets`, or of types beyond `NestingLimit.types`.
    case tooDeep
  }

  /// A token that has an end of its own.
  public enum Literal: String, Sendable, Hashable {
    case string = "string literal"
    case comment = "comment"
    case regex = "regex literal"
    case identifier = "raw identifier"
  }

  /// The kind.
  public let kind: Kind
  /// The offset at which it is wrong; for what has no end, where it begins.
  public let offset: Int

  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
