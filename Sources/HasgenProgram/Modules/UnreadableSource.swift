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
    self = kind == .conflictMarker ? .conflictMarker : .unreadableCode
  }
}
