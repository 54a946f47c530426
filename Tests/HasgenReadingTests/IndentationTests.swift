import Testing

@testable import HasgenReading

/// The indentation of a text, and another text with it.
@Suite struct IndentationTests {
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
