import DependencyGraph
import Projects
import Findings
import HasWorkspace

/// Prints diagnostics as the compiler does: place, words, the source line with a caret, notes.
struct TextReporter {
  private let style: Style
  private let isVerbose: Bool
  /// The folder that paths are put behind; `nil` if they stay as they are.
  private let outer: String?
  private var sources: SourceLines

  /// - Parameters:
  ///   - isVerbose: Whether all places are named of what has many.
  ///   - hasAbsolutePlaces: Whether the paths of places are absolute.
  init(
    style: Style, workingDirectory: String, isVerbose: Bool = false,
    hasAbsolutePlaces: Bool = false
  ) {
    outer = hasAbsolutePlaces ? workingDirectory : nil
    self.style = style
    self.isVerbose = isVerbose
    sources = SourceLines(workingDirectory: workingDirectory)
  }

  /// The diagnostics, in their order.
  mutating func text(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics {
      text += entry(
        diagnostic.severity.role, diagnostic.severity.rawValue,
        "\(diagnostic.message) [\(diagnostic.id.rawValue)]", at: diagnostic.location)
      for note in diagnostic.notes(showingAll: isVerbose) {
        text += entry(.note, "note", note.message, at: note.location)
      }
    }
    return text
  }

  private mutating func entry(
    _ role: Style.Role, _ word: String, _ message: String, at location: Location?
  ) -> String {
    let head =
      style.apply(role, "\(word):") + " " + style.apply(.strong, message.utf8.printable) + "\n"
    guard let location else { return head }
    let path = outer.map { Path.join($0, location.path) } ?? location.path
    let place = "\(path.utf8.printable):\(location.line):\(location.column):"
    let excerpt = sources.excerpt(at: location).map {
      "\($0.line)\n\($0.indentation)\(style.apply(.mark, "^"))\n"
    }
    return style.apply(.strong, place) + " " + head + (excerpt ?? "")
  }
}

extension Diagnostic.Severity {
  /// The role of its word.
  fileprivate var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
