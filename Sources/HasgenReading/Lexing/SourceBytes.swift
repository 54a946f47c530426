/// Checks that a text is UTF-8 without NUL before it is read.
package enum SourceBytes {
  /// The first problem with the encoding of a text; `nil` if all of it is UTF-8 without NUL.
  package static func problem(_ bytes: UnsafePointer<UInt8>, count: Int) -> Problem? {
    let offset = textEnd(bytes, count: count)
    if offset == count { return nil }
    if isUTF16(bytes, count: count) {
      return Problem(kind: .invalidEncoding(isUTF16: true), offset: 0)
    }
    let kind = bytes[offset] == 0 ? Problem.Kind.nulByte : .invalidEncoding(isUTF16: false)
    return Problem(kind: kind, offset: offset)
  }

  /// The offset of the first NUL, or of the first byte that is not UTF-8, or the end.
  static func textEnd(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var i = 0
    while i < count {
      // Eight bytes of ASCII without NUL at a time, which is most of a text.
      while i + 8 <= count {
        let eight = UnsafeRawPointer(bytes + i).loadUnaligned(as: UInt64.self)
        guard (eight | (eight &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 else { break }
        i += 8
      }
      guard i < count else { break }
      if bytes[i] &- 1 < 0x7F {
        i += 1
        continue
      }
      var rest = UnsafeBufferPointer(start: bytes + i, count: min(4, count - i)).makeIterator()
      var parser = UTF8.ForwardParser()
      guard bytes[i] != 0, case .valid(let scalar) = parser.parseScalar(from: &rest) else {
        return i
      }
      i += scalar.count
    }
    return count
  }

  /// True if the first bytes are a byte-order mark of UTF-16, or ASCII in UTF-16.
  private static func isUTF16(_ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    guard count >= 2 else { return false }
    if [bytes[0], bytes[1]].sorted() == [0xFE, 0xFF] { return true }
    guard count >= 4 else { return false }
    let isNUL = (0..<4).map { bytes[$0] == 0 }
    return isNUL == [true, false, true, false] || isNUL == [false, true, false, true]
  }
}
