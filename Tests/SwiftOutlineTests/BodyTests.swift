import Testing

@testable import SwiftLexing
@testable import SwiftOutline

/// A body is passed by without a look at its words, and ends where its tokens say.
@Suite struct BodyTests {
  @Test(arguments: [
    ValidTextTests.comments, ValidTextTests.strings, ValidTextTests.regexLiterals,
    ValidTextTests.operators, ValidTextTests.conditions, ValidTextTests.names,
    ValidTextTests.types, ValidTextTests.attributes, ValidTextTests.members,
  ])
  func endsWhereItsTokensSay(_ texts: [String]) {
    for text in texts {
      let body = Array("{ \(text)\n} else { }".utf8)
      for count in 0...body.count { BodyEnd.expectSame(in: Array(body[..<count])) }
    }
  }

  @Test(arguments: InvalidTextTests.unfinished + InvalidTextTests.brackets)
  func hasTheSameProblem(_ wrong: InvalidTextTests.Case) {
    BodyEnd.expectSame(in: Array("{\n\(wrong.text.replacing("▸", with: ""))\n}".utf8))
  }

  @Test(arguments: [
    "{\n<<<<<<< HEAD\n}", "{\n>>>> ORIGINAL\n}", "{ a = <#value#> }", "{ a <<#b#> }",
    "{ \"\\(a\n)\" }", "{ \"\\(a /*\n*/)\" }", "{ \"\\({ a\n })\" }", "{ a / b // {\n/ c }",
    "{ a /* } */ /}/ }", "{ return // }\n  /}/ }", "{ größe / 2 / ä }", "{ a ÷ /}/ }", "{ `}` }",
    "{ #\"}\"# + #/}/# + ##\"\"\"\n}\"#\n\"\"\"## }", "{ ' }", "{ \u{7F} }", "{ “ }", "{ a\u{B}}",
  ])
  func hardTokens(_ text: String) { BodyEnd.expectSame(in: Array(text.utf8)) }

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

/// Where a lexer comes to if it skips a whole text, and why no further.
struct BodyEnd: Equatable {
  private let problem: Problem?
  private let at: Int
  private let depth: Int

  /// - Parameter byTokens: Whether it looks at all tokens of bodies.
  private init(_ text: UnsafeBufferPointer<UInt8>, byTokens: Bool) {
    guard let bytes = text.baseAddress else {
      (problem, at, depth) = (nil, 0, 0)
      return
    }
    (problem, at, depth) = Lexer.read(
      bytes, count: SourceBytes.textEnd(bytes, count: text.count)
    ) { lexer in
      lexer.looksIntoBodies = byTokens
      lexer.skip(from: lexer.previousEnd, downTo: -1)
      return (lexer.problem, lexer.at, lexer.depth)
    }
  }

  static func expectSame(in text: [UInt8]) {
    text.withUnsafeBufferPointer { bytes in
      let passed = BodyEnd(bytes, byTokens: false)
      let read = BodyEnd(bytes, byTokens: true)
      guard passed != read else { return }
      Issue.record("\(passed) or \(read):\n\(String(decoding: text, as: UTF8.self))")
    }
  }
}
