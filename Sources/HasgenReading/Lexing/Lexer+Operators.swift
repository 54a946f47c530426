extension Lexer {
  /// The end of the operator at an offset, or of the regex literal that it begins or holds; -1 and
  /// a problem for a placeholder or a mark of a merge conflict.
  ///
  /// `previous` is the end of the previous token.
  package mutating func operatorEnd(from start: Int, previous: Int) -> Int {
    let first = bytes[start]
    if first == "?" || first == "!", isLeftBound(start) {
      return start + 1
    }
    let runEnd = operatorRunEnd(from: start)
    if runEnd == start + 7, isConflictMarker(at: start) {
      fail(.conflictMarker, at: start)
      return -1
    }
    var i = start
    while i < runEnd {
      let byte = bytes[i]
      if byte == "<", self.byte(i + 1) == "#", isPlaceholder(at: i) {
        if i > start { return i }
        fail(.placeholder, at: i)
        return -1
      }
      if byte == "/" {
        let literal = regexEnd(at: i, operatorStart: start, operatorEnd: runEnd, previous: previous)
        if literal >= 0 {
          regexEnd = literal
          return literal
        }
        break
      }
      i += 1
    }
    i = start + 1
    while i + 1 < runEnd {
      if bytes[i] == "/", isComment(at: i) { return i }
      i += 1
    }
    return runEnd
  }

  /// The end of the operator characters from an offset on; a `.` counts only in an operator that
  /// begins with one.
  func operatorRunEnd(from start: Int) -> Int {
    let hasDots = bytes[start] == "."
    var i = start
    while i < end {
      let byte = bytes[i]
      let kind = classes[Int(byte)]
      if kind == ByteClass.operation {
        if byte == ".", !hasDots { break }
        i += 1
      } else if kind == ByteClass.slash {
        i += 1
      } else if kind == ByteClass.wide {
        let wide = wideCharacter(at: i)
        if wide.kind != .operation, wide.kind != .combining { break }
        i += wide.length
      } else {
        break
      }
    }
    return i > start ? i : start + 1
  }

  /// True if the operator at an offset touches an operand on its left: the byte before it is not
  /// white space, an opening bracket or a separator.
  func isLeftBound(_ offset: Int) -> Bool {
    if offset == 0 { return false }
    let byte = bytes[offset - 1]
    let kind = classes[Int(byte)]
    if kind == ByteClass.space || kind == ByteClass.newline || kind == ByteClass.opening {
      return false
    }
    if ",;:".utf8.contains(byte) { return false }
    if byte == "/", offset >= 2, bytes[offset - 2] == "*" {
      return false
    }
    if byte == 0xA0, offset >= 2, bytes[offset - 2] == 0xC2 { return false }
    return true
  }

  /// True if the operator that ends at an offset touches an operand on its right.
  func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
    if offset >= end { return false }
    let byte = bytes[offset]
    let kind = classes[Int(byte)]
    if kind == ByteClass.space || kind == ByteClass.newline || kind == ByteClass.closing {
      return false
    }
    if ",;:".utf8.contains(byte) { return false }
    if byte == "." { return !isLeftBound }
    return byte != "/" || !isComment(at: offset)
  }

  /// True if a `#>` follows `<#` on the same line.
  private func isPlaceholder(at start: Int) -> Bool {
    var i = start + 2
    while i + 1 < end, bytes[i] != "\n" {
      if bytes[i] == "#", bytes[i + 1] == ">" { return true }
      if bytes[i] == "<", bytes[i + 1] == "#" { return false }
      i += 1
    }
    return false
  }
}
