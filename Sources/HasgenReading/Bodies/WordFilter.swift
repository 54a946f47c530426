/// A quick check that rules out most words that are not in a set, by their first byte and length,
/// before their text is compared.
package struct WordFilter: Sendable {
  /// For each first byte, a bit for each length of a word; the highest bit is for 63 bytes and
  /// more.
  private var lengths = [UInt64](repeating: 0, count: 256)

  package init(_ words: some Sequence<String>) {
    for word in words { insert(word) }
  }

  /// Adds a word.
  package mutating func insert(_ word: String) {
    guard let first = word.utf8.first else { return }
    lengths[Int(first)] |= 1 << UInt64(min(word.utf8.count, 63))
  }

  /// True if a word may be in the set; always true for a word in back ticks.
  package func mayHold(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first == "`" || mayHold(first, length: word.utf8.count)
  }

  /// True if a word with a first byte and a length may be in the set.
  package func mayHold(_ first: UInt8, length: Int) -> Bool {
    lengths[Int(first)] & (1 << UInt64(min(length, 63))) != 0
  }
}
