/// A search for words in texts. `$name` and `_name` count as `name`.
///
/// The search may report a word that is not in the text, but never misses one: it compares words by
/// a hash, and a raw identifier by its first part.
struct WordSearch: Sendable {
  private let groupCount: Int
  /// The indices of the groups that a word belongs to, by the word's hash.
  private let groups: [UInt64: Set<Int>]
  /// For each remainder of a hash, true if a word has it.
  private var isPossible = [Bool](repeating: false, count: 1 << 14)

  init(_ groups: [Set<String>]) {
    groupCount = groups.count
    var groupsByHash: [UInt64: Set<Int>] = [:]
    for (index, words) in groups.enumerated() {
      for word in words {
        let name = word.utf8.drop { !Self.isPartOfWord($0) }.prefix(while: Self.isPartOfWord)
        groupsByHash[name.reduce(Self.seed, Self.adding), default: []].insert(index)
      }
    }
    self.groups = groupsByHash
    for hash in groupsByHash.keys { isPossible[remainder(of: hash)] = true }
  }

  /// For each group, true if one of its words is in a text.
  func found(in text: UnsafeBufferPointer<UInt8>) -> [Bool] {
    var found = unknown.map { !$0 }
    var hash = Self.seed
    for i in 0...text.count {
      let byte = i < text.count ? text[i] : 0
      if Self.isPartOfWord(byte) {
        hash = Self.adding(hash, byte)
      } else if hash != Self.seed {
        if isPossible[remainder(of: hash)] {
          for group in groups[hash] ?? [] { found[group] = true }
        }
        hash = Self.seed
      }
    }
    return found
  }

  private func remainder(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (isPossible.count - 1)
  }

  /// The answer for a text that cannot be read.
  var unknown: [Bool] { [Bool](repeating: true, count: groupCount) }

  /// The hash of no bytes (FNV-1a).
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func adding(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    hash == seed && byte == UInt8(ascii: "_") ? hash : (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// True for letters, digits, `_` and bytes beyond ASCII.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte >= 0x80
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_")
  }
}
