extension Lexer {
  /// Reads a string literal from its first `#` or quote: to its end, or to behind the `\(` of
  /// its first interpolation, for which a frame is then open. -1 and a problem if it has no end.
  mutating func stringEnd(from start: Int) -> Int {
    var i = start
    while byte(i) == "#" { i += 1 }
    let pounds = i - start
    guard byte(i + 1) == "\"", byte(i + 2) == "\"" else {
      return stringBodyEnd(from: i + 1, pounds: pounds, isMultiline: false, start: start)
    }
    if pounds > 0, closesOnLine(from: i + 1, pounds: pounds) {
      return stringBodyEnd(from: i + 1, pounds: pounds, isMultiline: false, start: start)
    }
    return stringBodyEnd(from: i + 3, pounds: pounds, isMultiline: true, start: start)
  }

  /// Reads on in the string of an interpolation that was closed before an offset.
  mutating func stringEnd(resuming frame: Frame, from offset: Int) -> Int {
    stringBodyEnd(
      from: offset, pounds: frame.pounds, isMultiline: frame.isMultiline, start: frame.offset)
  }

  private mutating func stringBodyEnd(
    from offset: Int, pounds: Int, isMultiline: Bool, start: Int
  ) -> Int {
    var i = offset
    while i < end {
      let byte = bytes[i]
      if byte == "\"" {
        if !isMultiline {
          if hasPounds(pounds, at: i + 1) { return i + 1 + pounds }
        } else if i + 2 < end, bytes[i + 1] == byte, bytes[i + 2] == byte,
          hasPounds(pounds, at: i + 3)
        {
          return i + 3 + pounds
        }
        i += 1
      } else if byte == "\\", hasPounds(pounds, at: i + 1) {
        let escaped = i + 1 + pounds
        guard escaped < end else { break }
        if bytes[escaped] == "(" {
          var frame = Frame(closer: Frame.interpolation, offset: start)
          frame.pounds = pounds
          frame.isMultiline = isMultiline
          frame.wasOnStringLine = isOnStringLine
          push(frame, at: escaped)
          isOnStringLine = !isMultiline
          return hasFailed ? -1 : escaped + 1
        }
        i = bytes[escaped].isLineBreak ? escaped : escaped + 1
      } else if !isMultiline, byte.isLineBreak {
        break
      } else {
        i += 1
      }
    }
    fail(.unterminated(.string), at: start)
    return -1
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    if count == 0 { return true }
    var i = 0
    while i < count {
      if byte(offset + i) != "#" { return false }
      i += 1
    }
    return true
  }

  /// True if a single-line string would end on its line; then `#"""` begins a single-line string.
  private func closesOnLine(from offset: Int, pounds: Int) -> Bool {
    var i = offset
    while i < end, !bytes[i].isLineBreak {
      if bytes[i] == "\"", hasPounds(pounds, at: i + 1) { return true }
      i += 1
    }
    return false
  }

  /// The end of the raw identifier at an offset; -1 and a problem if its line ends first.
  mutating func rawIdentifierEnd(from start: Int) -> Int {
    var i = start + 1
    while i < end, !bytes[i].isLineBreak {
      if bytes[i] == "`" { return i + 1 }
      i += 1
    }
    fail(.unterminated(.identifier), at: start)
    return -1
  }
}
