import DependencyGraph
import Findings

/// Prints diagnostics as GitHub Actions reads them, to show them beside the code.
enum GitHubReporter {
  /// The diagnostics, one line each.
  ///
  /// - Parameter isVerbose: Whether all places are named of what has many.
  static func text(_ diagnostics: [Diagnostic], isVerbose: Bool = false) -> String {
    diagnostics.map { line($0, $0.notes(showingAll: isVerbose)) }.joined()
  }

  private static func line(_ diagnostic: Diagnostic, _ notes: [Diagnostic.Note]) -> String {
    var properties: [String] = []
    if let location = diagnostic.location {
      properties = [
        "file=\(property(location.path))", "line=\(location.line)", "col=\(location.column)",
      ]
    }
    properties.append("title=\(property(diagnostic.id.rawValue))")
    let words = diagnostic.lines(with: notes)
    return
      "::\(command(for: diagnostic.severity)) \(properties.joined(separator: ","))::\(data(words))\n"
  }

  private static func command(for severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : severity.rawValue
  }

  private static func data(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
