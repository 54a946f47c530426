/// A value of a property list in the old style: `{ key = value; list = ( a, "b c" ); }`.
enum PropertyList: Sendable, Hashable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// Reads a text that is one value.
  init(reading bytes: [UInt8]) throws(PropertyListError) {
    self = try PropertyListScanner.value(of: bytes)
  }

  /// The string; `nil` for another value.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings in an array, or the only string.
  var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.compactMap(\.text)
    case .dictionary: []
    }
  }

  /// The values of a dictionary; empty for another value.
  var entries: [String: PropertyList] {
    if case .dictionary(let entries) = self { entries } else { [:] }
  }

  /// The value of a key.
  subscript(key: String) -> PropertyList? { entries[key] }

  /// The string of a key.
  func text(_ key: String) -> String? { self[key]?.text }

  /// The strings in the array of a key.
  func texts(_ key: String) -> [String] { self[key]?.texts ?? [] }
}

/// The reason why a text is not a property list.
struct PropertyListError: Error, Hashable {
  /// The mistake, beginning in lower case.
  let message: String
  /// The offset of the mistake, in bytes.
  let offset: Int
}
