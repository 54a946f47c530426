import HasgenReading

/// The removal of names from a composition in the text of a file.
struct CompositionEdit {
  /// The ranges of bytes to remove, in the order of the text.
  private(set) var cuts: [Range<Int>] = []

  /// A name with the offsets of its bytes, and the separator behind it, if there is one.
  private typealias Piece = (name: Range<Int>, separator: Range<Int>?, line: Int)

  /// Removes names from a list with `&` or `,` between them; `nil` if the list has parentheses or
  /// generic arguments.
  ///
  /// - Parameters:
  ///   - offsets: The offsets of all names.
  ///   - removed: The indices of the names to remove; at least one name must remain.
  init?(removing removed: Set<Int>, of offsets: [Int], in text: BodyText) {
    let lines = LineTable(of: text.bytes)
    var parts: [Piece] = []
    for (number, offset) in offsets.enumerated() {
      var index = text.index(atOrBehind: offset)
      guard index < text.tokens.count, text.tokens[index].start == offset else { return nil }
      while index + 2 < text.tokens.count, text.tokens[index + 1].kind == .dot { index += 2 }
      let name = offset..<text.tokens[index].end
      let next = index + 1 < text.tokens.count ? text.tokens[index + 1] : nil
      let isLast = number == offsets.count - 1
      guard next?.begins("<") != true else { return nil }
      if !isLast {
        guard next?.isSeparator == true, index + 2 < text.tokens.count,
          text.tokens[index + 2].start == offsets[number + 1]
        else { return nil }
      }
      let separator = isLast ? nil : next.map { $0.start..<$0.end }
      parts.append((name, separator, lines.position(of: offset).line))
    }
    for first in parts.indices
    where removed.contains(first) && !removed.contains(first - 1) {
      let end = parts.indices[first...].first { !removed.contains($0) } ?? parts.count
      cut(first..<end, of: parts, lines)
    }
    cuts = cuts.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Cuts neighbouring names, and all but one of the separators around them.
  private mutating func cut(_ range: Range<Int>, of parts: [Piece], _ lines: LineTable) {
    cuts += parts[range].map(\.name)
    let behind = parts[range].compactMap(\.separator)
    guard range.lowerBound > 0, let before = parts[range.lowerBound - 1].separator else {
      cuts += behind
      return
    }
    // Keep the first separator if it ends the line above, or else the last one.
    let line = parts[range.lowerBound].line
    let endsLine = lines.position(of: before.lowerBound).line < line
    if range.upperBound < parts.count, endsLine {
      cuts += behind
    } else {
      cuts += [before] + behind.prefix(range.count - 1)
    }
  }
}

extension BodyToken {
  fileprivate var isSeparator: Bool { end == start + 1 && (begins("&") || begins(",")) }
}

extension [UInt8] {
  /// Removes ranges with the spaces around them, and the lines that become blank.
  func removing(_ cuts: [Range<Int>]) -> [UInt8] {
    var joined: [Range<Int>] = []
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, self[last.upperBound..<cut.lowerBound].allSatisfy(\.isBlank) {
        joined[joined.count - 1] = last.lowerBound..<cut.upperBound
      } else {
        joined.append(cut)
      }
    }
    var result = self
    for cut in joined.reversed() { result.removeSubrange(widened(cut)) }
    return result
  }

  private func widened(_ cut: Range<Int>) -> Range<Int> {
    let start = self[..<cut.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    let end = self[cut.upperBound...].firstIndex { !$0.isBlank } ?? count
    let beginsLine = start == 0 || self[start - 1].isNewline
    let endsLine = end == count || self[end].isNewline
    switch (beginsLine, endsLine) {
    case (true, true):
      let next = self[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
      return start..<next
    case (true, false): return cut.lowerBound..<end
    case (false, true): return start..<end
    case (false, false):
      if self[start - 1] == UInt8(ascii: "(") { return cut.lowerBound..<end }
      // The blank before `HasClock&HasLogger` stays before `HasLogger`.
      let isBeforeName = end == cut.upperBound && self[end].isOfName
      return (isBeforeName ? cut.lowerBound : start)..<cut.upperBound
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  fileprivate var isOfName: Bool {
    self >= 0x80 || "`_".utf8.contains(self) || Character(Unicode.Scalar(self)).isLetter
  }
  fileprivate var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
