import Testing

@testable import HasgenWorkspace

@Suite struct WordSearchTests {
  private func finds(_ words: Set<String>, in text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { WordSearch(words).finds(in: $0) }
  }

  @Test(arguments: [
    ("", false), ("x", false), ("de", false), ("deps", true), ("a.dependencies()", true),
    ("depsx(x)", false), ("é", false), ("dep ends", false), ("$deps", true), ("_deps", true),
    ("`deps`", true), ("y", false), ("`none of these`", true),
  ])
  func findsWords(_ text: String, _ isFound: Bool) {
    #expect(finds(["deps", "dependencies", "`none of these`"], in: text) == isFound)
  }

  @Test func findsNothingOfNoWords() {
    #expect(!finds([], in: "a"))
  }
}
