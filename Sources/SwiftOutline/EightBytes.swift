/// Eight bytes of a text as one number, the first byte lowest, to look at all of them at once.
///
/// A test gives a mask with the high bit of each byte that passes. Those above the first one that
/// passes may be wrong, since bytes borrow from the next ones; `firstIndex` never is.
struct EightBytes {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  let value: UInt64

  /// The bytes at an address.
  init(_ bytes: UnsafePointer<UInt8>) {
    value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// Whether any is beyond ASCII or NUL.
  var haveWideOrNUL: Bool { (value | (value &- Self.ones)) & Self.highBits != 0 }

  /// The bytes of a given value.
  func mask(of byte: UInt8) -> UInt64 {
    let difference = value ^ Self.ones &* UInt64(byte)
    return (difference &- Self.ones) & ~difference & Self.highBits
  }

  /// The line feeds and carriage returns.
  var lineBreaks: UInt64 { mask(of: UInt8(ascii: "\n")) | mask(of: UInt8(ascii: "\r")) }

  /// Which byte the first one of a mask is.
  static func firstIndex(of mask: UInt64) -> Int { mask.trailingZeroBitCount >> 3 }
}

extension UnsafePointer<UInt8> {
  /// The offset of the first line break at or behind an offset, or the end.
  func lineBreak(from offset: Int, to end: Int) -> Int {
    var i = offset
    while i + 8 <= end {
      let breaks = EightBytes(self + i).lineBreaks
      if breaks != 0 { return i + EightBytes.firstIndex(of: breaks) }
      i += 8
    }
    while i < end, self[i] != UInt8(ascii: "\n"), self[i] != UInt8(ascii: "\r") { i += 1 }
    return i
  }
}
