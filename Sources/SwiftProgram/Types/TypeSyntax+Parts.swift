import SwiftOutline

extension TypeSyntax {
  /// Without keywords, attributes and redundant parentheses around it.
  package var withoutPrefixes: TypeSyntax {
    var type = self
    while true {
      switch type {
      case .prefixed(_, let inner): type = inner
      case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
        type = elements[0].type
      default: return type
      }
    }
  }

  /// The names that it is composed of: `A`, `B.C` of `any A & (B.C)`; empty for other types.
  package var namedParts: [TypeName] {
    var parts: [TypeName] = []
    addNamedParts(to: &parts)
    return parts
  }

  private func addNamedParts(to parts: inout [TypeName]) {
    switch self {
    case .name(let name): parts.append(name)
    case .composition(let types): for type in types { type.addNamedParts(to: &parts) }
    case .prefixed("~", _): break
    case .prefixed(_, let inner): inner.addNamedParts(to: &parts)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.addNamedParts(to: &parts)
    default: break
    }
  }

  /// Whether several names are composed in it, or in what it is an optional of.
  package var isComposition: Bool { isComposed && withoutOptional.namedParts.count > 1 }

  /// The keywords and attributes before it, outermost first, redundant parentheses aside.
  package var prefixes: [String] {
    var result: [String] = []
    var type = self
    while true {
      switch type {
      case .prefixed(let prefix, let inner):
        result.append(prefix)
        type = inner
      case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
        type = elements[0].type
      default: return result
      }
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
  /// Without optionality and what stands around it: `A & B` of `(any A & B)?`.
  package var withoutOptional: TypeSyntax {
    switch withoutPrefixes {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.withoutOptional
    case let type: type
    }
  }
}

extension TypeSyntax {
  /// The wrapped type of an optional; `nil` for any other type.
  package var unwrapped: TypeSyntax? {
    if case .optional(let inner) = self { inner } else { nil }
  }

  /// The function that it is, attributes left out; `nil` for anything else.
  package var function: (parameters: [TupleTypeElement], effects: Effects, result: TypeSyntax)? {
    guard case .function(let parameters, let effects, let result) = withoutPrefixes else {
      return nil
    }
    return (parameters, effects, result)
  }
}
