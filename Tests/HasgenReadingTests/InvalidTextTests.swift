import HasgenReading
import Testing

/// Texts that the compiler refuses: the problem must be told where `▸` stands, and what was
/// declared before it must be kept.
@Suite struct InvalidTextTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let kind: Problem.Kind
    var kept: [String] = []
    var testDescription: String { text }
  }

  @Test(
    arguments: Self.files + Self.conflicts + Self.unfinished + Self.brackets + Self.declarations)
  func problem(_ wanted: Case) throws {
    let mark = try #require(wanted.text.firstRange(of: "▸"))
    let offset = wanted.text[..<mark.lowerBound].utf8.count
    let outline = Outline(reading: wanted.text.replacing("▸", with: ""))
    #expect(outline.problems.map(\.kind) == [wanted.kind])
    #expect(outline.problems.map(\.offset) == [offset])
    #expect(outline.summary == wanted.kept)
    #expect(outline.problems.allSatisfy { !$0.message.isEmpty })
  }

  static let files: [Case] = [
    Case(text: "struct A {}\n▸\0struct B {}", kind: .nulByte, kept: ["struct A"]),
    Case(
      text: "struct A {}\n▸<<<<<<< HEAD\nstruct B {}\n=======\n>>>>>>> x", kind: .conflictMarker,
      kept: ["struct A"]),
    Case(text: "func f() {\n▸<<<<<<< HEAD\n}", kind: .conflictMarker, kept: ["func f()"]),
    Case(text: "let a = ▸<#value#>", kind: .placeholder, kept: ["let a"]),
    Case(text: "func f() { g(▸<#T##Int#>) }", kind: .placeholder, kept: ["func f()"]),
    Case(text: "let a = ▸“x”", kind: .unexpectedCharacter("“"), kept: ["let a"]),
    Case(text: "func f() { g(▸‘x’) }", kind: .unexpectedCharacter("‘"), kept: ["func f()"]),
  ]

  /// The first marker is reported, wherever a conflict is.
  static let conflicts: [Case] = [
    Case(
      text: "struct A: B,\n▸<<<<<<< HEAD\n  C {\n=======\n  D {\n>>>>>>> x\n}",
      kind: .conflictMarker, kept: ["struct A: B"]),
    Case(
      text: "let a = \"\"\"\n▸<<<<<<< HEAD\n  \"\"\"\n=======\n  b\n  \"\"\"\n>>>>>>> x\n",
      kind: .conflictMarker, kept: ["let a"]),
    Case(
      text: "#if swift(>=9)\n▸<<<<<<< HEAD\n=======\n>>>>>>> x\n#endif", kind: .conflictMarker),
    Case(
      text: "let a = “x”\n▸<<<<<<< HEAD\n=======\n>>>>>>> x\n", kind: .conflictMarker,
      kept: ["let a"]),
  ]

  static let unfinished: [Case] = [
    Case(
      text: "struct A {}\nlet a = ▸\"x", kind: .unterminated(.string), kept: ["struct A", "let a"]),
    Case(text: "let a = ▸\"x\\(y\nstruct A {}", kind: .unterminated(.string), kept: ["let a"]),
    Case(text: "let a = ▸\"\"\"\nx", kind: .unterminated(.string), kept: ["let a"]),
    Case(text: "let a = ▸\"\"\"\n\\(x}\n\"\"\"", kind: .unterminated(.string), kept: ["let a"]),
    Case(text: "struct A {}\n▸/* /* */", kind: .unterminated(.comment), kept: ["struct A"]),
    Case(text: "func f() { ▸/* }", kind: .unterminated(.comment), kept: ["func f()"]),
    Case(text: "let a = ▸#/x\n/#", kind: .unterminated(.regex), kept: ["let a"]),
    Case(text: "let a = ▸#/\nx", kind: .unterminated(.regex), kept: ["let a"]),
    Case(text: "struct ▸`a {}\n", kind: .unterminated(.identifier)),
    Case(text: "▸#if X\nstruct A {}", kind: .unclosedCondition, kept: ["struct A"]),
    Case(text: "func f() {\n▸#if X\n", kind: .unclosedCondition, kept: ["func f()"]),
    Case(text: "let a = ▸(1, 2", kind: .unclosed("("), kept: ["let a"]),
    Case(text: "struct A ▸{ let a = 1", kind: .unclosed("{"), kept: ["struct A", "  let a"]),
    Case(text: "struct A { func f() ▸{ ", kind: .unclosed("{"), kept: ["struct A", "  func f()"]),
    Case(text: "let a: ▸[Int", kind: .unclosed("[")),
    Case(
      text: "struct A ▸{\n  func f() {\n    if a {\n    }\n\n  func g() {\n  }\n}\n",
      kind: .unclosed("{"), kept: ["struct A", "  func f()"]),
    Case(
      text: "struct A ▸{\n  struct B {\n    let a = 1\n}\n", kind: .unclosed("{"),
      kept: ["struct A", "  struct B", "    let a"]),
  ]

  static let brackets: [Case] = [
    Case(text: "struct A {} ▸}\nstruct B {}", kind: .stray("}"), kept: ["struct A"]),
    Case(text: "struct A {}\n▸#endif", kind: .strayDirective(.endif), kept: ["struct A"]),
    Case(text: "func f() {\n▸#else\n}", kind: .strayDirective(.elseBranch), kept: ["func f()"]),
    Case(text: "func f() { g▸(1 }", kind: .unclosed("("), kept: ["func f()"]),
    Case(text: "func f() { 1 ▸) }", kind: .stray(")"), kept: ["func f()"]),
    Case(text: "struct A { let a = 1 ▸] }", kind: .stray("]"), kept: ["struct A", "  let a"]),
    Case(text: "#if X\nstruct A ▸{\n#else\n#endif\n}", kind: .unclosed("{"), kept: ["struct A"]),
    Case(text: "#if X\n▸}\n#endif", kind: .stray("}")),
    Case(text: "#if swift(>=5)\n▸}\n#endif", kind: .stray("}")),
  ]

  static let declarations: [Case] = [
    Case(text: "struct ▸{}", kind: .expected("a name")),
    Case(text: "let ▸= 1", kind: .expected("a name")),
    Case(text: "struct A▸ \nstruct B {}", kind: .expected("'{'"), kept: ["struct A"]),
    Case(text: "let a: ▸= 1", kind: .expected("a type"), kept: []),
    Case(text: "struct A { ▸1 + 2 }", kind: .expected("a declaration"), kept: ["struct A"]),
    Case(text: "struct A { @objc ▸}", kind: .expected("a declaration"), kept: ["struct A"]),
    Case(text: "func f(a▸) {}", kind: .expected("':'")),
  ]

  @Test func badUTF8() {
    let bytes = Array("struct A {}\nlet a = \"".utf8) + [0xC3, 0x28] + Array("\"".utf8)
    let outline = bytes.withUnsafeBufferPointer { Outline(reading: $0) }
    #expect(outline.problems.map(\.kind) == [.invalidEncoding])
    #expect(outline.problems.map(\.offset) == [21])
    #expect(outline.summary.first == "struct A")
  }

  @Test func utf16WithByteOrderMark() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00]
    let outline = bytes.withUnsafeBufferPointer { Outline(reading: $0) }
    #expect(outline.problems.map(\.kind) == [.invalidEncoding])
    #expect(outline.problems.map(\.offset) == [0])
  }
}
