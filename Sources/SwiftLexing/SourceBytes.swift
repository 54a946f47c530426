/// Looks over the bytes of a text before it is read: whether it is UTF-8 without NUL.
package enum SourceBytes {
  /// The reason why a text can be read to an offset only; `nil` if all of it is UTF-8 without NUL.
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
  package static func textEnd(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var i = 0
    while i < count {
      while i + 64 <= count, !EightBytes.haveWideOrNUL(inEightFrom: bytes + i) { i += 64 }
      while i + 8 <= count, !EightBytes(bytes + i).haveWideOrNUL { i += 8 }
      // Characters beyond ASCII come in runs.
      let stop = min(i + 8, count)
      while i < stop {
        if bytes[i] == 0 { return i }
        if bytes[i] < 0x80 {
          i += 1
          continue
        }
        let length = scalarLength(bytes + i, count: count - i)
        if length == 0 { return i }
        i += length
      }
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
