/// Looks once over the bytes of a text, before it is read: where its lines begin, and up to where
/// it is UTF-8 without NUL.
struct SourceBytes {
  private(set) var lineStarts: [Int] = [0]
  private(set) var problem: Problem?

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    lineStarts.reserveCapacity(count / 32 + 1)
    if let encoding = Self.foreignEncoding(bytes, count: count) {
      problem = Problem(kind: .invalidEncoding(encoding), offset: 0)
    }
    var i = 0
    while i < count {
      let byte = bytes[i]
      i += 1
      if byte >= 0x20, byte < 0x80 { continue }
      if byte == 0x0A {
        lineStarts.append(i)
      } else if byte == 0x0D {
        if i == count || bytes[i] != 0x0A { lineStarts.append(i) }
      } else if byte == 0 {
        if problem == nil { problem = Problem(kind: .nulByte, offset: i - 1) }
      } else if byte >= 0x80 {
        let length = Self.scalarLength(bytes + (i - 1), count: count - i + 1)
        if length == 0, problem == nil {
          problem = Problem(kind: .invalidEncoding(nil), offset: i - 1)
        }
        if length > 0 { i += length - 1 }
      }
    }
  }

  /// Whether a text is UTF-8 without NUL.
  static func isText(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    isPlainASCII(bytes, count: count) || SourceBytes(bytes, count: count).problem == nil
  }

  /// Whether all bytes are ASCII and none is NUL; eight at a time.
  private static func isPlainASCII(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    let raw = UnsafeRawPointer(bytes)
    let highBits: UInt64 = 0x8080_8080_8080_8080
    var i = 0
    while i + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      // A byte below 1 borrows from its high bit.
      if (word | (word &- 0x0101_0101_0101_0101)) & highBits != 0 { return false }
      i += 8
    }
    while i < count {
      if bytes[i] == 0 || bytes[i] >= 0x80 { return false }
      i += 1
    }
    return true
  }

  /// The name of another encoding, where the first bytes tell it.
  private static func foreignEncoding(_ bytes: UnsafePointer<UInt8>, count: Int) -> String? {
    guard count >= 2 else { return nil }
    let first = bytes[0]
    let second = bytes[1]
    if first == 0xFF, second == 0xFE { return "UTF-16" }
    if first == 0xFE, second == 0xFF { return "UTF-16" }
    guard count >= 4 else { return nil }
    if first == 0, second != 0, bytes[2] == 0, bytes[3] != 0 { return "UTF-16" }
    if first != 0, second == 0, bytes[2] != 0, bytes[3] == 0 { return "UTF-16" }
    return nil
  }

  /// The number of bytes of the character that begins here; 0 if they are not UTF-8.
  private static func scalarLength(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    let first = bytes[0]
    var length = 0
    if first >= 0xC2, first < 0xE0 { length = 2 }
    if first >= 0xE0, first < 0xF0 { length = 3 }
    if first >= 0xF0, first < 0xF5 { length = 4 }
    guard length > 0, length <= count else { return 0 }
    var i = 1
    while i < length {
      if bytes[i] & 0xC0 != 0x80 { return 0 }
      i += 1
    }
    let second = bytes[1]
    if first == 0xE0, second < 0xA0 { return 0 }
    if first == 0xED, second >= 0xA0 { return 0 }
    if first == 0xF0, second < 0x90 { return 0 }
    if first == 0xF4, second >= 0x90 { return 0 }
    return length
  }
}
