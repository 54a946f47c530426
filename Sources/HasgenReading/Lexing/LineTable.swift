/// A place in a source text.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The 1-based line.
  package let line: Int
  /// The 1-based column, counted in UTF-8 bytes.
  package let column: Int

  /// Orders by place in the text.
  package static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// The byte offsets at which the lines of a text begin; turns offsets into lines and columns.
package struct LineTable: Sendable {
  /// The offset of each line's first byte, ascending; the first is that of line 1.
  package let starts: [Int]
  /// True if the first line ends with a carriage return and a line feed, as on Windows.
  package let usesCRLF: Bool

  /// The lines of a text; line feeds, carriage returns and pairs of both end them.
  package init(of text: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    var usesCRLF = false
    if let bytes = text.baseAddress {
      starts.reserveCapacity(text.count / 32 + 1)
      var i = bytes.lineBreak(from: 0, to: text.count)
      while i < text.count {
        let isPair =
          bytes[i] == "\r" && i + 1 < text.count && bytes[i + 1] == "\n"
        if isPair, starts.count == 1 { usesCRLF = true }
        i += isPair ? 2 : 1
        starts.append(i)
        i = bytes.lineBreak(from: i, to: text.count)
      }
    }
    self.starts = starts
    self.usesCRLF = usesCRLF
  }

  /// The lines of a text.
  package init(of text: [UInt8]) { self = text.withUnsafeBufferPointer { LineTable(of: $0) } }

  /// The line and column of a byte offset; an offset past the end belongs to the last line.
  package func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    guard low < starts.count else { return SourcePosition(line: 1, column: offset + 1) }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}

extension UnsafePointer<UInt8> {
  /// The offset of the first line break at or behind an offset, or the end.
  func lineBreak(from offset: Int, to end: Int) -> Int {
    var i = offset
    while i < end, self[i] != "\n", self[i] != "\r" { i += 1 }
    return i
  }
}
