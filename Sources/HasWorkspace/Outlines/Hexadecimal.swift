import FileSystem

/// Numbers and bytes as hexadecimal digits, with as many digits for each.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Sixteen digits for each number.
  package static func text(of numbers: [UInt64]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(numbers.count * 16)
    for number in numbers {
      for shift in stride(from: 60, through: 0, by: -4) {
        text.append(digits[Int(truncatingIfNeeded: number >> UInt64(shift)) & 15])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Two digits for each byte.
  package static func text(of bytes: [UInt8]) -> String {
    String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The numbers of sixteen digits each in the JSON string at an offset; `nil` for another text.
  static func numbers(in json: [UInt8], at offset: Int) -> [UInt64]? {
    guard offset < json.count, json[offset] == quote,
      let end = json.offset(of: quote, from: offset + 1)
    else { return nil }
    return values(of: json[offset + 1..<end], digits: 16)
  }

  /// The bytes of two digits each; `nil` for other texts.
  static func bytes(of text: String) -> [UInt8]? { values(of: Array(text.utf8)[...], digits: 2) }

  private static let quote = UInt8(ascii: "\"")

  private static func values<Value: FixedWidthInteger>(
    of digits: ArraySlice<UInt8>, digits count: Int
  ) -> [Value]? {
    var values: [Value] = []
    values.reserveCapacity(digits.count / count)
    var value: Value = 0
    var taken = 0
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      value = value << 4 | Value(digit)
      taken += 1
      guard taken == count else { continue }
      values.append(value)
      value = 0
      taken = 0
    }
    return taken == 0 ? values : nil
  }
}
