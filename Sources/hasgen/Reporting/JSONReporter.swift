import DependencyGraph
import FileSystem
import Findings
import HasWorkspace

/// Prints diagnostics and changes as one JSON document.
enum JSONReporter {
  /// The document.
  static func text(diagnostics: [Diagnostic], changes: [Change], kept: [String] = []) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.list("diagnostics", diagnostics, inLines: true) { json, diagnostic in
        json.diagnostic(diagnostic, withPath: true)
      }
      json.list("changes", changes, inLines: true) { json, change in
        json.object { json in
          json.field("path", change.path)
          json.field("action", change.kind.rawValue)
          if let reason = change.reason { json.field("reason", reason) }
        }
      }
      json.list("kept", kept) { json, path in json.string(path) }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  /// A diagnostic.
  ///
  /// - Parameter withPath: Whether its path is told: not where the file around it tells it.
  mutating func diagnostic(_ diagnostic: Diagnostic, withPath: Bool) {
    object { json in
      json.field("severity", diagnostic.severity.rawValue)
      json.field("id", diagnostic.id.rawValue)
      json.field("message", diagnostic.message)
      json.place(diagnostic.location, withPath: withPath)
      json.list("notes", diagnostic.notes) { json, note in
        json.object { json in
          json.field("message", note.message)
          json.place(note.location, withPath: true)
        }
      }
    }
  }

  private mutating func place(_ location: Location?, withPath: Bool) {
    guard let location else { return }
    if withPath { field("path", location.path) }
    field("line", location.line)
    field("column", location.column)
  }
}
