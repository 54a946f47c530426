@testable import HasgenProjects
import Testing

@Suite struct PropertyListTests {
  @Test(
    arguments: [
      ("a", .string("a")),
      ("// !$*UTF8*$!\n{}", .dictionary([:])),
      ("()", .array([])),
      ("(a, \"b c\", )", .array([.string("a"), .string("b c")])),
      (
        "{ a = 1; \"b\" = { c = (); }; }",
        .dictionary([
          "a": .string("1"), "b": .dictionary(["c": .array([])]),
        ])
      ),
      ("{/* a = 1; */a /**/=/* ; */2;// x }\n}", .dictionary(["a": .string("2")])),
      ("Sources/A-b.c:d_$e", .string("Sources/A-b.c:d_$e")),
      (#""a\n\t\"\\ \'""#, .string("a\n\t\"\\ '")),
      (#""\U00e9\U2026 é""#, .string("é… é")),
      ("\r\n\t a /* the end", .string("a")),
    ] as [(String, PropertyList)])
  func reads(_ text: String, _ value: PropertyList) throws {
    #expect(try PropertyList(reading: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    ("", "a value is missing", 0),
    ("{", "a value is missing", 1),
    ("{ a = 1 }", "';' is missing after a value", 8),
    ("{ a 1; }", "'=' is missing after a key", 4),
    ("{ \"a\": 1 }", "'=' is missing after a key", 5),
    ("(a b)", "',' or ')' is missing after a value", 3),
    ("(a) x", "nothing may follow the value", 4),
    ("\"a", "a closing quote is missing", 2),
    ("\"a\\", "a closing quote is missing", 3),
    ("<?xml version=\"1.0\"?>", "a value is missing", 0),
    ("{\n<<<<<<< HEAD\n a = 1;", "the file has merge markers", 2),
    ("(\n<<<<<<< HEAD\n a,", "the file has merge markers", 2),
  ])
  func refuses(_ text: String, _ message: String, _ offset: Int) {
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(reading: Array(text.utf8))
    }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test(arguments: ["(", "{a=", "{\"a\"=("])
  func refusesDeepValues(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    let error = #expect(throws: PropertyListError.self) {
      try PropertyList(reading: Array(text.utf8))
    }
    #expect(error?.message == "values are nested too deep")
  }

  @Test func comesBackFromDamagedEscapes() throws {
    for text in [#""\"#, #""\1"#, #""\U"#, #""\U1""#, #""\Ud83d""#, #""\9""#, #""\777""#] {
      _ = try? PropertyList(reading: Array(text.utf8))
    }
  }
}
