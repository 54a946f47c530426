import DependencyGraph
import Findings

/// Why the work could not be begun: paths, a configuration or templates that cannot be used.
public struct WorkspaceError: Error, Sendable {
  /// What is wrong; at least one error.
  public let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  init(_ message: String, id: DiagnosticID, at location: Location? = nil, note: String? = nil) {
    self.init([
      Diagnostic(
        severity: .error, id: id, message: message, location: location,
        notes: note.map { [Diagnostic.Note($0)] } ?? [])
    ])
  }
}

extension Diagnostic {
  /// No type of the sources is a container.
  static func noContainer(inFiles count: Int) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .noContainer,
      message: "there is no container in \(count == 1 ? "1 file" : "\(count) files")",
      location: nil,
      notes: [
        Diagnostic.Note(
          "name it 'AppDependency', mark it with '// hasgen: container', or name it under "
            + "'\"containers\"' in \(Configuration.fileName)"),
        Diagnostic.Note(
          "if there is none, say so in \(Configuration.fileName): '\"containers\": []'"),
      ])
  }
}
