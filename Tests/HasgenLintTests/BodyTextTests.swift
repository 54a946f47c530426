import HasgenReading
import Testing

/// Texts, and their tokens with a blank between them.
@Suite struct BodyTextTests {
  private func tokens(_ text: String) -> String {
    let body = BodyText(reading: Array(text.utf8))
    #expect(body.isComplete)
    for (index, token) in body.tokens.enumerated() where token.partner >= 0 {
      #expect(body.tokens[token.partner].partner == index)
      #expect((token.kind == .opening) == (token.partner > index))
    }
    return body.tokens.indices.map(body.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("a.b?.c(d: e)", "a . b ? . c ( d : e )"),
    ("x = \"a\\(d.b(\"\\(c)\"))e\\(f)\"", "x = \"a\\ ( d . b ( \"\\ ( c ) \" ) ) e\\ ( f ) \""),
    ("[weak self, d = e] in // d.x\n /* d.y */ z", "[ weak self , d = e ] in z"),
    ("#if DEBUG\na {\n}\n#else\nb\n#endif\nc", "a { } b c"),
    (
      "f(\\.a.b, #selector(c), /d\\.x/, 1.5)",
      "f ( \\ . a . b , #selector ( c ) , /d\\.x/ , 1 . 5 )"
    ),
    ("`class`.`d`", "class . d"),
    ("\"\"\"\n  \\(a.b)\n  d.x\n  \"\"\"", "\"\"\"\n  \\ ( a . b ) \n  d.x\n  \"\"\""),
    ("#\"d.x\\(y)\\#(z)\"#", "#\"d.x\\(y)\\# ( z ) \"#"),
  ])
  func reads(_ text: String, _ wanted: String) {
    #expect(tokens(text) == wanted)
  }

  @Test func tellsWhatCannotBeRead() {
    for text in ["f(", "\"a", "}"] {
      #expect(!BodyText(reading: Array(text.utf8)).isComplete)
    }
  }
}
