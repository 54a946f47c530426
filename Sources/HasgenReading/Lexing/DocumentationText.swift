/// The lines of a doc comment as ranges of source bytes, and the text made of them.
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
    while stop > start, bytes[stop - 1].isBlank { stop -= 1 }
    lines.append(start..<stop)
  }

  /// The lines without common indentation, and without empty lines at the beginning and end; `nil`
  /// if no line is left.
  var text: String? {
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return nil }
    let kept = lines[first...last]
    let common = kept.filter { !$0.isEmpty }.map(indent).min() ?? 0
    var text: [UInt8] = []
    for line in kept {
      if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
      let content = line.dropFirst(common)
      text += UnsafeBufferPointer(start: bytes + content.startIndex, count: content.count)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func indent(of line: Range<Int>) -> Int {
    var i = line.lowerBound
    while i < line.upperBound, bytes[i].isBlank { i += 1 }
    return i - line.lowerBound
  }
}
