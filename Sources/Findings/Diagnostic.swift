/// A message to the user about their sources: what is wrong, where, and what to do.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// A mistake. hasgen writes nothing that follows from it.
    case error
    case warning
    /// A remark. Nothing is wrong, but the user may want to know.
    case note
  }

  /// A place that says more about a diagnostic, or its cure.
  public struct Note: Sendable, Hashable, Codable {
    /// The words, beginning in lower case.
    public let message: String
    /// The place; `nil` where the note belongs to no other place than its diagnostic.
    public let location: Location?
    /// True if the note is one of many places that say the same, of which the first ones are
    /// enough.
    public let isFurther: Bool

    package init(_ message: String, at location: Location? = nil, isFurther: Bool = false) {
      self.message = message
      self.location = location
      self.isFurther = isFurther
    }
  }

  /// The severity.
  public let severity: Severity
  /// Its kind.
  public let id: DiagnosticID
  /// The words, beginning in lower case, with the user's names in single quotes.
  public let message: String
  /// The place; `nil` where it belongs to none.
  public let location: Location?
  /// The notes: other places to look at, and the cure.
  public let notes: [Note]

  package init(
    severity: Severity, id: DiagnosticID, message: String, location: Location?, notes: [Note] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.notes = notes
  }
}

/// A place in one of the sources.
public struct Location: Sendable, Hashable, Codable, Comparable {
  /// The file's path as it was handed to the graph.
  public let path: String
  /// The 1-based line.
  public let line: Int
  /// The 1-based column, counted in UTF-8 bytes.
  public let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// Orders by place in the text.
  public static func < (lhs: Location, rhs: Location) -> Bool {
    (lhs.path, lhs.line, lhs.column) < (rhs.path, rhs.line, rhs.column)
  }
}

extension [Diagnostic] {
  /// True if the list has an error.
  package var haveErrors: Bool { contains { $0.severity == .error } }
}

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
