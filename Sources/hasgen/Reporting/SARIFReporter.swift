import DependencyGraph
import FileSystem
import Findings
import HasWorkspace

/// Prints diagnostics as SARIF 2.1.0, which code scanning and many editors read.
struct SARIFReporter {
  private var sources: SourceLines

  init(workingDirectory: String) {
    sources = SourceLines(workingDirectory: workingDirectory)
  }

  /// The document.
  mutating func text(_ diagnostics: [Diagnostic]) -> String {
    let located = diagnostics.map { diagnostic in
      Result(
        diagnostic: diagnostic, place: place(diagnostic.location),
        related: diagnostic.notes.map { Related(text: $0.message, place: place($0.location)) })
    }
    var json = JSONWriter()
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.list("runs", [located]) { json, results in
        json.object { json in
          json.member("tool") { json in json.member("driver") { json in json.driver(of: results) } }
          json.field("columnKind", "unicodeCodePoints")
          json.list("results", results, inLines: true) { json, result in json.result(result) }
        }
      }
    }
    return json.text + "\n"
  }

  /// A diagnostic with its places as SARIF has them.
  fileprivate struct Result {
    let diagnostic: Diagnostic
    let place: Place?
    let related: [Related]
  }

  /// A note.
  fileprivate struct Related {
    let text: String
    let place: Place?
  }

  /// A place whose column counts code points.
  fileprivate struct Place {
    let uri: String
    let line: Int
    let column: Int
  }

  private mutating func place(_ location: Location?) -> Place? {
    location.map { location in
      let column = sources.codePoints(before: location).map { $0 + 1 } ?? location.column
      return Place(uri: Self.uri(of: location.path), line: location.line, column: column)
    }
  }

  /// A path as a reference: relative paths stay so.
  private static func uri(of path: String) -> String {
    let kept = "-._~/!$&'()*+,;=@"
    let escaped = path.utf8.map { byte -> String in
      let character = Character(Unicode.Scalar(byte))
      let isKept =
        character.isASCII
        && (character.isLetter || character.isNumber || kept.contains(character))
      guard !isKept else { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}

extension JSONWriter {
  fileprivate mutating func driver(of results: [SARIFReporter.Result]) {
    field("name", "hasgen")
    field("version", Version.current)
    let ids = Set(results.map(\.diagnostic.id)).sorted { $0.rawValue < $1.rawValue }
    list("rules", ids, inLines: true) { json, id in
      json.object { json in
        json.field("id", id.rawValue)
        json.message("shortDescription", Explanation(of: id)?.title ?? id.rawValue)
      }
    }
  }

  fileprivate mutating func result(_ result: SARIFReporter.Result) {
    object { json in
      json.field("ruleId", result.diagnostic.id.rawValue)
      json.field("level", result.diagnostic.severity.rawValue)
      // Notes without a place have no other room.
      let notes = result.related.filter { $0.place == nil }.map(\.text)
      json.message("message", ([result.diagnostic.message] + notes).joined(separator: "\n"))
      if let place = result.place {
        json.list("locations", [place]) { json, place in json.object { $0.place(place) } }
      }
      let related = result.related.filter { $0.place != nil }
      guard !related.isEmpty else { return }
      json.list("relatedLocations", related) { json, note in
        json.object { json in
          json.message("message", note.text)
          if let place = note.place { json.place(place) }
        }
      }
    }
  }

  private mutating func message(_ key: String, _ text: String) {
    member(key) { json in json.field("text", text) }
  }

  private mutating func place(_ place: SARIFReporter.Place) {
    member("physicalLocation") { json in
      json.member("artifactLocation") { json in json.field("uri", place.uri) }
      json.member("region") { json in
        json.field("startLine", place.line)
        json.field("startColumn", place.column)
      }
    }
  }
}
