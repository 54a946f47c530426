import Foundation

/// A Markdown file of the repository.
struct Document {
  let text: String

  /// The repository's root.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The pages of the library's catalogue, as paths in the repository.
  static var pages: [String] {
    get throws {
      let catalogue = "Sources/HasKit/HasKit.docc"
      return try FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: catalogue).path
      )
      .filter { $0.hasSuffix(".md") }.map { "\(catalogue)/\($0)" }.sorted()
    }
  }

  init(text: String) {
    self.text = text
  }

  /// The file of a path in the repository.
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

    /// The commands of a shell, without comments: the lines of `sh`, those behind `$ ` of `console`.
    var commands: [String] {
      let lines = text.split(separator: "\n").map(String.init)
      let commands =
        switch language {
        case "sh": lines
        case "console": lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
        default: [String]()
        }
      return commands.map { command in
        command.split(separator: "#")[0].trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The blocks, those in lists included, without the list's indentation.
  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (language: String, indentation: Int, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indentation)
      if let block = open, indentation == block.indentation, content == "```" {
        let text = block.lines.map { "\($0)\n" }.joined()
        blocks.append(Block(language: block.language, text: text))
        open = nil
      } else if let block = open {
        open?.lines.append(line.dropFirst(min(indentation, block.indentation)))
      } else if content.hasPrefix("```") {
        open = (String(content.dropFirst(3)), indentation, [])
      }
    }
    return blocks
  }

  /// The text between single back ticks.
  var codeSpans: [String] {
    text.replacing(/(?ms)^ *```.*?^ *```$/, with: "").matches(of: /`([^`\n]+)`/)
      .map { String($0.output.1) }
  }

  /// The targets of its links that are files of the repository.
  var linkedPaths: [String] {
    text.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("../../") }
  }
}
