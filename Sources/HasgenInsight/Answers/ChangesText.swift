import HasgenReading
import HasgenWriting

/// The differences between two graphs in the formats of `diff`.
package enum ChangesText {
  package static func plain(
    _ changes: [Statement], since earlier: String, _ paint: (Tint, String) -> String = { $1 }
  ) -> String {
    changes.isEmpty ? "nothing changed since \(earlier.utf8.printable)\n" : changes.text(paint)
  }

  /// A table for a pull request.
  package static func markdown(_ changes: [Statement], since earlier: String) -> String {
    let title = "### Dependencies since \(escaped(earlier))\n\n"
    guard !changes.isEmpty else { return title + "Nothing changed.\n" }
    return changes.reduce(into: title + "| change | place |\n| --- | --- |\n") { text, change in
      text += "| \(escaped(change.text)) | \(escaped(change.place?.fileAndLine ?? "")) |\n"
    }
  }

  /// Returns a text without the syntax of Markdown and HTML, for one line of a table.
  private static func escaped(_ text: String) -> String {
    text.utf8.printable.map { character in
      switch character {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      // A mention of a user.
      case "@": "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "!": "\\\(character)"
      default: String(character)
      }
    }.joined()
  }
}
