import Foundation
import Testing

/// The page of commands says what `--help` says.
@Suite
struct CommandsPageTests {
  @Test func isAsTheHelpPages() throws {
    let path = "Sources/HasKit/HasKit.docc/Commands.md"
    let page = try Document(path).text
    let introduction = try #require(page.components(separatedBy: CommandsPage.heading).first)
    try Recording.expect(introduction + CommandsPage.text, in: path)
  }
}
