#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a JSON text with the places of its parts, which Foundation does not keep.
package struct JSONParser {
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Reads a text that is one JSON value.
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
    switch peek {
    case UInt8(ascii: "{"): return JSONNode(value: .object(try members()), offset: start)
    case UInt8(ascii: "["): return JSONNode(value: .array(try elements()), offset: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), offset: start)
    default: return JSONNode(value: try word(), offset: start)
    }
  }

  private mutating func members() throws(JSONError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    offset += 1
    if take("}") { return [] }
    repeat {
      skipSpace()
      let keyOffset = offset
      guard peek == UInt8(ascii: "\"") else { throw error("a key in double quotes is missing") }
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else {
        throw JSONError(message: "the key '\(key)' is repeated", offset: keyOffset)
      }
      guard take(":") else { throw error("':' is missing after the key '\(key)'") }
      members.append(JSONNode.Member(key: key, keyOffset: keyOffset, node: try value()))
    } while take(",")
    guard take("}") else { throw error("',' or '}' is missing") }
    return members
  }

  private mutating func elements() throws(JSONError) -> [JSONNode] {
    var elements: [JSONNode] = []
    offset += 1
    if take("]") { return [] }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw error("',' or ']' is missing") }
    return elements
  }

  /// `true`, `false`, `null` or a number.
  private mutating func word() throws(JSONError) -> JSONNode.Value {
    let end = bytes[offset...].firstIndex { ",]} \t\r\n".utf8.contains($0) } ?? bytes.count
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    let value: JSONNode.Value
    switch text {
    case "true": value = .boolean(true)
    case "false": value = .boolean(false)
    case "null": value = .null
    default:
      // `Double` also reads `nan`, `inf` and `0x1p3`.
      guard Double(text) != nil, text.allSatisfy("0123456789+-.eE".contains) else {
        throw error(
          text.isEmpty
            ? "a value is missing" : "'\(text)' is not a JSON value; a text needs double quotes")
      }
      value = .number(text)
    }
    offset = end
    return value
  }

  private mutating func string() throws(JSONError) -> String {
    let start = offset
    var end = start + 1
    var isPlain = true
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
      let isEscape = bytes[end] == UInt8(ascii: "\\")
      if isEscape || bytes[end] >= 0x80 { isPlain = false }
      end += isEscape ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      throw error("the string has no closing quote")
    }
    offset = end + 1
    let text =
      isPlain
      ? String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      : try? JSONDecoder().decode(String.self, from: Data(bytes[start...end]))
    guard let text else { throw JSONError(message: "the string is not valid", offset: start) }
    return text
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips a character, and white space before it; returns false if another character follows.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
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
