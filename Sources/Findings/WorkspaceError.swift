/// The reason why a run cannot begin: paths, a configuration or templates that cannot be used.
public struct WorkspaceError: Error, Sendable {
  /// The diagnostics; at least one is an error.
  public let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(
    _ message: String, id: DiagnosticID, at location: Location? = nil, note: String? = nil
  ) {
    self.init([
      Diagnostic(
        severity: .error, id: id, message: message, location: location,
        notes: note.map { [Diagnostic.Note($0)] } ?? [])
    ])
  }
}
