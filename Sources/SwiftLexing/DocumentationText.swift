/// The lines of a doc comment as bytes of the source, and the text that they come to.
struct DocumentationText {
  /// The texts behind the comment marks, without white space at the end.
  private var lines: [Range<Int>] = []
  private let bytes: UnsafePointer<UInt8>

  init(in bytes: UnsafePointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func removeAll() { lines = [] }

  mutating func addLine(_ start: Int, _ end: Int) {
    var stop = end
    while stop > start, isBlank(stop - 1) { stop -= 1 }
    lines.append(start..<stop)
  }

  /// Takes the lines of a block comment's inside, without the stars that they may begin with.
  mutating func setBlock(_ start: Int, _ end: Int) {
    lines = []
    var haveStars = true
    var lineStart = start
    var i = start
    while i <= end {
      let length = i < end ? lineBreakLength(at: i, end) : 1
      if length > 0 {
        addLine(lineStart, i)
        let inside = lineStart + indent(of: lineStart..<i)
        if lineStart > start, inside < i, bytes[inside] != UInt8(ascii: "*") { haveStars = false }
        lineStart = i + length
      }
      i += max(length, 1)
    }
    if haveStars { dropStars() }
  }

  /// The lines without common indentation and without empty ones around; `nil` if none is left.
  var text: String? {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    var common = Int.max
    var count = 0
    for line in lines[first...last] {
      count += line.count + 1
      if !line.isEmpty { common = min(common, indent(of: line)) }
    }
    return String(unsafeUninitializedCapacity: count) { text in
      var length = 0
      for line in lines[first...last] {
        if length > 0 {
          text[length] = UInt8(ascii: "\n")
          length += 1
        }
        for i in line.dropFirst(common) {
          text[length] = bytes[i]
          length += 1
        }
      }
      return length
    }
  }

  private mutating func dropStars() {
    for index in lines.indices.dropFirst() {
      let line = lines[index]
      lines[index] = min(line.lowerBound + indent(of: line) + 1, line.upperBound)..<line.upperBound
    }
  }

  private func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }

  private func indent(of line: Range<Int>) -> Int {
    var i = line.lowerBound
    while i < line.upperBound, isBlank(i) { i += 1 }
    return i - line.lowerBound
  }

  /// The number of bytes of the line break at an offset, whichever Unicode knows; 0 for no break.
  private func lineBreakLength(at offset: Int, _ end: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "\r"):
      return offset + 1 < end && bytes[offset + 1] == UInt8(ascii: "\n") ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2: return offset + 1 < end && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < end, bytes[offset + 1] == 0x80 else { return 0 }
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }
}
