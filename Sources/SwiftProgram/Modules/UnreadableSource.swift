import Findings
import SwiftReading

extension Diagnostic {
  /// The reason why a file could not be read to the end.
  package init(problem: Problem, in file: SourceFile) {
    let position = file.outline.lines.position(of: problem.offset)
    self.init(
      severity: .error, id: DiagnosticID(problem.kind), message: problem.message,
      location: Location(path: file.path, line: position.line, column: position.column),
      notes: problem.cure.map { [Note($0)] } ?? [])
  }
}

extension DiagnosticID {
  /// The kind of what is wrong with a file's text.
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
