/// Reads an old-style property list: `{ name = App; files = ( a, "b c" ); }`.
package struct PropertyListReader {
  /// The greatest depth at which values may nest: a project has six levels.
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// The value that a text holds.
  package static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = PropertyListReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    let value = try reader.value()
    try reader.skipSpace()
    guard reader.offset == bytes.count else { throw reader.error("nothing may follow the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Values

  private mutating func value() throws(PropertyListError) -> PropertyList {
    try skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("values are nested too deep") }
    switch peek {
    case UInt8(ascii: "{"): return .dictionary(try members())
    case UInt8(ascii: "("): return .list(try elements())
    case UInt8(ascii: "<"): return .string(try data())
    default: return .string(try text())
    }
  }

  private mutating func members() throws(PropertyListError) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    offset += 1
    while true {
      try skipSpace()
      if take("}") { return members }
      let key = try text()
      try skipSpace()
      guard take("=") else { throw error("'=' is missing after the key '\(key)'") }
      members[key] = try value()
      try skipSpace()
      guard take(";") else { throw error("';' is missing after the value of '\(key)'") }
    }
  }

  private mutating func elements() throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    offset += 1
    while true {
      try skipSpace()
      if take(")") { return elements }
      elements.append(try value())
      try skipSpace()
      if take(",") { continue }
      guard take(")") else { throw error("',' or ')' is wanted") }
      return elements
    }
  }

  /// Bytes between angle brackets, of which nothing is wanted.
  private mutating func data() throws(PropertyListError) -> String {
    let start = offset
    while let byte = peek {
      offset += 1
      if byte == UInt8(ascii: ">") { return String(decoding: bytes[start..<offset], as: UTF8.self) }
    }
    throw error("'>' is missing")
  }

  // MARK: Texts

  private mutating func text() throws(PropertyListError) -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    let start = offset
    while let byte = peek, Self.isBare(byte), !isComment { offset += 1 }
    guard offset > start else { throw error("a value is wanted") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
    var units: [UInt8] = []
    offset += 1
    while let byte = peek {
      offset += 1
      switch byte {
      case quote: return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): units += try escape()
      default: units.append(byte)
      }
    }
    throw error("the text has no closing quote")
  }

  private mutating func escape() throws(PropertyListError) -> [UInt8] {
    guard let byte = peek else { throw error("an escape is cut off") }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"): return try hexadecimal()
    default: return [byte]
    }
  }

  /// The character of `\U00fc`; a half of a pair is replaced.
  private mutating func hexadecimal() throws(PropertyListError) -> [UInt8] {
    let digits = bytes[offset..<min(offset + 4, bytes.count)]
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are wanted") }
    offset += 4
    return Array(String(decoding: [unit], as: UTF16.self).utf8)
  }

  /// Whether a byte may stand in a text without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"): true
    case UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"): true
    case 0x80...: true
    default: false
    }
  }

  // MARK: Characters

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Whether a comment begins here.
  private var isComment: Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "/")
      && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[offset + 1])
  }

  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if isComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let isLine = bytes[offset + 1] == UInt8(ascii: "/")
    offset += 2
    while let byte = peek {
      offset += 1
      if isLine ? byte == 0x0A : byte == UInt8(ascii: "*") && take("/") { return }
    }
    guard isLine else { throw error("a comment is not closed") }
  }

  private func error(_ message: String) -> PropertyListError {
    let line = bytes[..<offset].count { $0 == 0x0A } + 1
    return PropertyListError(message: message, line: line)
  }
}
