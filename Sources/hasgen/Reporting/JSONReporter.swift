import Projects
import Findings
import HasWorkspace

/// Prints diagnostics and changes as one JSON document.
enum JSONReporter {
  /// The document.
  static func text(diagnostics: [Diagnostic], changes: [Change], kept: [String] = []) -> String {
    let document: JSON = [
      "version": 1,
      "diagnostics": .list(diagnostics, inLines: true) { $0.json(withPath: true) },
      "changes": .list(changes, inLines: true) { change in
        ["path": .string(change.path), "action": .string(change.kind.rawValue)]
      },
      "kept": .texts(kept),
    ]
    return document.text + "\n"
  }
}

extension Diagnostic {
  /// - Parameter withPath: Whether its path is written: not where the file around it says it.
  func json(withPath: Bool) -> JSON {
    [
      "severity": .string(severity.rawValue), "id": .string(id.rawValue),
      "message": .string(message),
    ] + location?.json(withPath: withPath) + [
      "notes": .list(notes) { ["message": .string($0.message)] + $0.location?.json(withPath: true) }
    ]
  }
}

extension Location {
  fileprivate func json(withPath: Bool) -> JSON {
    ["path": withPath ? .string(path) : nil, "line": .number(line), "column": .number(column)]
  }
}
