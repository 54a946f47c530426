/// The reason why a source file could not be read to the end. It consists of plain bytes because
/// each lexer holds one.
package struct Problem: Sendable, Equatable {
  /// The kind of a problem.
  package enum Kind: Sendable, Equatable {
    /// A string, comment, extended regex literal or raw identifier that has no end.
    case unterminated(Literal)
    /// An opening bracket that is never closed, or closed by another: `(`, `[` or `{`.
    case unclosed(Unicode.Scalar)
    /// A closing bracket that nothing opened: `)`, `]` or `}`.
    case stray(Unicode.Scalar)
    /// An `#if` without an `#endif`.
    case unclosedCondition
    /// An `#elseif`, `#else` or `#endif` without an `#if`.
    case strayDirective(ConditionDirective)
    /// Something else in the place of the given thing.
    case expected(Wanted)
    /// A character that no Swift source may hold outside strings and comments.
    case unexpectedCharacter(Unicode.Scalar)
    /// Bytes that are not UTF-8.
    case invalidEncoding
    /// A NUL byte.
    case nulByte
    /// A mark that version control leaves in a file that it could not merge.
    case conflictMarker
    /// An editor placeholder: `<#name#>`.
    case placeholder
    /// Nesting beyond `NestingLimit.brackets`, or of types beyond `NestingLimit.types`.
    case tooDeep
  }

  /// A token that needs a closing mark.
  package enum Literal: String, Sendable {
    case string = "string literal"
    case comment = "comment"
    case regex = "regex literal"
    case identifier = "raw identifier"
  }

  /// The words for a missing thing: `a name`, `a type`, `'{'`.
  package struct Wanted: ExpressibleByStringLiteral, Sendable, Equatable {
    let text: StaticString

    /// The words as a literal.
    package init(stringLiteral text: StaticString) { self.text = text }

    /// Returns true if the words are the same.
    package static func == (lhs: Wanted, rhs: Wanted) -> Bool {
      lhs.text.description == rhs.text.description
    }
  }

  /// The kind.
  package let kind: Kind
  /// The offset of the mistake; for a token or bracket without an end, the offset of its beginning.
  package let offset: Int

  /// The mistake, in lower-case words: `unterminated string literal`.
  package var message: String {
    switch kind {
    case .unterminated(let literal): "unterminated \(literal.rawValue)"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .stray(let bracket): "'\(bracket)' closes nothing"
    case .unclosedCondition: "'#if' has no '#endif'"
    case .strayDirective(let directive): "'\(directive.rawValue)' without an '#if'"
    case .expected(let wanted): "expected \(wanted.text)"
    case .unexpectedCharacter(let scalar):
      "\(Self.described(scalar)) outside strings and comments"
    case .invalidEncoding: "the file is not UTF-8"
    case .nulByte: "the file has a NUL byte"
    case .conflictMarker: "a merge conflict is not resolved"
    case .placeholder: "an editor placeholder is not filled in"
    case .tooDeep: "nested too deep"
    }
  }

  /// The way to correct the mistake; `nil` if the message makes it clear.
  package var cure: String? {
    guard kind == .conflictMarker else { return nil }
    return "keep one side or both, and delete the lines that begin with '<<<<<<<', '=======' and "
      + "'>>>>>>>'"
  }

  /// A character in quotes, or its number if it is invisible.
  private static func described(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .privateUse, .unassigned:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "character U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    case .initialPunctuation, .finalPunctuation, .openPunctuation:
      return "typographic quote \(scalar)"
    default: return "'\(scalar)'"
    }
  }
}

extension Lexer {
  /// The problem that ended the reading; `nil` if there is none. If the text has a merge conflict,
  /// the conflict is returned, because it is the likely cause of other failures.
  package var problem: Problem? {
    guard let failure else { return nil }
    var line = 0
    while line < end {
      if isConflictMarker(at: line) { return Problem(kind: .conflictMarker, offset: line) }
      line = lineEnd(from: line) + 1
    }
    return failure
  }

  /// Returns true if a line begins with a mark of a merge conflict: `<<<<<<< ` or `>>>>>>> `.
  func isConflictMarker(at offset: Int) -> Bool {
    guard offset == 0 || classes[Int(bytes[offset - 1])] == ByteClass.newline, offset + 8 <= end
    else { return false }
    let mark = offset..<offset + 8
    return isText("<<<<<<< ", in: mark) || isText(">>>>>>> ", in: mark)
  }
}
