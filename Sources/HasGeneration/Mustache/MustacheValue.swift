/// A value that a template is rendered with.
enum MustacheValue: Sendable, Hashable {
  case string(String)
  case bool(Bool)
  case list([MustacheValue])
  case object([String: MustacheValue])

  /// The values for which a section is rendered, once each: a list's elements, else the value
  /// itself unless it is `false` or empty text.
  var items: [MustacheValue] {
    switch self {
    case .string(let text): text.isEmpty ? [] : [self]
    case .bool(let isTrue): isTrue ? [self] : []
    case .list(let elements): elements
    case .object: [self]
    }
  }

  /// The text of a variable; lists and objects have none.
  var text: String {
    switch self {
    case .string(let text): text
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .list, .object: ""
    }
  }

  /// The value of a key; `nil` where there is none.
  subscript(key: String) -> MustacheValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}
