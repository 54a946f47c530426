import Testing

@testable import HasGeneration

@Suite struct MustacheVariableTests {
  @Test(arguments: [
    MustacheCase("text alone", "a {b} }} \n", [:], "a {b} }} \n"),
    MustacheCase("nothing", "", [:], ""),
    MustacheCase("a name", "<{{name}}>", ["name": "x"], "<x>"),
    MustacheCase("white space in the tag", "<{{ name\t}}|{{\nname\n}}>", ["name": "x"], "<x|x>"),
    MustacheCase("white space around the tag", " {{a}}\t{{a}} \n", ["a": "x"], " x\tx \n"),
    MustacheCase("never standalone", "  {{a}}\n  {{{a}}}\r\n  {{&a}}", ["a": ""], "  \n  \r\n  "),
    MustacheCase("output is not read again", "{{a}}", ["a": "{{b}}", "b": "x"], "{{b}}"),
    MustacheCase("truth as text", "{{yes}} {{no}}", ["yes": true, "no": false], "true false"),
    MustacheCase("no text in lists and objects", "[{{a}}{{b}}]", ["a": ["x"], "b": [:]], "[]"),
    MustacheCase("a missing name", "[{{a}}{{{a}}}{{&a}}]", [:], "[]"),
    MustacheCase("the value itself", "{{.}}{{{.}}}{{& . }}", "x", "xxx"),
    MustacheCase("more than ASCII", "é{{ñ}}日", ["ñ": "🙂"], "é🙂日"),
  ])
  func interpolation(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }

  @Test(arguments: [
    MustacheCase("no escaping", "{{a}}", ["a": "<a b=\"c\">'&'"], "<a b=\"c\">'&'"),
    MustacheCase("three braces", "{{{a}}}|{{{ a }}}", ["a": "<&>"], "<&>|<&>"),
    MustacheCase("ampersand", "{{&a}}|{{& a }}", ["a": "<&>"], "<&>|<&>"),
    MustacheCase("a brace after", "{{&a}}}", ["a": "<"], "<}"),
    MustacheCase("CRLF and marks survive", "{{a}}", ["a": "\r\ne\u{301}"], "\r\ne\u{301}"),
  ])
  func nothingIsEscaped(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }

  @Test(arguments: [
    MustacheCase(
      "a path", "{{a.b.c}} {{{a.b.c}}} {{&a.b.c}}", ["a": ["b": ["c": "<"]]], "< < <"),
    MustacheCase("a broken path", "[{{a.b.c}}]", ["a": [:]], "[]"),
    MustacheCase("a path through text", "[{{a.b}}]", ["a": "x"], "[]"),
    MustacheCase(
      "only the first part is looked up outwards", "{{#a}}[{{b.c}}]{{/a}}",
      ["a": ["b": [:]], "b": ["c": "x"]], "[]"),
    MustacheCase(
      "the innermost first part wins", "{{#a}}{{b.c}}{{/a}}",
      ["a": ["b": ["c": "in"]], "b": ["c": "out"]], "in"),
    MustacheCase(
      "later parts are not looked up outwards", "[{{a.b.c}}]",
      ["a": ["b": [:]], "b": ["c": "x"], "c": "y"], "[]"),
    MustacheCase("a key with a dot is no path", "[{{a.b}}]", ["a.b": "x"], "[]"),
    MustacheCase("a key with a dot hides nothing", "{{a.b}}", ["a.b": "x", "a": ["b": "y"]], "y"),
  ])
  func dottedNames(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }
}
