import HasgenReading
import Testing

@Suite struct ConditionTests {
  @Test(arguments: [
    ("#if DEBUG\nlet a = 1\n#endif", ["DEBUG"]),
    ("#if A\n#else\nlet a = 1\n#endif", ["!A"]),
    ("#if A&&B // c\n#elseif os( iOS )||C\nlet a = 1\n#endif", ["!(A && B)", "os(iOS) || C"]),
    ("#if A\n#elseif B\n#else\nlet a = 1\n#endif", ["!A", "!B"]),
    ("#if A\nstruct S {\n#if !B\nlet a = 1\n#endif\n}\n#endif", ["A", "!B"]),
    ("#if A\n#endif\nlet a = 1", []),
    ("#if swift(>=99)\n}\n#else\nlet a = 1\n#endif", ["!swift(>=99)"]),
    ("#if swift(>=99)\nstruct S { (\n#endif\nlet a = 1", []),
    ("#if canImport(A,_version:1.2)\nlet a = 1\n#endif", ["canImport(A, _version: 1.2)"]),
    ("#if (A || B) && !C\nlet a = 1\n#endif", ["(A || B) && !C"]),
    ("#if X\n@a\n#endif\nlet a = 1", []),
  ])
  func conditions(_ text: String, _ wanted: [String]) {
    let outline = Outline(reading: text)
    #expect(outline.problems == [])
    #expect(outline.first("a")?.conditions.map(\.description) == wanted)
  }

  /// The conditions that one is made of: joined with `&&`, negated or in parentheses.
  @Test(arguments: [
    ("A", []), ("os( iOS )", []), ("A||B", []), ("A || B && C", []), ("A&&B", ["A", "B"]),
    ("!A", ["!A"]), ("!!A", ["!!A"]), ("(A)", ["A"]), ("((A))", ["(A)"]), ("(A||B)", ["A || B"]),
    ("!(A || B) && C", ["!(A || B)", "C"]), ("A && (B || !C) && !D", ["A", "(B || !C)", "!D"]),
    ("!(A && B)", ["!((A && B))"]), ("A && (B && C)", ["A", "(B && C)"]),
    (
      "swift(>=5.9) && canImport(A, _version: 1.2)",
      [
        "swift(>=5.9)", "canImport(A, _version: 1.2)",
      ]
    ), ("A &&\n  B", ["A", "B"]),
  ])
  func factors(_ text: String, _ wanted: [String]) {
    let outline = Outline(reading: "#if \(text)\nlet a = 1\n#endif")
    #expect(outline.problems == [])
    #expect(outline.first("a")?.conditions.first?.factors.map(\.description) == wanted)
  }

  @Test(arguments: [
    ("", "a condition"), ("A &&", "a condition"), ("!", "a condition"), ("()", "a condition"),
    ("(A", "')'"), ("os(iOS", "')'"), ("A B", "the end of the line"),
    ("A)", "the end of the line"), ("A == 1", "the end of the line"),
  ])
  func refusesWhatIsNone(_ text: String, _ wanted: String) {
    let outline = Outline(reading: "let a = 1\n#if \(text)\n")
    #expect(outline.problems.map(\.message) == ["expected \(wanted)"])
    #expect(outline.first("a") != nil)
  }

  @Test(arguments: ["(", "!"])
  func readsNestingUpToItsLimit(_ sign: String) {
    func problems(_ depth: Int) -> [Problem.Kind] {
      let closing = sign == "(" ? String(repeating: ")", count: depth) : ""
      let condition = String(repeating: sign, count: depth) + "A" + closing
      return Outline(reading: "#if \(condition)\n#endif").problems.map(\.kind)
    }
    #expect(problems(63) == [])
    #expect(problems(64) == [.tooDeep])
  }
}
