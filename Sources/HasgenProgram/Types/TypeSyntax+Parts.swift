import HasgenReading

extension TypeSyntax {
  /// The type without the keywords, attributes and redundant parentheses around it.
  package var withoutPrefixes: TypeSyntax {
    if case .prefixed(_, let inner) = self { return inner.withoutPrefixes }
    return inParentheses?.withoutPrefixes ?? self
  }

  /// The names that it is composed of: `A`, `B.C` of `any A & (B.C)`; empty for other types.
  package var namedParts: [TypeName] {
    switch self {
    case .name(let name): [name]
    case .composition(let types): types.flatMap(\.namedParts)
    case .prefixed("~", _): []
    case .prefixed(_, let inner): inner.namedParts
    default: inParentheses?.namedParts ?? []
    }
  }

  /// True if it, or the type inside its optional, is a composition of several names.
  package var isComposition: Bool { isComposed && withoutOptional.namedParts.count > 1 }

  /// True if it is written as a composition, or as an optional of one.
  private var isComposed: Bool {
    switch self {
    case .composition: true
    case .prefixed(_, let inner), .optional(let inner), .implicitlyUnwrapped(let inner):
      inner.isComposed
    case .tuple(let elements):
      elements.count == 1 && elements[0].label == nil && elements[0].type.isComposed
    default: false
    }
  }
}

extension TypeName {
  /// A name qualified with dots, without generic arguments.
  package init(path: String) {
    self.init(components: path.pathParts.map { Component(name: $0) })
  }

  /// The name without generic arguments, with dots.
  package var path: String { components.map(\.name).joined(separator: ".") }

  /// The offset of its first byte.
  package var offset: Int { components.first?.offset ?? 0 }
}

extension TypeSyntax {
  /// The type without optionality and prefixes: `A & B` of `(any A & B)?`.
  package var withoutOptional: TypeSyntax {
    switch withoutPrefixes {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.withoutOptional
    case let type: type
    }
  }

  /// The wrapped type of an optional; `nil` for any other type.
  package var unwrapped: TypeSyntax? {
    if case .optional(let inner) = self { inner } else { nil }
  }

  /// The parts of a function type without its attributes; `nil` for other types.
  package var function: (parameters: [TupleTypeElement], effects: Effects, result: TypeSyntax)? {
    guard case .function(let parameters, let effects, let result) = withoutPrefixes else {
      return nil
    }
    return (parameters, effects, result)
  }
}
