extension Lexer {
  /// The end of the bare regex literal that a `/` inside an operator begins; -1 if the `/` is part
  /// of an operator.
  ///
  /// Follows the compiler: the operator must not touch an operand on its left; if it looks like a
  /// binary operator, the previous token must require an expression.
  func regexEnd(at slash: Int, operatorStart: Int, operatorEnd: Int, previous: Int) -> Int {
    if isLeftBound(operatorStart) { return -1 }
    if wordBefore(previous, is: "func") || wordBefore(previous, is: "operator") { return -1 }
    if !isRightBound(operatorEnd, isLeftBound: false), !asksForExpression(before: previous) {
      return -1
    }
    if byte(slash + 1).isBlank || isComment(at: slash) { return -1 }
    return bareRegexEnd(from: slash + 1)
  }

  /// The end of the literal; -1 if the line has no closing slash. The closing slash must not follow
  /// a space or precede a slash or a star, and each `)` needs a `(` in the literal.
  private func bareRegexEnd(from offset: Int) -> Int {
    var groups = 0
    var classDepth = 0
    var i = offset
    while i < end {
      let byte = bytes[i]
      if byte == "/" {
        if bytes[i - 1].isBlank, bytes[i - 2] != "\\" { return -1 }
        return isComment(at: i) ? -1 : i + 1
      }
      if byte.isLineBreak { return -1 }
      if byte == "\\" {
        if self.byte(i + 1).isLineBreak { return -1 }
        i += 2
        continue
      }
      if byte == "[" {
        classDepth += 1
      } else if byte == "]" {
        if classDepth > 0 { classDepth -= 1 }
      } else if classDepth == 0 {
        if byte == "(" { groups += 1 }
        if byte == ")" {
          if groups == 0 { return -1 }
          groups -= 1
        }
      }
      i += 1
    }
    return -1
  }

  /// The end of the extended regex literal (`#/…/#`) at an offset; -1 and a problem if it has none.
  /// The literal may span several lines if its first line is empty.
  mutating func extendedRegexEnd(from start: Int) -> Int {
    var i = start
    while byte(i) == "#" { i += 1 }
    let pounds = i - start
    i += 1
    var scan = i
    while byte(scan).isBlank { scan += 1 }
    let isMultiline = byte(scan).isLineBreak
    while i < end {
      let byte = bytes[i]
      if byte == "/" {
        var close = i + 1
        while self.byte(close) == "#", close - i - 1 < pounds { close += 1 }
        if close - i - 1 == pounds { return close }
      } else if !isMultiline, byte.isLineBreak {
        break
      } else if byte == "\\", !self.byte(i + 1).isLineBreak {
        i += 1
      }
      i += 1
    }
    fail(.unterminated(.regex), at: start)
    return -1
  }

  /// True if the token that ends at an offset requires an expression behind it.
  private func asksForExpression(before previous: Int) -> Bool {
    if previous == 0 { return true }
    if previous == regexEnd { return false }
    let byte = bytes[previous - 1]
    let kind = classes[Int(byte)]
    if kind == ByteClass.opening { return true }
    if kind == ByteClass.word { return isExpressionKeyword(endingAt: previous) }
    if byte == ":" { return previous < 2 || bytes[previous - 2] != byte }
    if byte == "," || byte == ";" { return true }
    guard kind == ByteClass.operation || kind == ByteClass.slash else { return false }
    if byte == "." { return false }
    var start = previous
    while start > 0 {
      let kind = classes[Int(bytes[start - 1])]
      if kind != ByteClass.operation, kind != ByteClass.slash { break }
      start -= 1
    }
    if previous - start == 2, bytes[start] == "-", byte == ">" {
      return false
    }
    if byte == "?" || byte == "!", isLeftBound(previous - 1) {
      return wordBefore(previous - 1, is: "try")
    }
    let isLeft = isLeftBound(start)
    return !isLeft || isRightBound(previous, isLeftBound: isLeft)
  }

  /// True if one of `expressionKeywords` ends at an offset.
  private func isExpressionKeyword(endingAt end: Int) -> Bool {
    var start = end
    while start > 0, end - start < 16, classes[Int(bytes[start - 1])] == ByteClass.word {
      start -= 1
    }
    if start > 0, bytes[start - 1] == "." { return false }
    return Self.expressionKeywords.contains(text(start, end))
  }

  /// The keywords that an expression may follow.
  private static let expressionKeywords: Set<String> = [
    "as", "case", "catch", "do", "else", "for", "guard", "if", "in", "is", "repeat", "return",
    "switch", "throw", "try", "where", "while",
  ]
}
