extension Lexer {
  /// The end of the bare regex literal that a `/` inside an operator begins; -1 if it is no more
  /// than an operator: something is bound on the operator's left, or nothing on the slash's right.
  func regexEnd(at slash: Int, operatorStart: Int, previous: Int) -> Int {
    let next = byte(slash + 1)
    if isLeftBound(operatorStart) || !isRightBound(slash + 1, isLeftBound: false) { return -1 }
    if wordBefore(previous, is: "func") || wordBefore(previous, is: "operator") { return -1 }
    if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return -1 }
    return bareRegexEnd(from: slash + 1)
  }

  /// Looks for the closing slash on the line: not behind a space, not before another slash or
  /// star, and with no `)` that the literal did not open.
  private func bareRegexEnd(from offset: Int) -> Int {
    var groups = 0
    var classDepth = 0
    var i = offset
    while i < end {
      let byte = bytes[i]
      if byte == UInt8(ascii: "/") {
        let before = bytes[i - 1]
        let isSpaced = before == UInt8(ascii: " ") || before == UInt8(ascii: "\t")
        if isSpaced, bytes[i - 2] != UInt8(ascii: "\\") { return -1 }
        let next = self.byte(i + 1)
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*") ? -1 : i + 1
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return -1 }
      if byte == UInt8(ascii: "\\") {
        let next = self.byte(i + 1)
        if next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") { return -1 }
        i += 2
        continue
      }
      if byte == UInt8(ascii: "[") {
        classDepth += 1
      } else if byte == UInt8(ascii: "]") {
        if classDepth > 0 { classDepth -= 1 }
      } else if classDepth == 0 {
        if byte == UInt8(ascii: "(") { groups += 1 }
        if byte == UInt8(ascii: ")") {
          if groups == 0 { return -1 }
          groups -= 1
        }
      }
      i += 1
    }
    return -1
  }

  /// The end of the extended regex literal (`#/…/#`) at an offset; -1 and a problem if it has
  /// none. It may take several lines if its first one is empty.
  mutating func extendedRegexEnd(from start: Int) -> Int {
    var i = start
    while byte(i) == UInt8(ascii: "#") { i += 1 }
    let pounds = i - start
    i += 1
    var scan = i
    while byte(scan) == UInt8(ascii: " ") || byte(scan) == UInt8(ascii: "\t") { scan += 1 }
    let isMultiline = byte(scan) == UInt8(ascii: "\n") || byte(scan) == UInt8(ascii: "\r")
    while i < end {
      let byte = bytes[i]
      if byte == UInt8(ascii: "/") {
        var close = i + 1
        while self.byte(close) == UInt8(ascii: "#"), close - i - 1 < pounds { close += 1 }
        if close - i - 1 == pounds { return close }
      } else if !isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        break
      } else if byte == UInt8(ascii: "\\") {
        let next = self.byte(i + 1)
        if next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { i += 1 }
      }
      i += 1
    }
    fail(.unterminated(.regex), at: start)
    return -1
  }
}
