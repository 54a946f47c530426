import Findings

/// The reason why a service or a consumer cannot be added.
package struct ScaffoldError: Error, Sendable {
  /// The errors; at least one.
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Creates an error with its cure.
  package init(
    _ message: String, id: DiagnosticID, at location: Location? = nil, cure: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    self.init([
      Diagnostic(
        severity: .error, id: id, message: message, location: location,
        notes: (cure.map { [Diagnostic.Note($0)] } ?? []) + notes)
    ])
  }
}
