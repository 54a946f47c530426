import HasgenReading
import Testing

/// Texts that are hostile by their size: they are read, or told to be too deep.
@Suite struct GrowthTests {
  @Test(arguments: [
    ("let a = ", "[", 20_000), ("let a: ", "[", 20_000), ("let ", "(", 20_000),
    ("let a = ", "\"\\(", 10_000), ("let a: A", "?", 20_000), ("let a: ", "() -> ", 20_000),
    ("let a: ", "any ", 20_000), ("let a: ", "x<", 20_000), ("", "#if A\n", 20_000),
    ("#if ", "(", 20_000), ("", "struct A {", 20_000), ("#if A\n", "#elseif B\n", 20_000),
    ("let a: ", "@a<", 20_000), ("struct A: ", "@a<", 20_000), ("", "@a<", 20_000),
  ])
  func isTooDeep(_ start: String, _ part: String, _ count: Int) {
    let outline = Outline(reading: start + String(repeating: part, count: count))
    #expect(outline.problems.map(\.kind) == [.tooDeep])
  }

  @Test(arguments: [
    ("", "/*", 50_000, "*/"), ("let a = ", "x<", 20_000, "x"), ("let a = ", "b + ", 250_000, "c"),
    ("let a = [", "b, ", 300_000, "c]"), ("let a: A", ".A", 20_000, ""),
    ("let a = 1 ", "/**/", 100_000, ""),
    ("let a: A", " & A", 20_000, ""), ("", "#if A\nlet a = 1\n#endif\n", 20_000, ""),
    ("let a: (", "A, ", 20_000, "A)"), ("let a = \"", "\\(b)", 20_000, "\""),
    ("let a = b", "\n#if A\n.b()\n#endif", 20_000, ""),
    ("", "repeat {} while ", 20_000, "a"), ("let a = ", "repeat {} while ", 20_000, "a"),
    ("let a = ", "f(", 200, String(repeating: ")", count: 200)),
  ])
  func isRead(_ start: String, _ part: String, _ count: Int, _ end: String) {
    let isComment = part == "/*"
    let end = isComment ? String(repeating: end, count: count) : end
    let text = start + String(repeating: part, count: count) + end + "\nstruct After {}"
    let outline = Outline(reading: text)
    #expect(outline.problems == [])
    #expect(outline.declarations.last?.name == "After")
  }

  /// Every beginning of a text comes to an end, and keeps its places within itself.
  @Test func truncated() {
    let text = """
      @a(b: "}") public struct A<T>: P & Q where T == [Int] { // hasgen: c
        #if swift(>=5) && DEBUG
        let a = if b { "\\(c("\\(d)"))" } else { #"e"# }, f: [String: (Int) throws -> A.B?]
        #else
        func g<each U>(_ h: repeat each U = /i[)]/, j: Int...) async throws(K) -> some L { }
        #endif
        var `m n`: O { get { p } set { } } /* q */
      }
      """
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let outline = bytes[..<count].withUnsafeBufferPointer { Outline(reading: $0) }
      let ranges = outline.declarations.flatMap { [$0.range] + $0.members.map(\.range) }
      #expect(ranges.allSatisfy { $0.upperBound <= count })
      #expect(outline.problems.allSatisfy { $0.offset <= count })
    }
  }
}
