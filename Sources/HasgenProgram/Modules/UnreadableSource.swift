import HasgenReading

extension Diagnostic {
  /// Creates the diagnostic for a problem in the text of a file.
  package init(problem: Problem, in file: SourceFile) {
    let position = file.outline.lines.position(of: problem.offset)
    self.init(
      severity: .error, id: DiagnosticID(problem.kind), message: problem.message,
      location: Location(path: file.path, line: position.line, column: position.column),
      notes: problem.cure.map { [Note($0)] } ?? [])
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
