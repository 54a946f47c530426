/// A token of a source text, bodies included.
package struct BodyToken: Sendable {
  /// The kind of a token.
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword: `dependencies`, `` `class` ``, `$0`.
    case word
    /// A number, a string or a part of one, a regex literal.
    case literal
    /// `(`, `[`, `{`, or the `\(` of an interpolation.
    case opening
    /// `)`, `]`, `}`, or the end of an interpolation.
    case closing
    /// A `.` by itself: before a member.
    case dot
    /// `,`, `:`, `;`, `@` or `\`.
    case punctuation
    /// Any other operator: `=`, `->`, `&`, a `?` or `!` behind an expression.
    case operation
    /// A word behind `#`: `#selector`, `#if`.
    case pound
  }

  package let kind: Kind
  /// The first byte of the text.
  package let first: UInt8
  /// True if a line break precedes the token.
  package let isAfterNewline: Bool
  /// The offsets of the first byte and of the byte behind the last one.
  package let start: Int
  package let end: Int
  /// The index of the matching bracket; -1 for other tokens and for a bracket without a match.
  package internal(set) var partner = -1

  /// True if the token is neither a word nor a literal, and begins with a character.
  package func begins(_ character: Unicode.Scalar) -> Bool {
    kind != .word && kind != .literal && first == UInt8(ascii: character)
  }
}
