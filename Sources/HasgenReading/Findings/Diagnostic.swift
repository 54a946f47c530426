/// A message to the user about their sources: what is wrong, where, and what to do.
package struct Diagnostic: Sendable, Hashable {
  /// The severity of a diagnostic.
  package enum Severity: String, Sendable {
    /// A mistake. hasgen does not write code that depends on it.
    case error
    case warning
    /// A remark. Nothing is wrong, but the user may want to know.
    case note
  }

  /// The severity.
  package let severity: Severity
  /// The kind.
  package let id: DiagnosticID
  /// The text, beginning in lower case, with the user's names in single quotes.
  package var message: String
  /// The place; `nil` if the diagnostic has none.
  package let location: Location?
  /// The notes: other places to look at, and the way to correct the mistake.
  package var notes: [Note]

  package init(
    severity: Severity, id: DiagnosticID, message: String, location: Location?, notes: [Note] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.notes = notes
  }

  /// - Parameters:
  ///   - note: The way to correct the mistake.
  ///   - places: Further notes.
  package init(
    _ severity: Severity, _ message: String, id: DiagnosticID, at location: Location? = nil,
    note: String? = nil, notes places: [Note] = []
  ) {
    self.init(
      severity: severity, id: id, message: message, location: location,
      notes: (note.map { [Note($0)] } ?? []) + places)
  }
}

/// An explanation of a diagnostic at another place, or the way to correct the mistake.
package struct Note: Sendable, Hashable {
  /// The text, beginning in lower case.
  package let message: String
  /// The place; `nil` if it is the place of the diagnostic.
  package let location: Location?
  /// True if the note lists one of many similar places. A report may show only the first ones.
  package let isFurther: Bool

  package init(_ message: String, at location: Location? = nil, isFurther: Bool = false) {
    self.message = message
    self.location = location
    self.isFurther = isFurther
  }
}

/// A place in one of the sources.
package struct Location: Sendable, Hashable, Codable, Comparable {
  /// The file's path for messages.
  package let path: String
  /// The 1-based line.
  package let line: Int
  /// The 1-based column, counted in UTF-8 bytes.
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The part of the path behind the last slash.
  package var fileName: Substring { path.fileName }

  /// Orders by path, line and column.
  package static func < (lhs: Location, rhs: Location) -> Bool {
    (lhs.path, lhs.line, lhs.column) < (rhs.path, rhs.line, rhs.column)
  }
}

extension String {
  /// The part of a path behind the last slash.
  package var fileName: Substring {
    guard let slash = lastIndex(of: "/") else { return self[...] }
    return self[index(after: slash)...]
  }
}

extension [Diagnostic] {
  /// True if the list has an error.
  package var haveErrors: Bool { contains { $0.severity == .error } }
}

/// The reason why a run cannot begin: paths, a configuration or templates that cannot be used.
package struct WorkspaceError: Error, Sendable {
  /// The diagnostics; at least one is an error.
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(
    _ message: String, id: DiagnosticID, at location: Location? = nil, note: String? = nil
  ) {
    self.init([Diagnostic(.error, message, id: id, at: location, note: note)])
  }
}
