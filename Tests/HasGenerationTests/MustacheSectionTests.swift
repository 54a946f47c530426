import Testing

@testable import HasGeneration

@Suite struct MustacheSectionTests {
  @Test(arguments: [
    MustacheCase("true", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": true], "x"),
    MustacheCase("false", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": false], "y"),
    MustacheCase("missing", "{{#a}}x{{/a}}{{^a}}y{{/a}}", [:], "y"),
    MustacheCase("empty list", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": []], "y"),
    MustacheCase("empty text", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": ""], "y"),
    MustacheCase("text", "{{#a}}{{.}}{{a}}{{/a}}{{^a}}y{{/a}}", ["a": "x"], "xx"),
    MustacheCase("object", "{{#a}}{{b}}{{/a}}{{^a}}y{{/a}}", ["a": ["b": "x"]], "x"),
    MustacheCase("empty object", "{{#a}}x{{/a}}{{^a}}y{{/a}}", ["a": [:]], "x"),
    MustacheCase("list", "{{#a}}{{b}}{{/a}}", ["a": [["b": "1"], ["b": "2"], [:]]], "12"),
    MustacheCase("inverted list", "{{^a}}x{{/a}}", ["a": [false]], ""),
    MustacheCase("a path", "{{#a.b}}x{{/a.b}}{{^a.c}}y{{/a.c}}", ["a": ["b": true]], "xy"),
    MustacheCase("a broken path", "{{#a.b.c}}x{{/a.b.c}}{{^a.b.c}}y{{/a.b.c}}", ["a": [:]], "y"),
    MustacheCase("white space in the tag", "{{# a }}x{{/ a }}{{^ b}}y{{/b }}", ["a": true], "xy"),
  ])
  func truth(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }

  @Test(arguments: [
    MustacheCase(
      "names are looked up outwards", "{{#a}}{{#b}}{{x}}{{y}}{{z}}{{/b}}{{/a}}",
      ["a": ["y": "2"], "b": ["z": "3"], "x": "1"], "123"),
    MustacheCase(
      "the innermost wins", "{{#a}}{{x}}{{/a}}{{x}}", ["a": ["x": "1"], "x": "2"], "12"),
    MustacheCase(
      "false hides what is outside", "{{#a}}{{#x}}1{{/x}}{{^x}}2{{/x}}{{/a}}",
      ["a": ["x": false], "x": true], "2"),
    MustacheCase(
      "lists in lists", "{{#a}}{{n}}:{{#b}}{{n}}{{m}} {{/b}}{{/a}}",
      ["a": [["n": "1", "b": [["m": "x"], ["m": "y"]]], ["n": "2", "b": [["n": "3"]]]]],
      "1:1x 1y 2:3 "),
    MustacheCase("the same name within", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], "123"),
    MustacheCase("the same name after", "{{#a}}1{{/a}}{{#a}}2{{/a}}", ["a": true], "12"),
    MustacheCase("nothing is left behind", "{{#a}}{{/a}}{{x}}", ["a": ["x": "1"]], ""),
    MustacheCase("an inverted section brings no context", "{{^a}}{{.}}{{/a}}", "x", "x"),
  ])
  func contexts(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }

  @Test(arguments: [
    MustacheCase("texts", "{{#a}}({{.}}){{/a}}", ["a": ["x", "<"]], "(x)(<)"),
    MustacheCase("not escaped", "{{#a}}{{{.}}}{{&.}}{{/a}}", ["a": ["<"]], "<<"),
    MustacheCase("lists", "{{#a}}[{{#.}}{{.}}{{/.}}]{{/a}}", ["a": [["1", "2"], []]], "[12][]"),
    MustacheCase("empty", "{{#a}}{{^.}}none{{/.}}{{/a}}", ["a": [[], ["x"]]], "none"),
    MustacheCase("at the root", "{{#.}}{{a}}{{/.}}", [["a": "1"], ["a": "2"]], "12"),
  ])
  func implicitIterators(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }
}
