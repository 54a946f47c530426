import DependencyGraph
import Findings

/// The explanation of a kind of diagnostic: cause, example and cure.
///
/// An entry is a Markdown file. Its title is a plain sentence. Then come the cause, and the example:
/// the files and the commands that make hasgen print the diagnostic. Each section `Cure` or `Or`
/// says how to be rid of it, with the files that change. A block of Swift whose first line is a path
/// is that file, a block of JSON is `.hasgen.json`, and lines of `console` that begin with `$ ` are
/// commands. A test runs all of it.
struct Explanation: Sendable {
  /// A block of an entry.
  enum Block: Sendable, Hashable {
    case heading(String)
    case paragraph(String)
    case code(language: String, text: String)
  }

  /// The kind of diagnostic.
  let id: DiagnosticID
  /// The meaning, in one sentence.
  let title: String
  /// All blocks below the title.
  let blocks: [Block]

  init(id: DiagnosticID, markdown: String) {
    self.id = id
    let all = Self.blocks(of: markdown)
    if case .heading(let text)? = all.first {
      title = text
      blocks = Array(all.dropFirst())
    } else {
      title = ""
      blocks = all
    }
  }

  /// The blocks of an entry: headings, fenced code, and paragraphs of one or several lines.
  private static func blocks(of markdown: String) -> [Block] {
    var blocks: [Block] = []
    var code: (language: String, lines: [Substring])?
    var paragraph: [Substring] = []
    func endParagraph() {
      if !paragraph.isEmpty { blocks.append(.paragraph(paragraph.joined(separator: " "))) }
      paragraph = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = code {
        if line == "```" {
          blocks.append(
            .code(language: open.language, text: open.lines.map { "\($0)\n" }.joined()))
          code = nil
        } else {
          code?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        endParagraph()
        code = (String(line.dropFirst(3)), [])
      } else if line.hasPrefix("#") {
        endParagraph()
        blocks.append(.heading(String(line.drop { $0 == "#" }.dropFirst())))
      } else if line.isEmpty {
        endParagraph()
      } else {
        paragraph.append(line)
      }
    }
    endParagraph()
    return blocks
  }
}
