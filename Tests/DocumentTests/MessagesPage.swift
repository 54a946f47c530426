import DependencyGraph
import Findings

@testable import hasgen

/// The page of messages, which has the entries that `hasgen explain` prints.
enum MessagesPage {
  static let path = "Sources/HasKit/HasKit.docc/Messages.md"

  static var text: String {
    let all = Explanation.all
    let rows = all.map { "| [`\($0.id.rawValue)`](#\($0.id.rawValue)) | \($0.title) |\n" }
    return """
      # Messages

      What each message of hasgen means, and how to be rid of it.

      ## Overview

      Each error, warning and note ends with its ID in brackets, such as `[unmet-dependency]`. Each entry below has the
      cause, an example with what hasgen prints, and one or several cures, the most likely one first. In the terminal,
      `hasgen explain unmet-dependency` prints the same.

      | ID | meaning |
      | --- | --- |
      \(rows.joined())
      """ + all.map(section).joined()
  }

  private static func section(of explanation: Explanation) -> String {
    "\n## \(explanation.id.rawValue)\n\n**\(explanation.title).**\n"
      + explanation.blocks.map { "\n\(markdown($0))\n" }.joined()
  }

  private static func markdown(_ block: Explanation.Block) -> String {
    switch block {
    case .heading(let text): "**\(text)**"
    case .paragraph(let text): text
    case .code(let language, let text): "```\(language)\n\(text)```"
    }
  }
}
