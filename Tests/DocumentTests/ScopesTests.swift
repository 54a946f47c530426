import Foundation
import Testing

/// The guide shows the example as it is.
@Suite
struct ScopesTests {
  @Test func showsWhatTheExampleSays() throws {
    let blocks = try Document("Sources/Example/Scopes.md").blocks
    #expect(blocks.count > 5)
    for block in blocks {
      let shown = try #require(block.file)
      let source = try String(
        contentsOf: Document.root.appending(path: shown.path), encoding: .utf8)
      #expect(source.contains(shown.text), "\(shown.path)")
    }
  }
}
