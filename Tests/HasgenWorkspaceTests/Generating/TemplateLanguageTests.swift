import Testing

@testable import HasgenWorkspace

/// The language of templates: a template, and its text for some values.
@Suite struct TemplateLanguageTests {
  private static let values = [
    "name": [["Ada"]], "words": [["a", "b"]], "people": [["Bob", "7"], ["Eve"]], "none": [],
  ]

  @Test(arguments: [
    ("Hello {{name}}, {{ name }}!", "Hello Ada, Ada!"),
    ("{{#name}}1{{/name}}{{#none}}2{{/none}}{{^none}}3{{/none}}{{^name}}4{{/name}}", "13"),
    ("{{#name}}{{.}}{{name}}{{/name}}{{none}}{{unset}}", "AdaAda"),
    ("{{#words}}<{{#lines}}{{.}}{{/lines}}>{{/words}}", "<ab>"),
    ("{{#people}}{{#lines}}{{name}}{{.}} {{/lines}};{{/people}}", "AdaBob Ada7 ;AdaEve ;"),
    ("x\n  {{#words}}\n  {{#lines}}\n  {{.}}\n  {{/lines}}\n{{/words}}\ny", "x\n  a\n  b\ny"),
    ("{{#name}}\n{{.}}\n{{/name}}", "Ada\n"),
    ("{{#name}}\r\na\r\n{{/name}}\r\nb", "a\nb"),
    ("{{#name}} a {{/name}}\n", " a \n"),
    ("{{#name}}\n{{#words}}\n\n{{#lines}}{{.}}{{/lines}}\n{{/words}}\n{{/name}}\n", "\nab\n"),
    ("{{#name}}{{#words}}\n{{/words}}{{/name}}", "\n"),
    ("} { {{name}}", "} { Ada"),
    ("{{#name}} { a { b }}\n{{/name}}", " { a { b }}\n"),
    ("a{{! a comment }}b\n  {{! another }}\n", "ab\n"),
    ("", ""),
  ])
  func fills(_ text: String, _ wanted: String) throws {
    let names = ["name", "words", "people", "none", "unset", "lines"]
    let template = try Template(text, path: "T", names: names)
    #expect(template.text(for: Self.values) == wanted)
  }
}
