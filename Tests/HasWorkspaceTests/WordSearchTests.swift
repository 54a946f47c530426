import Testing

@testable import HasWorkspace

@Suite struct WordSearchTests {
  private func found(_ groups: [Set<String>], in text: String) -> [Bool] {
    Array(text.utf8).withUnsafeBufferPointer { WordSearch(groups).found(in: $0) }
  }

  @Test(arguments: [
    ("", [false, false]), ("x", [false, true]), ("de", [false, false]),
    ("deps", [true, false]), ("a.dependencies()", [true, false]), ("depsx(x)", [false, true]),
    ("é", [false, false]), ("dep ends", [false, false]), ("$deps", [true, false]),
    ("_deps", [true, false]),
    ("`deps`", [true, false]), ("y", [false, false]), ("`none of these`", [false, true]),
  ])
  func findsWords(_ text: String, _ wanted: [Bool]) {
    let groups: [Set] = [["deps", "dependencies"], ["x", "`none of these`"]]
    #expect(found(groups, in: text) == wanted)
  }

  @Test func findsNothingOfNoWords() {
    #expect(found([[], ["a"]], in: "a") == [false, true])
    #expect(found([], in: "a") == [])
  }
}
