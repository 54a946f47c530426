/// A search for words in texts. `$name` and `_name` count as `name`.
///
/// The search never misses a word; it may report one that is a part of `other_word`, and a raw
/// identifier of which only the first part is in the text.
struct WordSearch: Sendable {
  private let words: Set<String>
  /// For each hash of four bytes, true if a word may begin with them. Most places of a text are
  /// ruled out by this, which takes a third of the time of reading word by word.
  private var mayBegin: [Bool]

  init(_ words: Set<String>) {
    self.words = Set(
      words.map { word in
        let start = word.utf8.drop { !Self.isPartOfWord($0) || $0 == Self.underscore }
        return String(Substring(start.prefix(while: Self.isPartOfWord)))
      })
    let hasShortWords = self.words.contains { $0.utf8.count < 4 }
    mayBegin = [Bool](repeating: hasShortWords, count: 1 << 16)
    for var word in self.words { word.withUTF8 { mayBegin[Self.hash(of: $0, at: 0)] = true } }
  }

  /// True if one of the words is in a text.
  func finds(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    mayBegin.withUnsafeBufferPointer { mayBegin in
      text.indices.contains { mayBegin[Self.hash(of: text, at: $0)] && isWord(at: $0, in: text) }
    }
  }

  private func isWord(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = start > 0 ? text[start - 1] : 0
    guard before == Self.underscore || !Self.isPartOfWord(before) else { return false }
    let word = text[start...].prefix(while: Self.isPartOfWord)
    return words.contains(String(decoding: word, as: UTF8.self))
  }

  /// A hash of the four bytes at an offset, below 65,536; 0 at the end of the text.
  @inline(__always)
  private static func hash(of text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    guard let start = text.baseAddress, offset + 4 <= text.count else { return 0 }
    let bytes = UnsafeRawPointer(start).loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    return Int((bytes &* 0x9E37_79B1) >> 16)
  }

  private static let underscore = UInt8(ascii: "_")

  /// True for letters, digits, `_` and bytes beyond ASCII.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    if lowercase >= UInt8(ascii: "a"), lowercase <= UInt8(ascii: "z") { return true }
    if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return true }
    return byte >= 0x80 || byte == underscore
  }
}
