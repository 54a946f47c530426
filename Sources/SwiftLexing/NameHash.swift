/// A name as a number, the same in every run.
public struct NameHash: Hashable, Sendable {
  /// The bits that are zero in every hash, for whoever keeps something beside it.
  static var spareBits: UInt64 { 7 }

  let value: UInt64

  /// The hash without those bits.
  var spread: UInt64 { value / (Self.spareBits + 1) }

  /// The hash of a name.
  public init(_ name: String) {
    var name = name
    self = name.withUTF8 { text in
      text.baseAddress.map { NameHash($0, count: text.count) } ?? NameHash(value: 0)
    }
  }

  /// The hash of a name's bytes.
  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    // Above all letters of a short name, so that no two of these come to one number.
    var value = UInt64(truncatingIfNeeded: count) << 56
    var i = 0
    while i + 8 < count {
      value = Self.mixed(value ^ Self.eightBytes(bytes + i))
      i += 8
    }
    // Some of the bytes twice, rather than one after another.
    var rest: UInt64 = 0
    if count >= 8 {
      rest = Self.eightBytes(bytes + (count - 8))
    } else if count >= 4 {
      let others = Self.fourBytes(bytes + (count - 4)) >> UInt64(64 - 8 * count)
      rest = Self.fourBytes(bytes) | others << 32
    } else if count > 0 {
      rest =
        UInt64(bytes[0]) | UInt64(bytes[count >> 1]) << 8 | UInt64(bytes[count - 1]) << 16
    }
    self.value = Self.mixed(value ^ rest) & ~Self.spareBits
  }

  init(value: UInt64) {
    self.value = value
  }

  private static func eightBytes(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    fourBytes(bytes) | fourBytes(bytes + 4) << 32
  }

  private static func fourBytes(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)))
  }

  /// Spreads each bit over all: the golden ratio's fraction, and what it leaves low.
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
