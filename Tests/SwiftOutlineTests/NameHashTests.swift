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
}
