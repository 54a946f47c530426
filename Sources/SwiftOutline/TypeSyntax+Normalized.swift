extension TypeSyntax {
  /// The type without sugar: two spellings of one type are equal when normalized.
  ///
  /// `Optional<A>`, `A!` become `A?`; `Array<A>` and `Dictionary<K, V>` their brackets; `Void`
  /// becomes `()`. Redundant parentheses, `any` and the names of a function type's parameters are
  /// gone; compositions are flat, sorted and without repetition; offsets are 0.
  public var normalized: TypeSyntax {
    switch self {
    case .name(let name): name.normalized
    case .member(let base, let component):
      Self.member(of: base.normalized, component.normalized)
    case .optional(let type), .implicitlyUnwrapped(let type): .optional(type.normalized)
    case .array(let element): .array(element.normalized)
    case .inlineArray(let count, let element):
      .inlineArray(count: count.normalized, element: element.normalized)
    case .dictionary(let key, let value):
      .dictionary(key: key.normalized, value: value.normalized)
    case .tuple(let elements): Self.normalizedTuple(elements)
    case .function(let parameters, let effects, let result):
      .function(
        parameters.map { TupleTypeElement(type: $0.type.normalized, isVariadic: $0.isVariadic) },
        effects.normalized, result: result.normalized)
    case .composition(let types): Self.normalizedComposition(types)
    case .prefixed("any", let type): type.normalized
    case .prefixed(let prefix, let type): .prefixed(prefix, type.normalized)
    case .literal: self
    }
  }

  /// A member of a type that lost its parentheses may be a plain qualified name.
  private static func member(of base: TypeSyntax, _ component: TypeName.Component) -> TypeSyntax {
    guard case .name(let name) = base else { return .member(base, component) }
    return .name(TypeName(components: name.components + [component]))
  }

  private static func normalizedTuple(_ elements: [TupleTypeElement]) -> TypeSyntax {
    if elements.count == 1, let element = elements.first, element.label == nil,
      !element.isVariadic, !element.type.isPackExpansion
    {
      return element.type.normalized
    }
    return .tuple(
      elements.map { element in
        let label = element.label == "_" ? nil : element.label
        return TupleTypeElement(
          label: label, type: element.type.normalized, isVariadic: element.isVariadic)
      })
  }

  private var isPackExpansion: Bool {
    if case .prefixed("repeat", _) = self { return true }
    return false
  }

  private static func normalizedComposition(_ types: [TypeSyntax]) -> TypeSyntax {
    var parts: [String: TypeSyntax] = [:]
    for type in types {
      let normalized = type.normalized
      if case .composition(let inner) = normalized {
        for part in inner { parts[part.description] = part }
      } else {
        parts[normalized.description] = normalized
      }
    }
    let sorted = parts.sorted { $0.key < $1.key }.map(\.value)
    return sorted.count == 1 ? sorted[0] : .composition(sorted)
  }
}

extension TypeName {
  fileprivate var normalized: TypeSyntax {
    var parts = components.map(\.normalized)
    if parts.count == 2, parts[0].name == "Swift", parts[0].arguments.isEmpty,
      Self.sugared.contains(parts[1].name)
    {
      parts.removeFirst()
    }
    if parts.count == 1, let only = parts.first {
      switch (only.name, only.arguments.count) {
      case ("Void", 0): return .tuple([])
      case ("Optional", 1): return .optional(only.arguments[0])
      case ("Array", 1): return .array(only.arguments[0])
      case ("Dictionary", 2):
        return .dictionary(key: only.arguments[0], value: only.arguments[1])
      default: break
      }
    }
    return .name(TypeName(components: parts))
  }

  private static let sugared: Set = ["Array", "Dictionary", "Optional", "Void"]
}

extension TypeName.Component {
  fileprivate var normalized: TypeName.Component {
    TypeName.Component(name: name, arguments: arguments.map(\.normalized), isModule: isModule)
  }
}

extension Effects {
  /// The effects without sugar: `throws(any Error)` is `throws`, and `throws(Never)` nothing.
  public var normalized: Effects {
    guard case .typed(let type) = throwing else { return self }
    switch type.normalized.description {
    case "Error", "Swift.Error": return Effects(isAsync: isAsync, throwing: .anyError)
    case "Never", "Swift.Never": return Effects(isAsync: isAsync, throwing: .nothing)
    default: return Effects(isAsync: isAsync, throwing: .typed(type.normalized))
    }
  }
}
