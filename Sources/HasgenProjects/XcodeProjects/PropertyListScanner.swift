/// Reads a property list from byte to byte.
struct PropertyListScanner {
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// The value of a text.
  static func value(of bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var scanner = PropertyListScanner(bytes: bytes)
    let value = try scanner.value()
    scanner.skipSpace()
    guard scanner.offset >= bytes.count else { throw scanner.error("nothing may follow the value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value() throws(PropertyListError) -> PropertyList {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw error("values are nested too deep") }
    if take("{") { return .dictionary(try entries()) }
    if take("(") { return .array(try elements()) }
    return .string(try string())
  }

  private mutating func entries() throws(PropertyListError) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    while !take("}") {
      let key = try string()
      guard take("=") else { throw error("'=' is missing after a key") }
      entries[key] = try value()
      guard take(";") else { throw error("';' is missing after a value") }
    }
    return entries
  }

  private mutating func elements() throws(PropertyListError) -> [PropertyList] {
    var elements: [PropertyList] = []
    while !take(")") {
      elements.append(try value())
      guard take(",") || next == ")" else { throw error("',' or ')' is missing after a value") }
    }
    return elements
  }

  private mutating func string() throws(PropertyListError) -> String {
    if take("\"") { return try quotedText() }
    let start = offset
    while isUnquoted { offset += 1 }
    guard offset > start else { throw error("a value is missing") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads a text and the quote behind it.
  private mutating func quotedText() throws(PropertyListError) -> String {
    var text = ""
    var start = offset
    while let next, next != "\"" {
      offset += 1
      guard next == "\\" else { continue }
      text += String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
      text.unicodeScalars.append(escaped())
      start = offset
    }
    guard next != nil else { throw error("a closing quote is missing") }
    text += String(decoding: bytes[start..<offset], as: UTF8.self)
    offset += 1
    return text
  }

  /// Reads the characters that follow a `\`: `n`, `"`, `U00e9`.
  private mutating func escaped() -> Unicode.Scalar {
    guard let next else { return "\\" }
    offset += 1
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "U":
      let digits = String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self)
      offset += 4
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    default: return next
    }
  }

  /// The next byte; `nil` at the end.
  private var next: Unicode.Scalar? {
    offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
  }

  /// Skips a character, and space before it; returns false if another character follows.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == character else { return false }
    offset += 1
    return true
  }

  /// Skips space and comments.
  private mutating func skipSpace() {
    while let next {
      switch next {
      case " ", "\t"..."\r": offset += 1
      case "/" where follows("//"): skip(past: "\n")
      case "/" where follows("/*"): skip(past: "*/")
      default: return
      }
    }
  }

  private mutating func skip(past end: String) {
    let first = end.unicodeScalars.first
    while next != nil, next != first || !follows(end) { offset += 1 }
    offset = min(offset + end.utf8.count, bytes.count)
  }

  private func follows(_ text: String) -> Bool {
    bytes.dropFirst(offset).starts(with: text.utf8)
  }

  private var isUnquoted: Bool {
    guard let next else { return false }
    return switch next {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private func error(_ message: String) -> PropertyListError {
    PropertyListError(
      message: follows("<<<<<<") ? "the file has merge markers" : message, offset: offset)
  }
}
