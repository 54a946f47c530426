/// A value of a JSON text, with its place.
struct JSONNode {
  /// The kinds of values in a JSON text.
  enum Value {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
    /// A string that was passed by, to be read when it is asked for.
    case deferred
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

  /// True for a list without elements.
  var isEmptyList: Bool {
    if case .array(let elements) = value { elements.isEmpty } else { false }
  }

  /// The kind of the value in words: `a number`.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string, .deferred: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// The reason why a text is no JSON.
struct JSONError: Error, Hashable {
  /// The mistake, beginning in lower case.
  let message: String
  /// The offset of the mistake.
  let offset: Int
}
