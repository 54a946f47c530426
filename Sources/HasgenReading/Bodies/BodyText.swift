/// The tokens of a source text, bodies and the code in strings included.
///
/// Comments and the conditions of `#if` are left out; the tokens of all branches are included.
package struct BodyText: Sendable {
  /// The tokens in the order of the text.
  package private(set) var tokens: [BodyToken] = []
  /// True if the text was read to its end.
  package private(set) var isComplete = true
  /// The bytes of the text.
  package let bytes: [UInt8]

  /// Reads a text. Never fails: `isComplete` is false if the text could not be read to its end.
  package init(reading bytes: [UInt8]) {
    self.bytes = bytes
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      Lexer.read(base, count: buffer.count) { lexer in
        var reader = BodyReader(lexer: lexer)
        isComplete = reader.read()
        tokens = reader.tokens
      }
    }
  }

  /// The text of a token, back ticks left out.
  package func text(_ index: Int) -> String {
    let token = tokens[index]
    let isQuoted = token.first == "`" && token.end - token.start > 1
    let range = isQuoted ? token.start + 1..<token.end - 1 : token.start..<token.end
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// True if a token is a word of a given text, back ticks left out.
  package func isWord(_ index: Int, _ text: String) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let token = tokens[index]
    // The length alone rules out most words.
    let length = token.end - token.start - (token.first == "`" ? 2 : 0)
    return length == text.utf8.count && self.text(index) == text
  }

  /// True if a token is a given keyword: a word without back ticks that does not follow a dot.
  package func isKeyword(_ index: Int, _ text: String) -> Bool {
    guard isWord(index, text), tokens[index].first != "`" else { return false }
    return index == 0 || tokens[index - 1].kind != .dot
  }

  /// The index of the first token at or behind an offset.
  package func index(atOrBehind offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The indices of the tokens in a range of bytes.
  package func indices(in range: Range<Int>) -> Range<Int> {
    let first = index(atOrBehind: range.lowerBound)
    return first..<max(first, index(atOrBehind: range.upperBound))
  }
}
