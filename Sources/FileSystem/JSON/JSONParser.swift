/// Reads a JSON text with the places of its parts: the system's own reader keeps none.
package struct JSONParser {
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// The value that a text holds.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    let node = try parser.value()
    parser.skipSpace()
    guard parser.offset == bytes.count else {
      throw parser.error("nothing may follow the value")
    }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() throws(JSONError) -> JSONNode {
    skipSpace()
    let start = offset
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("values are nested too deep") }
    guard let byte = peek else { throw error("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try members()), offset: start)
    case UInt8(ascii: "["): return JSONNode(value: .array(try elements()), offset: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), offset: start)
    default: return JSONNode(value: try word(), offset: start)
    }
  }

  private mutating func members() throws(JSONError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    offset += 1
    skipSpace()
    if take("}") { return [] }
    repeat {
      skipSpace()
      let keyOffset = offset
      guard peek == UInt8(ascii: "\"") else { throw error("a key in double quotes is wanted") }
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else {
        throw JSONError(message: "the key '\(key)' stands here a second time", offset: keyOffset)
      }
      skipSpace()
      guard take(":") else { throw error("':' is missing after the key '\(key)'") }
      skipSpace()
      members.append(JSONNode.Member(key: key, keyOffset: keyOffset, node: try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("',' or '}' is wanted") }
    return members
  }

  private mutating func elements() throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    offset += 1
    skipSpace()
    if take("]") { return [] }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("',' or ']' is wanted") }
    return elements
  }

  /// `true`, `false`, `null` or a number; a number's text is not looked at: none is wanted.
  private mutating func word() throws(JSONError) -> JSONNode.Value {
    let start = offset
    while let byte = peek, Self.isWordPart(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      guard Double(text) != nil else {
        throw JSONError(message: "a value is wanted", offset: start)
      }
      return .number(text)
    }
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> String {
    let start = offset
    guard let text = String(validating: try units(), as: UTF8.self) else {
      throw JSONError(message: "the string is no UTF-8", offset: start)
    }
    return text
  }

  /// The bytes that a string stands for.
  private mutating func units() throws(JSONError) -> [UInt8] {
    let start = offset
    offset += 1
    var units: [UInt8] = []
    while true {
      let plain = offset
      offset = endOfPlainText(from: plain)
      units += bytes[plain..<offset]
      guard let byte = peek, byte >= 0x20 else { throw unclosed(from: start) }
      offset += 1
      if byte == UInt8(ascii: "\"") { return units }
      // By far the most frequent one.
      if take("n") { units.append(UInt8(ascii: "\n")) } else { units += try escape().utf8 }
    }
  }

  private func unclosed(from start: Int) -> JSONError {
    JSONError(message: "the string has no closing quote", offset: start)
  }

  /// The offset of the first byte of a string that does not stand for itself.
  private func endOfPlainText(from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var i = start
      while i < bytes.count, bytes[i] >= 0x20, bytes[i] != UInt8(ascii: "\""),
        bytes[i] != UInt8(ascii: "\\")
      {
        i += 1
      }
      return i
    }
  }

  private mutating func escape() throws(JSONError) -> String {
    let start = offset - 1
    guard let byte = peek else { throw error("an escape is cut off") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      var units = [try hexadecimal(from: start)]
      if UTF16.isLeadSurrogate(units[0]), take("\\"), take("u") {
        units.append(try hexadecimal(from: start))
      }
      let text = String(decoding: units, as: UTF16.self)
      if text.utf16.elementsEqual(units) { return text }
    default: break
    }
    throw JSONError(message: "no such escape", offset: start)
  }

  private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt16 {
    let digits = bytes[offset..<min(offset + 4, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit), let unit = UInt16(text, radix: 16)
    else { throw JSONError(message: "four hexadecimal digits are wanted", offset: start) }
    offset += 4
    return unit
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, offset: offset)
  }
}
