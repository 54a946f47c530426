import HasgenReading
import Testing

@Suite struct LineTableTests {
  @Test func linesEndAsTheirFileHasIt() {
    #expect(Outline(reading: "a\r\nb\rc\n\nd").lines.starts == [0, 3, 5, 7, 8])
    #expect(Outline(reading: "").lines.starts == [0])
  }

  @Test(arguments: [
    ("a\r\nb\n", true), ("1234567\r\n", true), ("\r\na", true), ("a\nb\r\n", false),
    ("a\rb\r\n", false),
    ("\na\r\n", false), ("a\r\r\n", false), ("a\r", false), ("a", false),
  ])
  func theFirstLineTellsHowLinesEnd(_ text: String, isByPairs: Bool) {
    #expect(Outline(reading: text).lines.usesCRLF == isByPairs)
  }

  /// Eight bytes are looked at in one go: no line may be lost at their ends.
  @Test func linesOfWhateverText() {
    let parts = ["\n", "\r", "\r\n", "a", "bc", "\u{B}", "é", "\u{8D}", "\u{10D}"]
    for number in 0..<2_000 {
      var rest = number &* 0x9E37_79B9
      var text = ""
      while rest > 0 {
        text += parts[rest % parts.count]
        rest /= parts.count + 1
      }
      text = "/*" + text + "*/"
      var starts = [0]
      let bytes = Array(text.utf8)
      for (index, byte) in bytes.enumerated() {
        let isPair = byte == 13 && bytes[index + 1] == 10
        if byte == 10 || byte == 13 && !isPair { starts.append(index + 1) }
      }
      #expect(Outline(reading: text).lines.starts == starts, "\(bytes)")
    }
  }

  @Test func columnsCountBytes() {
    let outline = Outline(reading: "\r\n/* é */ let a = 1")
    let position = outline.first("a").map { outline.lines.position(of: $0.nameRange.lowerBound) }
    #expect(position?.line == 2)
    #expect(position?.column == 14)
  }
}
