/// A token of a source text, bodies included.
package struct BodyToken: Sendable {
  /// What a token is.
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
  /// True if a new line begins before it.
  package let isAfterNewline: Bool
  /// The offsets of its bytes.
  package let start: Int
  package let end: Int
  /// The index of the bracket on the other side; -1 for all other tokens, and where there is none.
  package fileprivate(set) var partner = -1

  /// True if it is punctuation, an operator or a bracket that begins with a character.
  package func begins(_ character: Unicode.Scalar) -> Bool {
    kind != .word && kind != .literal && first == UInt8(ascii: character)
  }
}

extension BodyText {
  /// Appends a token, and joins a closing bracket with what it closes.
  mutating func append(
    _ kind: BodyToken.Kind, first: UInt8, isAfterNewline: Bool, _ start: Int, _ end: Int
  ) {
    tokens.append(
      BodyToken(
        kind: kind, first: first, isAfterNewline: isAfterNewline, start: start, end: end))
  }

  /// Joins two brackets.
  mutating func join(_ opening: Int, _ closing: Int) {
    tokens[opening].partner = closing
    tokens[closing].partner = opening
  }
}
