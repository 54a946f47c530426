/// The words that make the reader read the members of a type at once, not on first use. A class,
/// because each lexer refers to it.
package final class WordPattern: Sendable {
  /// A word fits if it begins with one of these and the next character is not a small letter.
  private let prefixes: [[UInt8]]
  /// A word fits if it ends with one of these.
  private let suffixes: [[UInt8]]
  /// A word fits if it is one of these.
  private let words: Set<[UInt8]>
  /// For each byte value, its possible positions in a word that fits.
  private let parts: [Parts]

  /// The positions of a byte in a word.
  private struct Parts: OptionSet, Sendable {
    let rawValue: UInt8

    static let first = Parts(rawValue: 1)
    static let second = Parts(rawValue: 2)
    static let last = Parts(rawValue: 4)
    static let lastButOne = Parts(rawValue: 8)
  }

  /// Creates a pattern of beginnings, endings and whole words. Texts beyond ASCII are ignored,
  /// because a lexer treats every word beyond ASCII as one that fits.
  package init(prefixes: [String], suffixes: [String], words: [String]) {
    func bytes(_ words: [String]) -> [[UInt8]] {
      words.map { Array($0.utf8) }.filter { word in word.allSatisfy { $0 < 0x80 } }
    }
    self.prefixes = bytes(prefixes)
    self.suffixes = bytes(suffixes)
    self.words = Set(bytes(words))
    var parts = [Parts](repeating: [], count: 256)
    func allow(_ byte: UInt8?, as part: Parts) {
      // Any byte may be beside a text of one byte.
      let allowed = byte.map { $0...$0 } ?? 0...0xFF
      for byte in allowed { parts[Int(byte)].insert(part) }
    }
    for word in self.prefixes + self.words {
      allow(word.first, as: .first)
      allow(word.dropFirst().first, as: .second)
    }
    for word in self.suffixes {
      allow(word.last, as: .last)
      allow(word.dropLast().last, as: .lastButOne)
    }
    self.parts = parts
  }

  /// Returns true if a name fits, with back ticks or without.
  package func fits(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      let tick = UInt8(ascii: "`")
      guard bytes.first == tick, bytes.count > 2, bytes.last == tick else { return fits(bytes) }
      return fits(UnsafeBufferPointer(rebasing: bytes[1..<(bytes.count - 1)]))
    }
  }

  /// Returns true if a word fits.
  func fits(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    let count = word.count
    if parts[Int(first)].contains(.first), count == 1 || parts[Int(word[1])].contains(.second) {
      if prefixes.contains(where: { continues($0, in: word) }) { return true }
      if words.contains(Array(word)) { return true }
    }
    guard parts[Int(word[count - 1])].contains(.last),
      count == 1 || parts[Int(word[count - 2])].contains(.lastButOne)
    else { return false }
    return suffixes.contains { $0.count <= count && word.suffix($0.count).elementsEqual($0) }
  }
  /// True if a word begins with a prefix, and the next character is not a small letter.
  private func continues(_ prefix: [UInt8], in word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard prefix.count < word.count, word.starts(with: prefix) else { return false }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= word[prefix.count])
  }
}
