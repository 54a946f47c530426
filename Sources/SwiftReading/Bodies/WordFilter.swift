/// Tells by its first byte and its length that a word is none of some, so that the text of most words
/// is not looked at.
package struct WordFilter: Sendable {
  /// By the first byte: the lengths of the words, a bit for each; the highest stands for all others.
  private var lengths = [UInt64](repeating: 0, count: 256)

  package init(_ words: some Sequence<String>) {
    for word in words { insert(word) }
  }

  /// Adds a word.
  package mutating func insert(_ word: String) {
    guard let first = word.utf8.first else { return }
    lengths[Int(first)] |= 1 << UInt64(min(word.utf8.count, 63))
  }

  /// True if a word may be one of them; `true` for one in back ticks.
  package func mayHold(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first == UInt8(ascii: "`") || mayHold(first, length: word.utf8.count)
  }

  /// True if a word of a first byte and a length may be one of them.
  package func mayHold(_ first: UInt8, length: Int) -> Bool {
    lengths[Int(first)] & (1 << UInt64(min(length, 63))) != 0
  }
}
