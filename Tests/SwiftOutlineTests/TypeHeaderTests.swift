import SwiftOutline
import Testing

@Suite struct TypeHeaderTests {
  private func headers(in text: String) -> [String] {
    var text = text
    return text.withUTF8 { Outline.typeHeaders(in: $0) }.map { header in
      "\(header.name): \(header.inheritedTypes.map(\.description).joined(separator: ", "))"
    }
  }

  @Test func findsLocalTypes() {
    let text = #"""
      struct A: B { func f() { struct C<T: D>: E, F & G { } ; g { actor H: I { } } } }
      // struct No: P {}
      let s = "struct No: P { \(x { final class K: L {} }) }", r = /struct No: P/
      #if X
      class func h() -> Int { let class = 1; enum M { case n }; return `struct` }
      #endif
      """#
    #expect(headers(in: text) == ["A: B", "C: E, F & G", "H: I"])
  }

  @Test func tellsConditions() {
    var text = """
      struct A: B {}
      #if X
      func f() {
        #if os(iOS)
        struct C: D {}
        #elseif Y && Z
        struct E: F {}
        #else
        struct G: H {}
        #endif
        struct I: J {}
      }
      #endif
      struct K: L {}
      """
    let headers = text.withUTF8 { Outline.typeHeaders(in: $0) }
    #expect(
      headers.map { "\($0.name): \($0.conditions.map(\.description).joined(separator: ", "))" } == [
        "A: ", "C: X, os(iOS)", "E: X, !os(iOS), Y && Z", "G: X, !os(iOS), !(Y && Z)", "I: X",
        "K: ",
      ])
  }

  @Test func comesToAnEnd() {
    let text = "struct A: B {} \"open"
    #expect(headers(in: text) == ["A: B"])
    for count in 0...text.utf8.count {
      #expect(headers(in: String(text.prefix(count))).count <= 1)
    }
    #expect(headers(in: "struct A: (") == [])
    #expect(headers(in: "a + struct <#A#>: B") == [])
  }
}
