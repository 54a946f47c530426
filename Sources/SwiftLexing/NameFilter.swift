/// A Bloom filter of names: it may hold what nobody put in, and never misses what somebody did.
package struct NameFilter: Sendable {
  /// A power of two of them.
  private let bits: [UInt64]

  /// A filter of some names. Of up to 256, each gets 32 bits or more, and one answer of some hundreds
  /// is wrong; of a thousand, one of twenty.
  package init(of names: MentionedNames) { bits = names.folded() }

  /// Creates a filter that holds nothing.
  package init() { bits = [0] }

  package func mayHold(_ hash: NameHash) -> Bool {
    let places = BitPlaces(of: hash, inWords: bits.count)
    return bits[places.firstWord] & places.firstBit != 0
      && bits[places.secondWord] & places.secondBit != 0
  }
}

/// Names that are taken one after another, for a filter of them. With room for many, since nobody
/// knows how many will come: half of some bits laid over the other half is the filter of half the
/// size.
///
/// Whoever makes one gives its memory back; its copies share that.
package struct MentionedNames {
  /// A power of two. More would take longer to clear than most texts to read.
  private static var wordCount: Int { 128 }

  private let words: UnsafeMutablePointer<UInt64>
  /// About how many different names there are.
  private var count = 0

  package init() {
    words = .allocate(capacity: Self.wordCount)
    words.initialize(repeating: 0, count: Self.wordCount)
  }

  package func deallocate() { words.deallocate() }

  /// Forgets all names.
  package mutating func removeAll() {
    words.update(repeating: 0, count: Self.wordCount)
    count = 0
  }

  @inline(__always)
  mutating func insert(_ name: NameHash) {
    let places = BitPlaces(of: name, inWords: Self.wordCount)
    let isKnown = words[places.firstWord] & places.firstBit != 0
    words[places.firstWord] |= places.firstBit
    words[places.secondWord] |= places.secondBit
    count &+= isKnown ? 0 : 1
  }

  /// Takes the names of others too.
  package mutating func formUnion(_ others: MentionedNames) {
    for i in 0..<Self.wordCount { words[i] |= others.words[i] }
    count &+= others.count
  }

  /// As few words as will do. All of them are changed by it.
  fileprivate func folded() -> [UInt64] {
    var size = Self.wordCount
    while size >= count, size > 1 {
      size /= 2
      // The upper half is laid over the lower one.
      for i in 0..<size { words[i] |= words[i + size] }
    }
    return Array(UnsafeBufferPointer(start: words, count: size))
  }
}

/// The two bits that stand for a name.
private struct BitPlaces {
  let firstWord: Int
  let firstBit: UInt64
  let secondWord: Int
  let secondBit: UInt64

  /// - Parameter count: How many words there are, a power of two.
  @inline(__always)
  init(of name: NameHash, inWords count: Int) {
    let mask = UInt64(truncatingIfNeeded: count &* 64 &- 1)
    let first = name.spread & mask
    let second = (name.value &>> 32) & mask
    firstWord = Int(truncatingIfNeeded: first &>> 6)
    firstBit = 1 &<< (first & 63)
    secondWord = Int(truncatingIfNeeded: second &>> 6)
    secondBit = 1 &<< (second & 63)
  }
}
