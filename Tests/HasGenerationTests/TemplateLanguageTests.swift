import Testing

@testable import HasGeneration

/// The language of templates: a template, and its text for one value.
@Suite struct TemplateLanguageTests {
  private static let value = MustacheValue.object([
    "name": .string("Ada"), "empty": .string(""), "yes": .bool(true), "no": .bool(false),
    "words": .list([.string("a"), .string("b")]), "none": .list([]),
    "people": .list([.object(["name": .string("Bob")]), .object(["age": .string("7")])]),
  ])

  @Test(arguments: [
    ("Hello {{name}}, {{ name }}!", "Hello Ada, Ada!"),
    ("{{#yes}}1{{/yes}}{{#no}}2{{/no}}{{^no}}3{{/no}}{{^yes}}4{{/yes}}", "13"),
    ("{{#words}}<{{.}}>{{/words}}{{^none}}none{{/none}}{{#empty}}x{{/empty}}", "<a><b>none"),
    ("{{#people}}{{name}} {{/people}}", "Bob Ada "),
    ("{{#people}}{{#words}}{{name}}{{.}}{{/words}};{{/people}}", "BobaBobb;AdaaAdab;"),
    ("a{{! a comment }}b", "ab"),
    ("x\n  {{#words}}\n  {{.}}\n  {{/words}}\ny", "x\n  a\n  b\ny"),
    ("{{#words}}\n{{.}}\n{{/words}}", "a\nb\n"),
    ("{{#yes}}\r\na\r\n{{/yes}}\r\nb", "a\r\nb"),
    ("{{#yes}} a {{/yes}}\n", " a \n"),
    ("{{#yes}}\n{{#words}}\n\n{{.}}\n{{/words}}\n{{/yes}}\n", "\na\n\nb\n"),
    ("} { {{name}}", "} { Ada"),
  ])
  func fills(_ text: String, _ wanted: String) throws {
    let names = ["name", "empty", "yes", "no", "words", "none", "people", "age"]
    #expect(try Template(text, template: "T", names: names).text(for: Self.value) == wanted)
  }
}
