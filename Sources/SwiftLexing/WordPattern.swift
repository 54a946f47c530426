/// The words that make a text worth an outline. A class, as what never changes and is handed to
/// each text.
public final class WordPattern: Sendable {
  /// A word fits that begins with one of these and goes on with anything but a small letter.
  let prefixes: [[UInt8]]
  /// A word fits that ends with one of these.
  let suffixes: [[UInt8]]
  /// A word fits that is one of these.
  let words: [[UInt8]]
  /// The words as hashes, if there are too many to compare a word with each.
  private let wordHashes: NameSet?
  /// The roles of a word by its bytes: of a word that begins with the byte, or has it as its last
  /// but so many (`firstOf…`, `last…`).
  package let roles: [UInt8]

  /// Words of the given beginnings, endings and wholes. What is not ASCII is left out, since texts
  /// with words beyond ASCII are outlined anyway.
  public init(prefixes: [String], suffixes: [String], words: [String]) {
    let isASCII = { (word: [UInt8]) in word.allSatisfy { $0 < 0x80 } }
    self.prefixes = prefixes.map { Array($0.utf8) }.filter(isASCII)
    self.suffixes = suffixes.map { Array($0.utf8) }.filter(isASCII)
    self.words = words.map { Array($0.utf8) }.filter(isASCII)
    wordHashes =
      self.words.count <= 16
      ? nil
      : words.reduce(into: NameSet()) { $0.insert(NameHash($1)) }
    var roles = [UInt8](repeating: 0, count: 256)
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") { roles[Int(byte)] |= Self.firstOfName }
    // What is empty begins and ends every word.
    for word in self.prefixes + self.words {
      for (place, role) in [Self.firstOfPattern, Self.secondOfPattern].enumerated() {
        let byte = word.dropFirst(place).first
        for byte in byte.map({ $0...$0 }) ?? 0...0xFF { roles[Int(byte)] |= role }
      }
    }
    for word in self.suffixes {
      for (place, role) in [Self.last, Self.lastButOne, Self.lastButTwo].enumerated() {
        let byte = word.dropLast(place).last
        for byte in byte.map({ $0...$0 }) ?? 0...0xFF { roles[Int(byte)] |= role }
      }
    }
    self.roles = roles
  }

  static var firstOfName: UInt8 { 1 }
  static var firstOfPattern: UInt8 { 4 }
  private static var secondOfPattern: UInt8 { 8 }
  private static var last: UInt8 { 16 }
  private static var lastButOne: UInt8 { 32 }
  private static var lastButTwo: UInt8 { 64 }

  /// Whether a word may fit by its beginning or as a whole, as two bytes tell.
  @inline(__always)
  static func mayFit(
    from word: UnsafePointer<UInt8>, _ count: Int, _ roles: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    roles[Int(word[0])] & firstOfPattern != 0
      && (count < 2 || roles[Int(word[1])] & secondOfPattern != 0)
  }

  /// Whether a word that ends at an offset may fit by its end, as three bytes tell.
  @inline(__always)
  static func mayFit(
    to end: Int, of bytes: UnsafePointer<UInt8>, _ roles: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard roles[Int(bytes[end - 1])] & last != 0 else { return false }
    // The beginning of the text stands before a word of fewer bytes.
    return end < 3
      || roles[Int(bytes[end - 2])] & lastButOne != 0
        && roles[Int(bytes[end - 3])] & lastButTwo != 0
  }

  package static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// Whether a word fits.
  package func fits(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { text in
      guard let bytes = text.baseAddress, !text.isEmpty else { return false }
      return fitsFromFirst(bytes, text.count) || fitsToLast(bytes, text.count)
    }
  }

  /// Returns true if the bytes of a word fit.
  func fits(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let bytes = word.baseAddress, !word.isEmpty else { return false }
    return fitsFromFirst(bytes, word.count) || fitsToLast(bytes, word.count)
  }

  /// Whether a word fits that begins as one of the prefixes or words does.
  func fitsFromFirst(_ word: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for prefix in prefixes
    where prefix.count < count && Self.isText(prefix, word)
      && !(word[prefix.count] >= UInt8(ascii: "a") && word[prefix.count] <= UInt8(ascii: "z"))
    {
      return true
    }
    if let wordHashes, !wordHashes.contains(NameHash(word, count: count)) { return false }
    for whole in words where whole.count == count && Self.isText(whole, word) { return true }
    return false
  }

  /// Whether a word fits that ends as one of the suffixes does.
  func fitsToLast(_ word: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for suffix in suffixes
    where suffix.count <= count && Self.isText(suffix, word + (count - suffix.count)) {
      return true
    }
    return false
  }

  private static func isText(_ text: [UInt8], _ bytes: UnsafePointer<UInt8>) -> Bool {
    var i = 0
    while i < text.count {
      if bytes[i] != text[i] { return false }
      i += 1
    }
    return true
  }
}
