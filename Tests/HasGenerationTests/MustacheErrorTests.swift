import Testing

@testable import HasGeneration

@Suite struct MustacheErrorTests {
  @Test(arguments: [
    ("a\n{{b", 2, "the tag is not closed: '}}' is missing"),
    ("{{", 1, "the tag is not closed: '}}' is missing"),
    ("\r\n{{{a}}", 2, "the tag is not closed: '}}}' is missing"),
    ("{{!\n", 1, "the tag is not closed: '}}' is missing"),
    ("{{a\n{{b}}", 1, "the tag is not closed: '}}' is missing"),
    ("{{=<% %>=}}\n<%a}}", 2, "the tag is not closed: '%>' is missing"),
    ("{{=<% %>}}", 1, "the tag is not closed: '=}}' is missing"),
    ("{{=<%=}}", 1, "'<%' is not two delimiters with a space between and no '=' in them"),
    ("{{=a b c=}}", 1, "'a b c' is not two delimiters with a space between and no '=' in them"),
    ("{{=a= b=}}", 1, "'a= b' is not two delimiters with a space between and no '=' in them"),
    ("\n\n{{#a}}\n", 3, "section 'a' is not closed"),
    ("{{#a}}\n{{^b}}{{/a}}", 2, "'a' is closed, but the open section is 'b' of line 2"),
    ("{{#a}}{{/a}}\n{{/a}}", 2, "'a' is closed, but no section is open"),
    ("{{}}", 1, "'' is not a name"),
    ("{{#}}{{/}}", 1, "'' is not a name"),
    ("{{a b}}", 1, "'a b' is not a name"),
    ("{{a..b}}", 1, "'a..b' is not a name"),
    ("{{<a}}{{/a}}", 1, "'<a': inheritance and dynamic names are not supported"),
    ("{{>*a}}", 1, "'*a': inheritance and dynamic names are not supported"),
  ])
  func parsing(text: String, line: Int, message: String) {
    #expect(throws: TemplateError(template: "main", line: line, message: message)) {
      try MustacheTemplate(text, name: "main")
    }
  }

  @Test func partialsWithoutEnd() throws {
    let one = try MustacheTemplate("{{>two}}", name: "one")
    let two = try MustacheTemplate("\n{{#a}}{{>one}}{{/a}}", name: "two")
    let message = "partial 'one' is included at a depth of 100: does it include itself without end?"
    #expect(throws: TemplateError(template: "two", line: 2, message: message)) {
      try two.render(["a": true], partials: ["one": one, "two": two])
    }
  }

  @Test func sectionsWithoutEnd() {
    let text = String(repeating: "{{#a}}", count: 100_000)
    #expect(
      throws: TemplateError(template: "main", line: 1, message: "sections nest deeper than 100")
    ) {
      try MustacheTemplate(text, name: "main")
    }
  }
}
