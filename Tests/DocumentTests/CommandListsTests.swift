import Foundation
import HasgenReading
import Testing

@testable import hasgen

/// The pages *Commands* and *Messages* list all commands and all kinds of messages, a row each.
/// `hasgen help` and `hasgen explain` have the details.
@Suite
struct CommandListsTests {
  private static let catalogue = "Sources/HasKit/HasKit.docc"

  @Test func commandsAreListed() throws {
    let rows = Command.all.map { "| `hasgen \($0.name)` | \($0.summary.markdown) |\n" }
    try expectRows(rows.joined(), behind: "| command | does |\n", in: "Commands")
  }

  @Test func messagesAreListed() throws {
    let rows = Explanation.all.map { "| `\($0.id.rawValue)` | \($0.title) |\n" }
    try expectRows(rows.joined(), behind: "| ID | meaning |\n", in: "Messages")
  }

  private func expectRows(_ rows: String, behind head: String, in page: String) throws {
    let path = "\(Self.catalogue)/\(page).md"
    var text = try Document(path).text
    let start = try #require(text.firstRange(of: head + "| --- | --- |\n")).upperBound
    let found = text[start...].prefixMatch(of: /(?:\|.*\n)*/)?.range ?? start..<start
    text.replaceSubrange(found, with: rows)
    try Recording.expect(text, in: path)
  }
}

extension String {
  /// The text with its quotations as code, and nothing else that Markdown would take for its own.
  var markdown: String {
    // A quotation begins and ends at the edge of a word.
    replacing(/([\[\]*_<|])/) { "\\\($0.output.1)" }
      .replacing(/(^|[\s(])'([^']+)'/) { quotation in
        "\(quotation.output.1)`\(quotation.output.2.replacing("\\", with: ""))`"
      }
  }
}
