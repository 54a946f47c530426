/// Eight bytes of a text as one number, the first byte lowest, to look at all of them at once.
///
/// A test gives a mask with the high bit of each byte that passes.
struct EightBytes {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  let value: UInt64

  /// The bytes at an address.
  init(_ bytes: UnsafePointer<UInt8>) {
    value = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// Whether any is beyond ASCII or NUL.
  var haveWideOrNUL: Bool { wideOrNUL != 0 }

  /// Whether any of eight times eight bytes from an address on is beyond ASCII or NUL, in one go.
  static func haveWideOrNUL(inEightFrom bytes: UnsafePointer<UInt8>) -> Bool {
    var found: UInt64 = 0
    var i = 0
    while i < 64 {
      found |= EightBytes(bytes + i).wideOrNUL
      i += 8
    }
    return found != 0
  }

  /// The mask of the bytes beyond ASCII or NUL. Bits above the first one that is set may be wrong,
  /// since bytes borrow from the next ones.
  private var wideOrNUL: UInt64 { (value | (value &- Self.ones)) & Self.highBits }

  /// The bytes up to a carriage return: of these a text has tabs and line breaks, and hardly any
  /// others.
  var upToCarriageReturn: UInt64 {
    ~(Self.mask(of: value & ~Self.highBits, atLeast: UInt8(ascii: "\r") + 1) | value)
      & Self.highBits
  }

  /// The bytes that are no letters, digits or `_` of ASCII.
  var otherThanWord: UInt64 {
    let low = value & ~Self.highBits
    // As small letters are, whatever case they have.
    let folded = low | Self.ones &* 0x20
    let letters =
      Self.mask(of: folded, atLeast: UInt8(ascii: "a"))
      & ~Self.mask(of: folded, atLeast: UInt8(ascii: "z") + 1)
    let digits =
      Self.mask(of: low, atLeast: UInt8(ascii: "0"))
      & ~Self.mask(of: low, atLeast: UInt8(ascii: "9") + 1)
    let otherThanLines = Self.mask(of: low ^ Self.ones &* UInt64(UInt8(ascii: "_")), atLeast: 1)
    return (~(letters | digits) & otherThanLines | value) & Self.highBits
  }

  /// The bytes of a bound or more, where none is beyond ASCII: they carry into their high bit, and
  /// never into the next byte. The other bits say nothing.
  private static func mask(of bytes: UInt64, atLeast bound: UInt8) -> UInt64 {
    bytes &+ ones &* (0x80 &- UInt64(bound))
  }

  /// The index of the first byte of a mask.
  static func firstIndex(of mask: UInt64) -> Int { mask.trailingZeroBitCount >> 3 }
}

extension UnsafePointer<UInt8> {
  /// The offset of the first line break at or behind an offset, or the end.
  func lineBreak(from offset: Int, to end: Int) -> Int {
    var i = offset
    while i + 8 <= end {
      let candidates = EightBytes(self + i).upToCarriageReturn
      if candidates == 0 {
        i += 8
        continue
      }
      i += EightBytes.firstIndex(of: candidates)
      if self[i] == UInt8(ascii: "\n") || self[i] == UInt8(ascii: "\r") { return i }
      i += 1
    }
    while i < end, self[i] != UInt8(ascii: "\n"), self[i] != UInt8(ascii: "\r") { i += 1 }
    return i
  }

  /// The end of the ASCII letters, digits and `_` that begin at an offset, as far as there are
  /// eight bytes to look at.
  @inline(__always)
  func knownWordEnd(from offset: Int, to end: Int) -> Int {
    var i = offset
    while i &+ 8 <= end {
      let others = EightBytes(self + i).otherThanWord
      if others != 0 { return i &+ EightBytes.firstIndex(of: others) }
      i = i &+ 8
    }
    return i
  }
}
