import Testing

@testable import HasGeneration

@Suite struct MustacheLineTests {
  @Test(arguments: [
    MustacheCase("comment", "1\n  {{! a\n }}  \n2\n", [:], "1\n2\n"),
    MustacheCase("delimiters", "1\n\t{{=<% %>=}}\n2\n", [:], "1\n2\n"),
    MustacheCase("section", "1\n {{#a}}\n2\n {{/a}} \n3", ["a": true], "1\n2\n3"),
    MustacheCase("inverted section", "1\n {{^a}}\n2\n {{/a}} \n3", [:], "1\n2\n3"),
    MustacheCase("CRLF", "1\r\n{{#a}}\r\n2\r\n{{/a}}\r\n3\r\n", ["a": true], "1\r\n2\r\n3\r\n"),
    MustacheCase("first line", "  {{#a}}\n1{{/a}}\n2", ["a": true], "1\n2"),
    MustacheCase("last line", "1{{#a}}\n2\n  {{/a}}", ["a": true], "1\n2\n"),
    MustacheCase("only line", "  {{! a }} ", [:], ""),
    MustacheCase("empty lines stay", "1\n\n{{! a }}\n\n2", [:], "1\n\n\n2"),
    MustacheCase("repeated lines", "{{#a}}\n- {{.}}\n{{/a}}\n", ["a": ["1", "2"]], "- 1\n- 2\n"),
  ])
  func standalone(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }

  @Test(arguments: [
    MustacheCase("text before", "1 {{! a }}\n2", [:], "1 \n2"),
    MustacheCase("text after", " {{! a }} 1\n2", [:], "  1\n2"),
    MustacheCase("two tags", " {{#a}}{{/a}} \n2", ["a": true], "  \n2"),
    MustacheCase("a comment's end before", "{{! a\n }} {{#a}}\n1{{/a}}", ["a": true], " \n1"),
    MustacheCase("a lone carriage return", "{{! a }}\r1", [:], "\r1"),
    MustacheCase("within a section", " {{#a}} {{! b }}\n {{/a}} |\n", ["a": true], "  \n  |\n"),
    MustacheCase(
      "a section on one line", " {{#a}}x{{/a}}\n {{^b}}y{{/b}}\n", ["a": true], " x\n y\n"),
  ])
  func notStandalone(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }

  @Test(arguments: [
    MustacheCase(
      "comments vanish", "1{{! a }}2{{!}}3{{!a\nb{{c}}4", ["a": "x", "! a": "y"], "1234"),
    MustacheCase("new delimiters", "{{=<% %>=}}<%a%>{{a}}", ["a": "x"], "x{{a}}"),
    MustacheCase("one character, the same twice", "{{= | | =}}|a| |#a|y|/a|", ["a": "x"], "x y"),
    MustacheCase("white space in the tag", "{{=  <%\t %>\n=}}<%a%>", ["a": "x"], "x"),
    MustacheCase("and back", "{{=[ ]=}}[={{ }}=]{{a}}[a]", ["a": "x"], "x[a]"),
    MustacheCase("longer than ASCII", "{{=« »=}}«a»", ["a": "x"], "x"),
    MustacheCase("three braces", "{{=<% %>=}}<%{a}%><%&a%>", ["a": "<"], "<<"),
    MustacheCase("they last beyond a section", "{{#a}}{{=[ ]=}}[/a][a]{{a}}", ["a": "x"], "x{{a}}"),
  ])
  func commentsAndDelimiters(_ test: MustacheCase) throws {
    #expect(try test.rendered() == test.want)
  }
}
