import Foundation
import TestFolders
import Testing

@testable import hasgen

/// The pages show what `graph` and `diff` print. `PagesTests` run the other commands.
@Suite
struct SeeingYourAppTests {
  private static let path = "Sources/HasKit/HasKit.docc/SeeingYourApp.md"

  /// The page compares with a revision; a saved graph comes to the same.
  @Test func pageShowsWhatDiffPrints() throws {
    let page = try Document(Self.path)
    let project = try #require(try PageWalk(through: page, mode: "6"))
    let shown = try #require(page.blocks.first { $0.text.hasPrefix("$ hasgen diff main\n") })
    let path = "Sources/App/Profile.swift"
    let text = try #require(project.folder.text(of: path))
    try project.folder.write(text.replacing("HasKeychain & ", with: ""), to: path)
    let before = project.hasgen(["graph", "--format", "json"])
    try project.folder.write(before.results, to: "before.json")
    try project.folder.write(text, to: path)
    let diff = ["diff", "before.json"]
    #expect(shown.text == "$ hasgen diff main\n" + project.hasgen(diff).results)
    let gained = project.hasgen(diff + ["--fail-on", "gained:HasKeychain"])
    #expect(gained.status == .findings)
    let others = project.hasgen(diff + ["--fail-on", "gained:HasUserName"])
    #expect(others.status == .done)
  }

  @Test func drawsTheExample() throws {
    let path = "Sources/HasKit/HasKit.docc/Scopes.md"
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
