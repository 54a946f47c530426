import SwiftLexing
import Testing

@testable import SwiftOutline

/// Members that are read when somebody asks for them.
@Suite struct LazyMembersTests {
  private static let words = WordPattern(prefixes: ["Has"], suffixes: [], words: ["deps"])

  private func outline(_ text: String, later: String? = nil) -> Outline {
    let again = Array((later ?? text).utf8)
    var text = text
    return text.withUTF8 { Outline(reading: $0, noting: Self.words) { again } }
  }

  @Test func membersAreReadWhenSomebodyAsks() {
    let outline = outline("struct A { let a: Int; func f() {}; struct B { var b: Int } }")
    let type = outline.declarations[0]
    #expect(type.memberTypes.map(\.name) == ["B"])
    #expect(!outline.hasReadMembers)
    #expect(type.members.map(\.name) == ["a", "f()", "B"])
    #expect(outline.hasReadMembers)
    #expect(type.members[2].members.map(\.name) == ["b"])
    #expect(type.members[2] === type.memberTypes[0])
  }

  /// Types are found wherever they stand among members.
  @Test(arguments: [
    "struct A { let a = 1; struct B {} }", "class A { class func f() {}\n class B {} }",
    "struct A { var v: Int { 1 } struct B {} }",
    "struct A { @Wrapped(1)\n private\n struct B {} }",
    "struct A {\n#if X\n struct B {}\n#endif\n}",
    "struct A { let actor: Int\n func f(extension e: Int) {}\n enum B {} }",
    "struct A { let r = /a struct {/; enum B {} }", "struct A { typealias B = Int }",
    "extension A { let s = \"struct C {\\(x)\"\n actor B {} }", "enum A { case a, b\n enum B {} }",
    "struct A { func f() { struct C {} }\n protocol B {} }",
  ])
  func memberTypes(_ text: String) {
    let type = outline(text).declarations[0]
    #expect(type.memberTypes.map(\.name) == ["B"])
    #expect(type.memberTypes.map(\.range) == type.members.filter { $0.kind.namesType }.map(\.range))
  }

  @Test(arguments: [
    ("struct A { let a: Int }", false, false), ("struct A { let a: HasB }", true, false),
    ("struct A { func f(deps: Int) {} }", true, false),
    ("struct A { func f() { deps() & HasB } }", false, false),
    ("struct A { func f(a: B & C) {} }", false, true),
    ("struct A { let a: any B & C }", false, true),
    ("struct A { struct B { let c: HasC } }", true, false),
  ])
  func wordsAndCompositions(_ text: String, hasWord: Bool, hasComposition: Bool) {
    let contents = outline(text).declarations[0].contents
    #expect(contents.contains(.words) == hasWord)
    #expect(contents.contains(.compositions) == hasComposition)
  }

  @Test func aProblemInMembersCountsOnceSomebodyAsks() {
    let outline = outline("struct A { let a: = 1 }")
    #expect(outline.problems.isEmpty)
    _ = outline.declarations[0].members
    #expect(outline.problems.map(\.message) == ["expected a type"])
  }

  @Test func aBracketWithoutItsEndIsAProblemAtOnce() {
    #expect(outline("struct A { func f( { } }").problems.count == 1)
  }

  @Test func aFileThatHasChangedIsAProblem() {
    let outline = outline("struct A { let a: Int }", later: "struct A {}")
    _ = outline.declarations[0].members
    #expect(!outline.problems.isEmpty)
  }
}
