import SwiftOutline

extension Diagnostic {
  /// Why a file could not be read to the end.
  package init(problem: Problem, in file: SourceFile) {
    let position = file.outline.lines.position(of: problem.offset)
    self.init(
      severity: .error, id: problem.id, message: problem.message,
      location: Location(path: file.path, line: position.line, column: position.column),
      notes: problem.cure.map { [Note($0)] } ?? [])
  }
}
