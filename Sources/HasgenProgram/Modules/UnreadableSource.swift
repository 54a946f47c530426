import HasgenReading

extension Diagnostic {
  /// Creates the diagnostic for a problem in the text of a file.
  package init(problem: Problem, in file: SourceFile) {
    let position = file.outline.lines.position(of: problem.offset)
    self.init(
      .error, problem.message, id: DiagnosticID(problem.kind),
      at: Location(path: file.path, line: position.line, column: position.column),
      note: problem.cure)
  }
}

extension DiagnosticID {
  /// The diagnostic kind of a problem in the text of a file.
  package init(_ kind: Problem.Kind) {
    self =
      switch kind {
      case .unterminated: .unterminatedLiteral
      case .unclosed: .unclosedBracket
      case .stray: .strayBracket
      case .unclosedCondition: .unclosedCondition
      case .strayDirective: .strayDirective
      case .expected: .unexpectedToken
      case .unexpectedCharacter: .unexpectedCharacter
      case .invalidEncoding: .invalidEncoding
      case .nulByte: .nulByte
      case .conflictMarker: .conflictMarker
      case .placeholder: .editorPlaceholder
      case .tooDeep: .nestedTooDeep
      }
  }
}
