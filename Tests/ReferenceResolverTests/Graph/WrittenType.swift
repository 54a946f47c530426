/// The type of a member or of a parameter, as the sources write it.
indirect enum WrittenType: Hashable, Sendable {
  /// A class, a struct or a value: `Store`, `String`.
  case plain(String)
  /// An existential: `any Storing`.
  case any(String)
  /// `Store?`
  case optional(WrittenType)
  /// A closure without arguments: `() -> Store`.
  case closure(WrittenType)

  /// The text of the type.
  var text: String {
    switch self {
    case .plain(let name): name
    case .any(let name): "any \(name)"
    case .optional(.plain(let name)): "\(name)?"
    case .optional(let wrapped): "(\(wrapped.text))?"
    case .closure(let result): "() -> \(result.text)"
    }
  }

  /// The type that an optional wraps, or else the type itself.
  var unwrapped: WrittenType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  var isOptional: Bool { unwrapped != self }
}
