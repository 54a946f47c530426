import Testing

@testable import HasgenReading

/// A body is skipped without a look at its words, and ends at the brace that closes it.
@Suite struct BodyTests {
  @Test(arguments: [
    ValidTextTests.comments, ValidTextTests.strings, ValidTextTests.regexLiterals,
    ValidTextTests.operators, ValidTextTests.conditions, ValidTextTests.names,
    ValidTextTests.types, ValidTextTests.attributes, ValidTextTests.members,
  ])
  func endsAtItsBrace(_ texts: [String]) {
    for text in texts {
      let body = "{ \(text)\n}"
      #expect(Body(body + " else { }") == Body(end: body.utf8.count, problem: nil), "\(text)")
    }
  }

  @Test(arguments: InvalidTextTests.unfinished)
  func hasAProblem(_ wrong: InvalidTextTests.Case) {
    let text = "{\n\(wrong.text.replacing("▸", with: ""))\n}"
    let whole = Outline(reading: "func f() \(text)")
    #expect(Body(text).problem == whole.problems.first?.kind)
  }

  @Test(arguments: [
    "{ a / b // {\n/ c }", "{ return // }\n  /}/ }", "{ größe / 2 / ä }",
    "{ `}` }", "{ #\"}\"# + #/}/# + ##\"\"\"\n}\"#\n\"\"\"## }", "{ a\u{B}}",
    #"{ "\({ a })" }"#,
  ])
  func hardTokens(_ text: String) {
    #expect(Body(text) == Body(end: text.utf8.count, problem: nil))
  }

  @Test(arguments: [
    ("{\n<<<<<<< HEAD\n}", Problem.Kind.conflictMarker),
    ("{ a = <#value#> }", .placeholder),
    ("{ a <<#b#> }", .placeholder), ("{ \"\\(a\n)\" }", .unterminated(.string)),
    ("{ ' }", .unexpectedCharacter("'")), ("{ “ }", .unexpectedCharacter("“")),
  ])
  func problems(_ text: String, problem: Problem.Kind) { #expect(Body(text).problem == problem) }

  /// A byte that begins no word, no number and no plain operator is looked at in bodies too.
  @Test func noByteIsForgotten() {
    let plain = [
      ByteClass.space, ByteClass.newline, ByteClass.word, ByteClass.punctuation,
      ByteClass.operation,
    ]
    for byte in 0...255 {
      let kind = ByteClass.table[byte]
      let isMark = [UInt8(ascii: "<"), UInt8(ascii: ">")].contains { Int($0) == byte }
      let isPassed = plain.contains(kind) && !isMark
      #expect(ByteClass.bracketTable[byte] == (isPassed ? ByteClass.space : kind))
    }
  }
}

/// The place to which a lexer skips the body at the beginning of a text, or the reason why it cannot.
private struct Body: Equatable {
  let end: Int
  let problem: Problem.Kind?

  init(end: Int, problem: Problem.Kind?) {
    self.end = end
    self.problem = problem
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self = bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Body(end: 0, problem: nil) }
      return Lexer.read(start, count: buffer.count) { lexer in
        lexer.skipBracket()
        return Body(end: lexer.previousEnd, problem: lexer.problem?.kind)
      }
    }
  }
}
