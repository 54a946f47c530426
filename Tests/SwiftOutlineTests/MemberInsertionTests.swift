import Testing

@testable import SwiftLexing
@testable import SwiftOutline

/// A property goes behind its neighbour, whatever stands around that.
@Suite struct MemberInsertionTests {
  /// The text with `let new: N` behind the last stored property of its last type.
  private func inserted(_ text: String) -> String? {
    let outline = Outline(reading: text)
    guard let type = outline.declarations.last else { return nil }
    let neighbour = type.members.last(where: \.isStoredInstanceProperty)
    var bytes = Array(text.utf8)
    guard let insertion = MemberInsertion(into: type, behind: neighbour, in: bytes) else {
      return nil
    }
    bytes.replaceSubrange(insertion.range, with: Array(insertion.text(of: "let new: N").utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("struct A {\n  let a: B\n}", "struct A {\n  let a: B\n  let new: N\n}"),
    ("struct A {\n  let a: B // c }\n}", "struct A {\n  let a: B // c }\n  let new: N\n}"),
    ("struct A {\n  let a: B;\n}", "struct A {\n  let a: B;\n  let new: N\n}"),
    ("struct A {\n  let a: B}", "struct A {\n  let a: B; let new: N}"),
    ("struct A { let a: B\n}", "struct A { let a: B\n  let new: N\n}"),
    ("struct A { let a: B; }", "struct A { let a: B; let new: N }"),
    ("struct A { let a: B; func f() {} }", "struct A { let a: B; let new: N; func f() {} }"),
    ("struct A { let a: B /* } */ }", "struct A { let a: B; let new: N /* } */ }"),
    (
      "struct A {\n  let a: B /*\n*/ let b: C\n}",
      "struct A {\n  let a: B /*\n*/ let b: C\nlet new: N\n}"
    ),
    (
      "class A {\n\tlazy var a = {\n\t\t1\n\t}()\n\tinit() {}\n}",
      "class A {\n\tlazy var a = {\n\t\t1\n\t}()\n\tlet new: N\n\tinit() {}\n}"
    ),
    (
      "class A {\n  var a = 1 {\n    didSet {}\n  }\n}",
      "class A {\n  var a = 1 {\n    didSet {}\n  }\n  let new: N\n}"
    ),
    (
      "struct A {\n  @W(\"}\")\n  var a: B\n    = .c\n}",
      "struct A {\n  @W(\"}\")\n  var a: B\n    = .c\n  let new: N\n}"
    ),
    (
      "struct A {\n  let a: B,\n    b: C,\n    c: D\n}",
      "struct A {\n  let a: B,\n    b: C,\n    c: D\n  let new: N\n}"
    ),
    ("struct A {\r\n  let a: B\r\n}", "struct A {\r\n  let a: B\r\n  let new: N\r\n}"),
    ("struct A {\r  let a: B\r}", "struct A {\r  let a: B\r  let new: N\r}"),
    ("struct A {}", "struct A {\n  let new: N\n}"),
    ("  struct A { \n\n }", "  struct A {\n    let new: N\n  }"),
    ("struct A { // {\n}", "struct A { // {\n  let new: N\n}"),
    (
      "struct A /* { */ {\n\n  func f() {}\n}",
      "struct A /* { */ {\n  let new: N\n\n  func f() {}\n}"
    ),
    ("struct A {\n\tfunc f() {}\n}", "struct A {\n\tlet new: N\n\n\tfunc f() {}\n}"),
    ("struct `{` {\n  let a: B\n}", "struct `{` {\n  let a: B\n  let new: N\n}"),
    ("struct A<T>: P where T: Q {\n}", "struct A<T>: P where T: Q {\n  let new: N\n}"),
    ("/* é */ struct A { let é: B }", "/* é */ struct A { let é: B; let new: N }"),
  ])
  func places(text: String, wanted: String) {
    #expect(inserted(text) == wanted)
    // What was there is there still, and one property more.
    let before = Outline(reading: text).declarations.last?.members.map(\.name) ?? []
    let after = Outline(reading: wanted).declarations.last?.members.map(\.name) ?? []
    #expect(after.filter { $0 != "new" } == before)
    #expect(after.count == before.count + 1)
  }

  @Test func noPlaceInAnotherText() {
    let outline = Outline(reading: "struct A {\n  let a: B\n}")
    let type = outline.declarations[0]
    for text in ["", "struct A", "struct A {\n  let a: B\n;", "struct A (\n  let a: B\n}"] {
      #expect(MemberInsertion(into: type, behind: nil, in: Array(text.utf8)) == nil)
      #expect(MemberInsertion(into: type, behind: type.members[0], in: Array(text.utf8)) == nil)
    }
  }

  @Test(arguments: [
    ("", "  "), ("a\n\tb\n", "\t"), ("a\n    b\n        c\n", "    "),
    ("/*\n * a\n */\n   b", "   "),
    ("a\n        \n  b\n", "  "),
  ])
  func indentation(text: String, unit: String) {
    #expect(Indentation(of: Array(text.utf8)).unit == unit)
  }

  @Test func indentationOfAnotherText() {
    let tabs = Indentation(of: Array("a\n\tb".utf8))
    #expect(tabs.applied(to: "a {\n  b {\n    c\n  }\n}\n") == "a {\n\tb {\n\t\tc\n\t}\n}\n")
  }
}
