import DependencyGraph
import Findings

/// Prints explanations for a terminal of 80 columns.
struct ExplanationText {
  let style: Style
  private static let width = 80

  /// An entry as a whole.
  func entry(_ explanation: Explanation) -> String {
    let head =
      style.apply(.strong, explanation.id.rawValue) + "\n"
      + Self.lines(of: explanation.title).map { "\(style.apply(.strong, $0))\n" }.joined()
    return explanation.blocks.reduce(head) { "\($0)\n\(text(of: $1))" }
  }

  /// All names with their titles.
  func list(of explanations: [Explanation]) -> String {
    let names = explanations.map(\.id.rawValue)
    let indentation = (names.map(\.count).max() ?? 0) + 2
    return explanations.map { explanation in
      let name = explanation.id.rawValue
      let space = String(repeating: " ", count: indentation - name.count)
      let lines = Self.lines(of: explanation.title, width: Self.width - indentation)
      return style.apply(.strong, name) + space
        + lines.joined(separator: "\n" + String(repeating: " ", count: indentation)) + "\n"
    }
    .joined()
  }

  private func text(of block: Explanation.Block) -> String {
    switch block {
    case .heading(let text): style.apply(.strong, "\(text):") + "\n"
    case .paragraph(let text): Self.lines(of: text).map { "\($0)\n" }.joined()
    case .code(let language, let text):
      (language == "json" ? "    // .hasgen.json\n" : "")
        + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
  }

  /// A text without the marks of Markdown, in lines that a terminal shows as a whole.
  private static func lines(of markdown: String, width: Int = width) -> [String] {
    var lines: [String] = []
    for word in plain(markdown).split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Code in single quotes, as in messages, and no emphasis.
  private static func plain(_ markdown: String) -> String {
    markdown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        index.isMultiple(of: 2) ? String(part.filter { $0 != "*" }) : "'\(part)'"
      }
      .joined()
  }
}
