import Foundation

/// A Markdown file of the repository.
struct Document {
  let text: String

  /// The repository's root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(_ name: String) throws {
    text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
  }

  /// A fenced block of code.
  struct Block {
    let language: String
    let text: String

    /// The file that it shows: the path in a comment on its first line.
    var file: (path: String, text: String)? {
      guard text.hasPrefix("// "), let end = text.firstIndex(of: "\n") else { return nil }
      let path = text[..<end].dropFirst(3)
      guard path.hasSuffix(".swift"), !path.contains(" ") else { return nil }
      return (String(path), String(text[text.index(after: end)...]))
    }
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (language: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open, line == "```" {
        let text = block.lines.map { "\($0)\n" }.joined()
        blocks.append(Block(language: block.language, text: text))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }

  /// The targets of its links that are files of the repository.
  var linkedPaths: [String] {
    text.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }.filter { !$0.contains("://") }
  }
}
