import Testing

@testable import HasgenReading

@Suite struct InitialValueTests {
  private func value(_ text: String) -> InitialValue? {
    let outline = Outline(reading: "\(text)\nlet last: Int")
    #expect(outline.problems == [])
    #expect(outline.first("last") != nil)
    return outline.first("a")?.initialValue
  }

  @Test(arguments: [
    ("1", "Int"), ("-1", "Int"), ("1_000", "Int"), ("0x1F", "Int"), ("0b11", "Int"),
    ("1.5", "Double"), ("1e3", "Double"), ("0xEp2", "Double"), ("true", "Bool"), ("false", "Bool"),
    ("\"\"", "String"), ("\"a \\(f(\"b\")) c\"", "String"),
    ("\"\"\"\n  a\n  \"\"\"", "String"), ("1 /* one */", "Int"),
  ])
  func literal(_ text: String, _ wanted: String) {
    #expect(value("let a = \(text)") == .literal(wanted))
  }

  @Test(arguments: [
    ("Api.shared", "shared", "Api", false), ("Api.make()", "make", "Api", true),
    ("try Core.Api.make()", "make", "Core.Api", true),
    ("try! Api.make()", "make", "Api", true), ("Api.`default`", "`default`", "Api", false),
  ])
  func member(_ text: String, _ name: String, _ owner: String, _ isCalled: Bool) {
    let owner = TypeName(
      components: owner.split(separator: ".").map { TypeName.Component(name: String($0)) })
    #expect(value("let a = \(text)") == .member(name, of: owner, isCalled: isCalled))
  }

  @Test(arguments: [
    ("b as Api", "Api"), ("b as! Api", "Api"), ("b as? Api", "Api?"),
    ("f(1).b?.c[0] as any P & Q", "any P & Q"), ("nil as Api?", "Api?"), ("[] as [Api]", "[Api]"),
    ("Api() as any P", "any P"), ("1 as Double", "Double"), ("b as P as Q", "Q"),
  ])
  func cast(_ text: String, _ type: String) {
    #expect(value("let a = \(text)") == TypeSyntax(parsing: type).map(InitialValue.cast))
  }

  @Test(arguments: [
    "try? Api.shared", "b == c as Bool", "b ?? c as Api", "try? b as Api", "1 + 1", "-b", "1...2",
    "\"b\".count", "[1, 2]", "[\"a\": 1]", "#\"a\"#", "1e-3", "[]", "[:]", "[1][0]", "Api.self",
    "Api.shared.b",
    "Api.shared()()", "Api.make(1)", "Api\n  .shared", "Api.make { 1 }", "Api<Int>.make<Int>()",
    "b.c", "make()", "{ 1 }",
    "if b { 1 } else { 2 }", "true ? 1 : 2", "b is Api", "Api.shared!", "Api.shared?.b",
    "/b/", "1.description",
  ])
  func nothing(_ text: String) { #expect(value("let a = \(text)") == nil) }

  @Test func everyBindingHasItsOwn() {
    let outline = Outline(reading: "var a = 1, b = \"x\" { didSet {} }; let (c, d) = A.make()")
    #expect(outline.first("a")?.initialValue == .literal("Int"))
    #expect(outline.first("b")?.initialValue == .literal("String"))
    #expect(outline.first("c")?.initialValue == nil)
  }
}
