import HasgenProjects
import HasgenReading
import HasgenWorkspace

/// Prints diagnostics as the compiler does: the place and the message, the source line with a
/// caret, and a line for each note.
struct TextReporter {
  private let style: Style
  private let isVerbose: Bool
  /// The folder that relative paths are joined with; `nil` to leave them relative.
  private let outer: String?
  private var sources: SourceLines

  /// - Parameters:
  ///   - isVerbose: True to name all places of a diagnostic that has many.
  ///   - hasAbsolutePlaces: True for absolute paths.
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
        diagnostic.severity, "\(diagnostic.message) [\(diagnostic.id.rawValue)]",
        at: diagnostic.location)
      text += excerpt(at: diagnostic.location)
      for note in diagnostic.notes(showingAll: isVerbose) {
        text += entry(.note, note.message, at: note.location)
      }
    }
    return text
  }

  private mutating func excerpt(at location: Location?) -> String {
    guard let location, let excerpt = sources.excerpt(at: location) else { return "" }
    return "\(excerpt.line)\n\(excerpt.indentation)\(style.apply(.mark, "^"))\n"
  }

  private func entry(
    _ severity: Diagnostic.Severity, _ message: String, at location: Location?
  ) -> String {
    let roles: [Diagnostic.Severity: Style.Role] = [.error: .error, .warning: .warning]
    let word = style.apply(roles[severity] ?? .note, "\(severity.rawValue):")
    let head = "\(word) \(style.apply(.strong, message.utf8.printable))\n"
    guard let location else { return head }
    let path = outer.map { Path.join($0, location.path) } ?? location.path
    let place = "\(path.utf8.printable):\(location.line):\(location.column):"
    return style.apply(.strong, place) + " " + head
  }
}

extension Diagnostic {
  /// The notes to print: if there are more than three further places, only two of them, unless
  /// `showsAll`.
  ///
  /// - Parameter showsAll: True for all places, even hundreds.
  func notes(showingAll showsAll: Bool) -> [Note] {
    let places = notes.filter(\.isFurther)
    guard !showsAll, places.count > 3 else { return notes }
    return notes.filter { !$0.isFurther } + places.prefix(2)
      + [Note("and \(places.count - 2) more places; '--verbose' names all")]
  }
}

/// Colours a text, or leaves it as it is.
struct Style {
  /// The role of a text.
  enum Role: String {
    case error = "1;31"
    case warning = "1;35"
    case note = "1;36"
    case strong = "1"
    case added = "32"
    case removed = "31"
    case mark = "1;32"
    case hunk = "36"
    case faint = "2"
  }

  /// True if texts are coloured.
  let isColored: Bool

  /// The text with the escape sequences of a terminal around it.
  func apply(_ role: Role, _ text: String) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
