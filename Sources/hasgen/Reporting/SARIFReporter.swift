import Projects
import Findings

/// Prints diagnostics as SARIF 2.1.0, which code scanning and many editors read.
struct SARIFReporter {
  private var sources: SourceLines

  init(workingDirectory: String) {
    sources = SourceLines(workingDirectory: workingDirectory)
  }

  /// The document.
  mutating func text(_ diagnostics: [Diagnostic]) -> String {
    let results = diagnostics.map { result($0) }
    let ids = Set(diagnostics.map(\.id.rawValue)).sorted()
    let rules = JSON.list(ids, inLines: true) { id in
      let title = Explanation(of: DiagnosticID(rawValue: id))?.title ?? id
      return ["id": .string(id), "shortDescription": ["text": .string(title)]]
    }
    let run: JSON = [
      "tool": [
        "driver": ["name": "hasgen", "version": .string(Version.current), "rules": rules]
      ],
      "columnKind": "unicodeCodePoints", "results": .list(results, inLines: true),
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

  /// A place, whose column counts code points.
  private mutating func place(_ location: Location) -> JSON {
    let column = sources.codePoints(before: location).map { $0 + 1 } ?? location.column
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(Self.uri(of: location.path))],
        "region": ["startLine": .number(location.line), "startColumn": .number(column)],
      ]
    ]
  }

  /// A path as a reference: relative paths stay so.
  private static func uri(of path: String) -> String {
    let kept = Set("-._~/!$&'()*+,;=@".utf8)
    let escaped = path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || (0x30...0x39) ~= byte)
      guard !isKept, !kept.contains(byte) else { return String(scalar) }
      return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
    .joined()
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}
