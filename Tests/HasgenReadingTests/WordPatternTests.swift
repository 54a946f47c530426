import Testing

@testable import HasgenReading

@Suite struct WordPatternTests {
  private static let pattern = WordPattern(
    prefixes: ["Has", "Ü"], suffixes: ["Providing"], words: ["Services", "_exported"])

  @Test(arguments: [
    ("HasA", true), ("Has1", true), ("Has_a", true), ("HasÄ", true), ("Has", false),
    ("Hasty", false), ("Hash", false), ("hasA", false), ("AHasA", false), ("XProviding", true),
    ("Providing", true), ("Providings", false), ("providing", false), ("Services", true),
    ("Service", false), ("MyServices", false), ("_exported", true), ("exported", false),
    ("", false),
  ])
  func fits(_ word: String, _ wanted: Bool) {
    #expect(Self.pattern.fits(word) == wanted)
  }

  @Test func whatIsEmptyFitsAll() {
    #expect(WordPattern(prefixes: [""], suffixes: [], words: []).fits("A"))
    #expect(WordPattern(prefixes: [], suffixes: [""], words: []).fits("a"))
    #expect(!WordPattern(prefixes: [], suffixes: [], words: []).fits("A"))
  }
}
