import HasgenReading
import Testing

@Suite struct CommentTests {
  @Test(arguments: [
    ("/// One.\n///\n///   Two.\nlet a = 1", "One.\n\n  Two."),
    ("/// One.\r\n/// Two.\r\nlet a = 1", "One.\nTwo."),
    ("/** no */\nlet a = 1", nil),
    ("/// Not this.\n\n/// One.\n// no\n@b\nlet a = 1", "One."),
    ("//// no\n// no\n/* no */ let a = 1", nil),
    ("let b = 1 /// no\nlet a = 1", nil),
  ])
  func documentation(_ text: String, _ wanted: String?) {
    #expect(Outline(reading: text).first("a")?.documentation == wanted)
  }

  @Test(arguments: [
    ("// hasgen: ignore\nlet a = 1", ["ignore"]),
    ("//hasgen:  name  x y\n\n/// Text.\n@b let a = 1", ["name x y"]),
    ("let a = 1 // hasgen: ignore\nlet b = 2", ["ignore"]),
    ("let b = 2 // hasgen: ignore\nlet a = 1", []),
    ("let b = 2; let a = 1, c = 2 // hasgen: ignore", ["ignore"]),
    ("struct a { // hasgen: container\n  let b = 1\n} // hasgen: other", ["container", "other"]),
    ("var a: A { // hasgen: ignore\n  b\n}", ["ignore"]),
    ("// hasgen: one\n// hasgen: two\nprotocol a {}", ["one", "two"]),
    ("/* no hasgen: no */ let a = 1 // not hasgen: no", []),
    ("/* hasgen: no */\n/* Hasgen :no\n */ let a = 1", ["/* hasgen: no */", "/* Hasgen :no"]),
    ("\n/* hasgen: no */\n/// hasgen: no\nlet a = 1", ["/* hasgen: no */", "/// hasgen: no"]),
    ("#if X // hasgen: no\nlet a = 1\n#endif", []),
    ("// hasgen: one\n#if X\nlet b = 1\n#else\n// hasgen: two\nlet a = 1\n#endif", ["one", "two"]),
    ("// hasgen: no\n#if X\nstruct B { let a = 1 }\n#endif", []),
    ("// hasgen: no\n#if X\nlet b = 1\n#endif\nlet a = 1", []),
  ])
  func directives(_ text: String, _ wanted: [String]) {
    let directives = Outline(reading: text).first("a")?.directives
    #expect(directives?.map { ([$0.name] + $0.arguments).joined(separator: " ") } == wanted)
  }
}
