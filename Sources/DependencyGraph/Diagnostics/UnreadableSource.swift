import SwiftOutline

extension Diagnostic {
  /// Why a file could not be read to the end, in words.
  package init(problem: Problem, in file: SourceFile) {
    let position = file.outline.lines.position(of: problem.offset)
    self.init(
      severity: .error, id: "unreadable-source", message: problem.kind.words,
      location: Location(path: file.path, line: position.line, column: position.column))
  }
}

extension Problem.Kind {
  fileprivate var words: String {
    switch self {
    case .unterminated(let literal): "the \(literal.rawValue) has no end"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .stray(let bracket): "nothing opens this '\(bracket)'"
    case .unclosedCondition: "the '#if' has no '#endif'"
    case .strayDirective(let directive): "'\(directive)' without an '#if'"
    case .expected(let wanted): "expected \(wanted)"
    case .unexpectedCharacter(let character): "unexpected character '\(character)'"
    case .invalidEncoding(let encoding?): "the file is \(encoding), not UTF-8"
    case .invalidEncoding(nil): "the file is not UTF-8"
    case .nulByte: "a NUL byte"
    case .conflictMarker: "a conflict marker of version control"
    case .placeholder: "an editor placeholder"
    case .tooDeep: "nested too deep"
    }
  }
}
