import Testing

@testable import HasWorkspace

@Suite struct WordSearchTests {
  private func found(_ groups: [Set<String>], in text: String) -> [Bool] {
    Array(text.utf8).withUnsafeBufferPointer { WordSearch(groups).found(in: $0) }
  }

  @Test(arguments: [
    ("", [false, false]), ("x", [false, true]), ("de", [false, false]),
    ("deps", [true, false]), ("dependencies", [true, false]), ("a.dependenciex", [false, true]),
    ("é", [false, false]), ("dep ends", [false, false]), ("edeps", [true, false]),
  ])
  func findsWordsOfAllLengths(_ text: String, _ wanted: [Bool]) {
    #expect(found([["deps", "dependencies"], ["x", "none of these"]], in: text) == wanted)
  }

  @Test func knowsNothingOfNoWords() {
    #expect(found([[], ["a"]], in: "a") == [false, true])
    #expect(found([], in: "a") == [])
  }

  /// Words that overlap, share their ends and begin alike, among few letters.
  @Test(arguments: UInt64(0)..<300)
  func findsWhatPlainSearchFinds(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    let letters = Array(
      seed % 3 == 0 ? "ab" : seed % 3 == 1 ? "abcd.é" : "abcdefghijklmnopqrstuvwxyz")
    func text(_ length: Int) -> String {
      String((0..<length).map { _ in letters[next(letters.count)] })
    }
    // More words than there are places for their ends, now and then.
    let groups = (0..<next(5) + 1).map { _ in
      Set((0..<next(seed % 10 == 0 ? 200 : 6)).map { _ in text(next(9) + 1) })
    }
    let text = text(next(200))
    #expect(
      found(groups, in: text) == groups.map { $0.contains { text.utf8.contains($0.utf8) } })
  }
}

extension String.UTF8View {
  /// Whether some bytes stand anywhere in it.
  fileprivate func contains(_ word: String.UTF8View) -> Bool {
    indices.contains { self[$0...].starts(with: word) }
  }
}
