import SwiftProgram

/// A value of a JSON text, with its place.
struct JSONNode {
  /// What a JSON text can hold.
  enum Value {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A key and its value.
  struct Member {
    let key: String
    let keyOffset: Int
    let node: JSONNode
  }

  let value: Value
  /// The offset of its first byte.
  let offset: Int

  /// Whether it is a list without elements.
  var isEmptyList: Bool {
    if case .array(let elements) = value { elements.isEmpty } else { false }
  }

  /// What it is, in words: `a number`.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Why a text is no JSON.
struct JSONError: Error, Hashable {
  /// What is wrong, beginning in lower case.
  let message: String
  /// The offset at which it is wrong.
  let offset: Int
}

/// Reads a JSON text with the places of its parts: the system's own reader keeps none.
struct JSONParser {
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// The value that a text holds.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    let node = try parser.value()
    parser.skipSpace()
    guard parser.offset == bytes.count else {
      throw parser.error("nothing may follow the value")
    }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

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
    offset += 1
    var units: [UInt8] = []
    while true {
      let plain = offset
      while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
      units += bytes[plain..<offset]
      guard let byte = peek, byte >= 0x20 else { break }
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        let text = String(decoding: units, as: UTF8.self)
        guard text.utf8.elementsEqual(units) else {
          throw JSONError(message: "the string is no UTF-8", offset: start)
        }
        return text
      default: units.append(contentsOf: try escape().utf8)
      }
    }
    throw JSONError(message: "the string has no closing quote", offset: start)
  }

  /// Whether a byte of a string stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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
