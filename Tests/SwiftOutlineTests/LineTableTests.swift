import SwiftOutline
import Testing

@Suite struct LineTableTests {
  @Test func linesEndAsTheirFileHasIt() {
    #expect(Outline(reading: "a\r\nb\rc\n\nd").lines.starts == [0, 3, 5, 7, 8])
    #expect(Outline(reading: "").lines.starts == [0])
  }

  @Test func columnsCountBytes() {
    let outline = Outline(reading: "\r\n/* é */ let a = 1")
    let position = outline.first("a").map { outline.lines.position(of: $0.nameRange.lowerBound) }
    #expect(position?.line == 2)
    #expect(position?.column == 14)
  }
}
