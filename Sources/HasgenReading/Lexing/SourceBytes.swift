/// Checks that a text is UTF-8 without NUL before it is read.
package enum SourceBytes {
  /// The first problem with the encoding of a text; `nil` if all of it is UTF-8 without NUL.
  package static func problem(_ bytes: UnsafePointer<UInt8>, count: Int) -> Problem? {
    let offset = textEnd(bytes, count: count)
    if offset == count { return nil }
    return Problem(kind: bytes[offset] == 0 ? .nulByte : .invalidEncoding, offset: offset)
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
}
