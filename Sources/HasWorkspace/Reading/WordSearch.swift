/// A search for words in texts. `$name` and `_name` count as `name`.
///
/// It may find a word that is not there, but never misses one: words are compared by a hash, and a
/// raw identifier by its first part.
struct WordSearch: Sendable {
  private let groupCount: Int
  /// The indices of the groups that a word belongs to, by the word's hash.
  private let groups: [UInt64: Set<Int>]

  /// - Parameter groups: Identifiers, or `.name` for members only.
  init(_ groups: [Set<String>]) {
    groupCount = groups.count
    var groupsByHash: [UInt64: Set<Int>] = [:]
    for (index, words) in groups.enumerated() {
      for word in words {
        let isMember = word.hasPrefix(".")
        let name = word.utf8.drop { !Self.isPartOfWord($0) }.prefix(while: Self.isPartOfWord)
        let hash = name.reduce(Self.seed, Self.adding)
        groupsByHash[isMember ? ~hash : hash, default: []].insert(index)
      }
    }
    self.groups = groupsByHash
  }

  /// For each group, true if one of its words is in a text.
  func found(in text: UnsafeBufferPointer<UInt8>) -> [Bool] {
    var found = unknown.map { !$0 }
    var hash = Self.seed
    var isMember = false
    var i = 0
    while i <= text.count {
      let byte = i < text.count ? text[i] : 0
      i += 1
      if Self.isPartOfWord(byte) {
        hash = Self.adding(hash, byte)
        continue
      }
      if hash != Self.seed {
        for group in groups[hash] ?? [] { found[group] = true }
        if isMember { for group in groups[~hash] ?? [] { found[group] = true } }
        hash = Self.seed
        isMember = false
      }
      if byte != UInt8(ascii: "`") { isMember = byte == UInt8(ascii: ".") }
    }
    return found
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
