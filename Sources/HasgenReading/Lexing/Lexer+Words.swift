extension Lexer {
  /// True if a word can begin at the current token.
  package var isAtWord: Bool {
    let kind = classes[Int(current)]
    if kind == ByteClass.word { return current < UInt8(ascii: "0") || current > UInt8(ascii: "9") }
    if kind == ByteClass.backtick { return true }
    return kind == ByteClass.wide && wideCharacter(at: at).kind == .identifier
  }

  /// True if an operator can begin at the current token.
  var isAtOperator: Bool {
    let kind = classes[Int(current)]
    return kind == ByteClass.operation || kind == ByteClass.slash || isAtWideOperator
  }

  /// True if an operator beyond ASCII can begin at the current token.
  var isAtWideOperator: Bool {
    classes[Int(current)] == ByteClass.wide && wideCharacter(at: at).kind == .operation
  }

  /// The end of the word (or number) at an offset; -1 and a problem for a raw identifier without
  /// an end.
  mutating func wordEnd(from offset: Int) -> Int {
    if byte(offset) == "`" { return rawIdentifierEnd(from: offset) }
    return plainWordEnd(from: offset)
  }

  /// The end of the run of word characters at an offset; the offset itself if there are none.
  package func plainWordEnd(from offset: Int) -> Int {
    var i = offset
    while i < end {
      let kind = classes[Int(bytes[i])]
      if kind == ByteClass.word {
        i += 1
      } else if kind == ByteClass.wide {
        let wide = wideCharacter(at: i)
        if wide.kind != .identifier, wide.kind != .combining { break }
        i += wide.length
      } else {
        break
      }
    }
    return i
  }

  /// True if the current token is a given word.
  package func isAtWord(_ word: StaticString) -> Bool {
    guard current == word.utf8Start[0] else { return false }
    let count = word.utf8CodeUnitCount
    guard at + count <= end, isText(word, in: at..<at + count) else { return false }
    return at + count == end || !continuesWord(at + count)
  }

  private func continuesWord(_ offset: Int) -> Bool {
    let kind = classes[Int(bytes[offset])]
    if kind == ByteClass.word { return true }
    return kind == ByteClass.wide && plainWordEnd(from: offset) > offset
  }

  /// True if the bytes of a range are a given text.
  func isText(_ text: StaticString, in range: Range<Int>) -> Bool {
    let count = text.utf8CodeUnitCount
    if range.count != count { return false }
    let start = bytes + range.lowerBound
    let wanted = text.utf8Start
    var i = 0
    while i < count {
      if start[i] != wanted[i] { return false }
      i += 1
    }
    return true
  }

  /// True if the token that ends at an offset is a given word, and not a member's name.
  func wordBefore(_ end: Int, is word: StaticString) -> Bool {
    let start = end - word.utf8CodeUnitCount
    guard start >= 0, isText(word, in: start..<end) else { return false }
    if start == 0 { return true }
    let before = bytes[start - 1]
    let isPartOfWord = classes[Int(before)] == ByteClass.word || before >= 0x80
    return !isPartOfWord && !".`".utf8.contains(before)
  }
}
