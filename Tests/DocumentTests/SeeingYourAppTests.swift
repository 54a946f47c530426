import Foundation
import TestFolders
import Testing

@testable import hasgen

/// What README and the pages show of `why`, `graph` and `diff` is what these print.
@Suite
struct SeeingYourAppTests {
  private static let path = "Sources/HasKit/HasKit.docc/SeeingYourApp.md"

  @Test func pageShowsWhatCommandsPrint() throws {
    let page = try Document(Self.path)
    let project = try #require(try ShownProject(page))
    #expect(project.hasgen().status == .done)
    var text = page.text
    var commands = 0
    for block in page.blocks where block.language == "console" {
      let line = try #require(block.commands.first)
      let words = line.split(separator: " ").dropFirst().map(String.init)
      let outcome = Hasgen.run(words, in: Environment(workingDirectory: project.folder.path))
      #expect(outcome.status == .done && outcome.messages == "", "\(line): \(outcome.messages)")
      text.replace(
        "```console\n\(block.text)```", with: "```console\n$ \(line)\n\(outcome.results)```")
      commands += 1
    }
    #expect(commands >= 5)
    try Recording.expect(text, in: Self.path)
  }

  /// The page compares with a revision; a saved graph comes to the same.
  @Test func pageShowsWhatDiffPrints() throws {
    let page = try Document(Self.path)
    let project = try #require(try ShownProject(page))
    let shown = try #require(page.blocks.first { $0.text.hasPrefix("$ hasgen diff main\n") })
    let before = project.hasgen("graph", "--format", "json")
    try project.folder.write(before.results, to: "before.json")
    let path = "Sources/App/Profile.swift"
    let text = try #require(project.folder.text(of: path))
    try project.folder.write(
      text.replacing("HasKeychain & HasUserName", with: "HasKeychain & HasLogger & HasUserName"),
      to: path)
    let outcome = project.hasgen("diff", "before.json")
    #expect(shown.text == "$ hasgen diff main\n" + outcome.results)
    #expect(
      project.hasgen("diff", "before.json", "--fail-on", "gained:HasLogger").status == .findings)
    #expect(
      project.hasgen("diff", "before.json", "--fail-on", "gained:HasKeychain").status == .done)
  }

  @Test(arguments: ["README.md", "Sources/HasKit/HasKit.docc/Scopes.md"])
  func drawsTheExample(_ path: String) throws {
    let document = try Document(path)
    let shown = try #require(document.blocks.first { $0.language == "mermaid" })
    let outcome = Hasgen.run(
      ["graph", "--module", "Example", "--format", "mermaid"],
      in: Environment(workingDirectory: Document.root.path))
    #expect(outcome.status == .done)
    try Recording.expect(
      document.text.replacing(
        "```mermaid\n\(shown.text)```", with: "```mermaid\n\(outcome.results)```"), in: path)
  }
}
