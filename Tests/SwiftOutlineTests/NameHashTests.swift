import Testing

@testable import SwiftLexing
@testable import SwiftOutline

@Suite struct NameHashTests {
  private static let names = (0..<2_000).map { "\($0)" + String(repeating: "Name", count: $0 % 9) }

  @Test func differentNamesHaveDifferentHashes() {
    #expect(Set(Self.names.map { NameHash($0) }).count == Self.names.count)
    let short = ["", "A", "AA", "AAAAAAAA", "AAAAAAAAA", "BAAAAAAA", "\u{0}", "\u{0}\u{0}"]
    #expect(Set(short.map { NameHash($0) }).count == short.count)
  }

  /// Some bytes of a short name are looked at twice: no two names may come to the same by that.
  @Test func shortNamesHaveHashesOfTheirOwn() {
    var names = [""]
    var all: Set<String> = []
    for length in 1...8 {
      // Letters that differ by single bits, where a name is long by those at its ends.
      names = names.flatMap { name in ["B", "C", "G", "J"].map { name + $0 } }
      if length > 4 { names = names.filter { $0.hasPrefix("BBB") || $0.hasSuffix("CBC") } }
      all.formUnion(names)
    }
    all.formUnion(["ID", "HDD", "UI", "TII", "D", "GD", "A", "CAA", "ABCDEFG", "NBCDDEFG"])
    #expect(Set(all.map { NameHash($0) }).count == all.count)
  }

  @Test func aPartOfATextHasTheHashOfItsOwn() {
    let text = Array("struct AppDependency {".utf8)
    text.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      #expect(NameHash(start + 7, count: 13) == NameHash("AppDependency"))
    }
  }
}
