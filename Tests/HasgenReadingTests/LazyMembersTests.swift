import Testing

@testable import HasgenReading

/// Members that are read when somebody asks for them.
@Suite struct LazyMembersTests {
  private static let words = WordPattern(prefixes: ["Has"], suffixes: [], words: ["deps"])

  private func outline(_ text: String, later: String? = nil) -> Outline {
    let again = Array((later ?? text).utf8)
    var text = text
    return text.withUTF8 { Outline(reading: $0, lookingFor: Self.words) { again } }
  }

  @Test func membersAreReadWhenSomebodyAsks() {
    let outline = outline("struct A { let a: Int; func f() {} }\nextension A { var b: Int { 1 } }")
    #expect(outline.declarations.map(\.isPlain) == [true, true])
    #expect(!outline.hasReadMembers)
    #expect(outline.declarations.flatMap(\.members).map(\.name) == ["a", "f()", "b"])
    #expect(outline.hasReadMembers)
  }

  /// Members are read at once if a word, a composition or a directive is among them.
  @Test(arguments: [
    "struct A { let a: HasB }", "struct A { func f(deps: Int) {} }",
    "struct A { func f(a: B & C) {} }", "struct A { let a: any B & C }",
    "struct A {\n // hasgen: ignore\n let a: Int }",
    "struct A { func f() { // hasgen: ignore\n } }",
    "struct A { /* hasgen: ignore */ let a: Int }", "struct A { let `a`: Int }",
    "struct A { let größe: Int }", "protocol A { var a: Int { get } }",
  ])
  func membersAreReadAtOnce(_ text: String) {
    let outline = outline(text)
    #expect(!outline.declarations[0].isPlain)
    #expect(!outline.declarations[0].members.isEmpty)
    #expect(!outline.hasReadMembers)
  }

  /// Words in bodies, strings and comments say nothing of members.
  @Test(arguments: [
    "struct A { func f() { deps() & HasB } }", "struct A { let s = \"HasB\" }",
    "struct A { // HasB\n let a: Int }", "struct A { func f() { struct B {} } }",
    "struct A { let r = /a struct {/ }", "enum A { case a, b }",
  ])
  func membersAreReadLater(_ text: String) {
    let outline = outline(text)
    #expect(outline.declarations[0].isPlain)
    #expect(outline.declarations[0].contents.isEmpty)
  }

  /// Types among members are read at once, and the other members later.
  @Test(arguments: [
    "struct A {\n#if X\n struct B {}\n#endif\n let a: Int }",
    "struct A { var v: Int { 1 } struct B {} }", "struct A { let a: Int; typealias B = Int }",
    "class A { class func f() {}\n class B {} }",
  ])
  func typesAmongMembers(_ text: String) {
    let outline = outline(text)
    #expect(outline.declarations[0].isPlain)
    #expect(outline.declarations[0].memberTypes.map(\.name) == ["B"])
    #expect(!outline.hasReadMembers)
    #expect(outline.declarations[0].members.count == 2)
  }

  @Test func casesAreReadLater() {
    #expect(outline("enum A { case a, b }").declarations[0].hasPlainCases)
    #expect(!outline("enum A { case a(Int) }").declarations[0].hasPlainCases)
  }

  @Test func aTypeAmongMembersMayBePlainItself() {
    let type = outline("struct A { struct B { let b: Int } }").declarations[0]
    #expect(type.memberTypes.map(\.name) == ["B"])
    #expect(type.memberTypes[0].isPlain)
    #expect(type.memberTypes[0].members.map(\.name) == ["b"])
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

  @Test func linesAreReadAgain() {
    #expect(outline("struct A {\n}\n").lines.starts == [0, 11, 13])
  }
}
