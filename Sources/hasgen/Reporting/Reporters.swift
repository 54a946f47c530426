import HasgenProjects
import HasgenReading
import HasgenWorkspace
import HasgenWriting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints diagnostics in the format of GitHub Actions, which shows them beside the code.
enum GitHubReporter {
  /// The diagnostics, one line each.
  ///
  /// - Parameter isVerbose: True to name all places of a diagnostic that has many.
  static func text(_ diagnostics: [Diagnostic], isVerbose: Bool = false) -> String {
    diagnostics.map { diagnostic in
      let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      let place = diagnostic.location.map {
        "file=\(escaped($0.path, isProperty: true)),line=\($0.line),col=\($0.column),"
      }
      let notes = diagnostic.notes(showingAll: isVerbose).map { note in
        let place = note.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
        return "\(place)note: \(note.message)"
      }
      let message = escaped(([diagnostic.message] + notes).joined(separator: "\n"))
      return "::\(command) \(place ?? "")title=\(diagnostic.id.rawValue)::\(message)\n"
    }.joined()
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    let escapes: [(Unicode.Scalar, String)] =
      [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")]
      + (isProperty ? [(":", "%3A"), (",", "%2C")] : [])
    return text.unicodeScalars.map { scalar in
      escapes.first { $0.0 == scalar }?.1 ?? String(scalar)
    }.joined()
  }
}

/// Prints diagnostics and changes as one JSON document.
enum JSONReporter {
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
  /// - Parameter withPath: False if the document states the path of the file elsewhere.
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

/// Prints diagnostics as SARIF 2.1.0, which code scanning and many editors read.
struct SARIFReporter {
  private var sources: SourceLines

  init(workingDirectory: String) {
    sources = SourceLines(workingDirectory: workingDirectory)
  }

  mutating func text(_ diagnostics: [Diagnostic]) -> String {
    let results = diagnostics.map { result($0) }
    let rules = JSON.list(Set(diagnostics.map(\.id.rawValue)).sorted(), inLines: true) { id in
      let title = DiagnosticID(rawValue: id).flatMap(Explanation.init)?.title ?? id
      return ["id": .string(id), "shortDescription": ["text": .string(title)]]
    }
    let tool: JSON = ["name": "hasgen", "version": .string(Version.current), "rules": rules]
    let run: JSON = [
      "tool": ["driver": tool], "columnKind": "unicodeCodePoints",
      "results": .list(results, inLines: true),
    ]
    let document: JSON = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": .list([run], inLines: false),
    ]
    return document.text + "\n"
  }

  private mutating func result(_ diagnostic: Diagnostic) -> JSON {
    // A note without a place is a line of the message.
    let lines = diagnostic.notes.filter { $0.location == nil }.map(\.message)
    let related = diagnostic.notes.compactMap { note in
      note.location.map { ["message": ["text": .string(note.message)]] + place($0) }
    }
    return [
      "ruleId": .string(diagnostic.id.rawValue), "level": .string(diagnostic.severity.rawValue),
      "message": ["text": .string(([diagnostic.message] + lines).joined(separator: "\n"))],
      "locations": diagnostic.location.map { .list([place($0)], inLines: false) },
      "relatedLocations": JSON.list(related, inLines: false).unlessEmpty,
    ]
  }

  /// A place, whose column counts code points. A relative path stays relative.
  private mutating func place(_ location: Location) -> JSON {
    let column = sources.codePoints(before: location).map { $0 + 1 } ?? location.column
    let url = URL(filePath: location.path, directoryHint: .notDirectory)
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(url.relativeString)],
        "region": ["startLine": .number(location.line), "startColumn": .number(column)],
      ]
    ]
  }
}
