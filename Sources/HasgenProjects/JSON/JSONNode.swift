/// A value of a JSON text, with its place.
package struct JSONNode {
  /// The kinds of values in a JSON text.
  package enum Value {
    case null
    case boolean(Bool)
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A key and its value.
  package struct Member {
    package let key: String
    package let keyOffset: Int
    package let node: JSONNode
  }

  package let value: Value
  /// The offset of its first byte.
  package let offset: Int

  /// True for a list without elements.
  package var isEmptyList: Bool {
    if case .array(let elements) = value { elements.isEmpty } else { false }
  }

  /// The kind of the value in words: `a number`.
  package var kind: String {
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

/// The reason why a text is not JSON.
package struct JSONError: Error, Hashable {
  /// The mistake, beginning in lower case.
  package let message: String
  /// The offset of the mistake.
  package let offset: Int
}
