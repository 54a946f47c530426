@testable import hasgen

/// The part of the page of commands that follows from the table behind `--help`.
enum CommandsPage {
  /// The heading that the part begins with.
  static let heading = "## Commands"

  static var text: String {
    let rows = Command.all.map { "| `hasgen \($0.name)` | \(markdown($0.summary)) |\n" }
    return """
      \(heading)

      `hasgen` alone is `hasgen generate`.

      | command | does |
      | --- | --- |
      \(rows.joined())
      """ + Command.all.map(section).joined()
  }

  private static func section(of command: Command) -> String {
    let usage = command.usage.replacing("usage: ", with: "")
    let options = command.options.map { option in
      "| `\(option.spelling.replacing("|", with: "\\|"))` | \(markdown(option.summary)) |\n"
    }
    let table = options.isEmpty ? "" : "\n| option | does |\n| --- | --- |\n" + options.joined()
    return """

      ### hasgen \(command.name)

      ```text
      \(usage)
      ```

      \(paragraphs(of: command.discussion))

      """ + table
  }

  /// A discussion as Markdown: indented paragraphs are shown as they are.
  private static func paragraphs(of discussion: String) -> String {
    discussion.split(separator: "\n\n").map { paragraph in
      paragraph.hasPrefix(" ") ? "```text\n\(paragraph)\n```" : markdown(String(paragraph))
    }
    .joined(separator: "\n\n")
  }

  /// A text with its quotations as code, and nothing else that Markdown would take for its own.
  static func markdown(_ text: String) -> String {
    // A quotation begins and ends at the edge of a word.
    text.replacing(/([\[\]*_<|])/) { "\\\($0.output.1)" }
      .replacing(/(^|[\s(])'([^']+)'/) { quotation in
        "\(quotation.output.1)`\(quotation.output.2.replacing("\\", with: ""))`"
      }
  }
}
