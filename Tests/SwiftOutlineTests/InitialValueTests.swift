import Testing

@testable import SwiftLexing
@testable import SwiftOutline

@Suite struct InitialValueTests {
  private func value(_ text: String) -> InitialValue? {
    let outline = Outline(reading: "\(text)\nlet last: Int")
    #expect(outline.problems == [])
    #expect(outline.first("last") != nil)
    return outline.first("a")?.initialValue
  }

  @Test(
    arguments: [
      ("1", .integer), ("-1", .integer), ("1_000", .integer), ("0x1F", .integer),
      ("0b11", .integer), ("1.5", .floatingPoint), ("1e3", .floatingPoint),
      ("1.5e-3", .floatingPoint), ("0x1p-2", .floatingPoint), ("true", .boolean),
      ("false", .boolean), ("\"\"", .string), ("#\"a\"b\"#", .string),
      ("\"a \\(f(\"b\")) c\"", .string), ("\"\"\"\n  a\n  \"\"\"", .string),
      ("1 /* one */", .integer),
    ] as [(String, InitialValue.Literal)])
  func literal(_ text: String, _ wanted: InitialValue.Literal) {
    #expect(value("let a = \(text)") == .literal(wanted))
  }

  @Test(
    arguments: [
      ("Api.shared", "shared", "Api", .none), ("Api.make()", "make", "Api", .withoutArguments),
      ("Core.Api.make(1)", "make", "Core.Api", .withArguments),
      ("try Api.make()", "make", "Api", .withoutArguments),
      ("try! Api.make()", "make", "Api", .withoutArguments), ("Api\n  .shared", nil, nil, .none),
      ("Api.`default`", "`default`", "Api", .none),
    ] as [(String, String?, String?, InitialValue.Call)])
  func member(_ text: String, _ name: String?, _ owner: String?, _ call: InitialValue.Call) {
    let wanted = name.flatMap { name in
      owner.flatMap(TypeSyntax.init(parsing:)).map { InitialValue.member(name, of: $0, call) }
    }
    #expect(value("let a = \(text)") == wanted)
  }

  @Test(arguments: [
    ("b as Api", "Api"), ("b as! Api", "Api"), ("b as? Api", "Api?"),
    ("f(1).b?.c[0] as any P & Q", "any P & Q"), ("nil as Api?", "Api?"), ("[] as [Api]", "[Api]"),
    ("Api() as any P", "any P"), ("1 as Double", "Double"), ("b as P as Q", "Q"),
  ])
  func cast(_ text: String, _ type: String) {
    #expect(value("let a = \(text)") == TypeSyntax(parsing: type).map(InitialValue.cast))
  }

  @Test func collections() {
    #expect(value("let a = [1, 2,]") == .array(.literal(.integer)))
    #expect(value("let a = [[\"b\"]]") == .array(.array(.literal(.string))))
    #expect(
      value("let a = [1: true]")
        == .dictionary(key: .literal(.integer), value: .literal(.boolean)))
  }

  @Test(arguments: [
    "try? Api.shared", "b == c as Bool", "b ?? c as Api", "try? b as Api", "1 + 1", "-b", "1...2",
    "\"b\".count", "[1, 2.0]", "[1, \"b\"]", "[]", "[:]", "[1][0]", "Api.self", "Api.shared.b",
    "Api.shared()()", "Api.make { 1 }", "Api<Int>.make<Int>()", "b.c", "make()", "{ 1 }",
    "if b { 1 } else { 2 }", "true ? 1 : 2", "b is Api", "Api.shared!", "Api.shared?.b",
    "[[[[[1]]]]]", "/b/", "1.description",
  ])
  func nothing(_ text: String) { #expect(value("let a = \(text)") == nil) }

  @Test func everyBindingHasItsOwn() {
    let outline = Outline(reading: "var a = 1, b = \"x\" { didSet {} }; let (c, d) = A.make()")
    #expect(outline.first("a")?.initialValue == .literal(.integer))
    #expect(outline.first("b")?.initialValue == .literal(.string))
    #expect(outline.first("c")?.initialValue == nil)
  }
}
