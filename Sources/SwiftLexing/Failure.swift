/// The reason why a lexer went no further: a problem without its texts, so that a lexer has none
/// and is copied as plain bytes.
package struct Failure {
  package enum Kind {
    case unterminated(Problem.Literal)
    case unclosed(UInt8)
    case stray(UInt8)
    case unclosedCondition
    case strayDirective(ConditionDirective)
    case expected(StaticString)
    /// The character has that many bytes.
    case unexpectedCharacter(length: Int)
    case conflictMarker
    case placeholder
    case tooDeep
  }

  package let kind: Kind
  package let offset: Int
}

extension Lexer {
  /// The reason why the text could not be read further, if it could not.
  package var problem: Problem? {
    guard let failure else { return nil }
    return Problem(kind: problemKind(of: failure), offset: failure.offset)
  }

  private func problemKind(of failure: Failure) -> Problem.Kind {
    switch failure.kind {
    case .unterminated(let literal): .unterminated(literal)
    case .unclosed(let bracket): .unclosed(Character(Unicode.Scalar(bracket)))
    case .stray(let bracket): .stray(Character(Unicode.Scalar(bracket)))
    case .unclosedCondition: .unclosedCondition
    case .strayDirective(let directive): .strayDirective(directive.text)
    case .expected(let wanted): .expected(wanted.description)
    case .unexpectedCharacter(let length):
      .unexpectedCharacter(text(failure.offset, failure.offset + length))
    case .conflictMarker: .conflictMarker
    case .placeholder: .placeholder
    case .tooDeep: .tooDeep
    }
  }
}
