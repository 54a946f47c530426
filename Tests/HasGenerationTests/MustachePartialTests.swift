import Testing

@testable import HasGeneration

@Suite struct MustachePartialTests {
  @Test(arguments: [
    MustacheCase("inline", "[{{>p}}|{{> p }}]", [:], "[x|x]", partials: ["p": "x"]),
    MustacheCase("missing", "[{{>p}}]\n{{>p}}\n.", [:], "[]\n."),
    MustacheCase(
      "in the context of the tag", "{{#a}}{{>p}}{{/a}}", ["a": [["b": "1"], ["b": "2"]]], "12",
      partials: ["p": "{{b}}"]),
    MustacheCase(
      "in a partial", "{{>p}}", ["a": "x"], "(<x>)", partials: ["p": "({{>q}})", "q": "<{{a}}>"]),
    MustacheCase(
      "in itself", "{{>p}}",
      ["n": "1", "of": [["n": "2", "of": [["n": "3", "of": []]]], ["n": "4", "of": []]]],
      "1(2(3())4())", partials: ["p": "{{n}}({{#of}}{{>p}}{{/of}})"]),
    MustacheCase(
      "delimiters do not go in", "{{=[ ]=}}[>p]", ["a": "x"], "x[a]", partials: ["p": "{{a}}[a]"]),
    MustacheCase(
      "delimiters do not come out", "{{>p}}{{a}}[a]", ["a": "x"], "xx[a]",
      partials: ["p": "{{=[ ]=}}[a]"]),
  ])
  func inclusion(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }

  @Test(arguments: [
    MustacheCase(
      "standalone", "1\n {{>p}} \n2\n", [:], "1\n a\n b\n2\n", partials: ["p": "a\nb\n"]),
    MustacheCase("CRLF", "1\r\n {{>p}}\r\n2", [:], "1\r\n a\r\n2", partials: ["p": "a\r\n"]),
    MustacheCase("first line", "  {{>p}}\n1", [:], "  a\n  b1", partials: ["p": "a\nb"]),
    MustacheCase("last line", "1\n  {{>p}}", [:], "1\n  a\n  b", partials: ["p": "a\nb"]),
    MustacheCase("inline", "  1 {{>p}}\n2", [:], "  1 a\nb\n2", partials: ["p": "a\nb"]),
    MustacheCase(
      "values are not indented", " {{>p}}\n", ["a": "1\n2"], " 1\n2\n |\n",
      partials: ["p": "{{a}}\n|\n"]),
    MustacheCase(
      "empty lines stay empty", " {{>p}}", [:], " a\n\n b\n", partials: ["p": "a\n\nb\n"]),
    MustacheCase(
      "lines of sections", " {{>p}}", ["a": ["1", "2"]], " - 1\n - 2\n [12]\n",
      partials: ["p": "{{#a}}\n- {{.}}\n{{/a}}\n[{{#a}}{{.}}{{/a}}]\n"]),
    MustacheCase(
      "lines that begin with a tag", " {{>p}}", ["a": true], " xy\n z\n",
      partials: ["p": "{{#a}}x{{/a}}y\n{{! a }}z\n"]),
    MustacheCase(
      "deeper in a partial", " {{>p}}", [:], " a\n   b\n   c\n d\n",
      partials: ["p": "a\n  {{>q}}\nd\n", "q": "b\nc\n"]),
    MustacheCase(
      "not through an inline partial", " {{>p}}", [:], " a b\nc\nd\n",
      partials: ["p": "a {{>q}}d\n", "q": "b\nc\n"]),
  ])
  func indentation(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }
}
