import DependencyGraph
import Findings

/// Prints diagnostics as Checkstyle's XML, which many build servers read.
enum CheckstyleReporter {
  /// The document: each file with its diagnostics, in the order in which they come.
  static func text(_ diagnostics: [Diagnostic]) -> String {
    var paths: [String] = []
    var byPath: [String: [Diagnostic]] = [:]
    for diagnostic in diagnostics {
      // The format has no place for what is about no file.
      let path = diagnostic.location?.path ?? "hasgen"
      if byPath[path] == nil { paths.append(path) }
      byPath[path, default: []].append(diagnostic)
    }
    let files = paths.map { path in
      let lines = (byPath[path] ?? []).map(error).joined()
      return "  <file name=\"\(escaped(path))\">\n\(lines)  </file>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
      + files.joined() + "</checkstyle>\n"
  }

  private static func error(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { " line=\"\($0.line)\" column=\"\($0.column)\"" } ?? ""
    let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
    let message = diagnostic.lines(with: diagnostic.notes)
    return "    <error\(place) severity=\"\(severity)\" message=\"\(escaped(message))\" "
      + "source=\"hasgen.\(diagnostic.id.rawValue)\"/>\n"
  }

  /// A text as the value of an attribute. XML has no place for other control characters.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\r", "\t": "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || [0xFFFE, 0xFFFF].contains(scalar.value): "?"
      default: String(scalar)
      }
    }
    .joined()
  }
}
