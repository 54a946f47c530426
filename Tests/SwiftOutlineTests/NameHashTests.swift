import Testing

@testable import SwiftOutline

@Suite struct NameHashTests {
  private static let names = (0..<2_000).map { "\($0)" + String(repeating: "Name", count: $0 % 9) }

  @Test func differentNamesHaveDifferentHashes() {
    #expect(Set(Self.names.map { NameHash($0) }).count == Self.names.count)
    let short = ["", "A", "AA", "AAAAAAAA", "AAAAAAAAA", "BAAAAAAA", "\u{0}", "\u{0}\u{0}"]
    #expect(Set(short.map { NameHash($0) }).count == short.count)
  }

  @Test func aPartOfATextHasTheHashOfItsOwn() {
    let text = Array("struct AppDependency {".utf8)
    text.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      #expect(NameHash(start + 7, count: 13) == NameHash("AppDependency"))
    }
  }

  @Test(arguments: [0, 1, 2, 3, 64, 65, 1_000])
  func aFilterMissesNothing(count: Int) {
    let held = Self.names.prefix(count)
    let filter = NameFilter(of: [held.map { NameHash($0) }, []])
    #expect(held.allSatisfy { filter.mayHold(NameHash($0)) })
    let others = Self.names.dropFirst(held.count)
    #expect(others.count { filter.mayHold(NameHash($0)) } <= others.count / 20)
  }
}
