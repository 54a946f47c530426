extension TypeSyntax {
  /// The type without sugar: two spellings of one type are equal when normalized.
  ///
  /// `Optional<A>`, `A!` become `A?`; `Array<A>` and `Dictionary<K, V>` their brackets; `Void`
  /// becomes `()`. Redundant parentheses, `any` and the names of a function type's parameters are
  /// gone; compositions are flat, sorted and without repetition; offsets are 0.
  package var normalized: TypeSyntax {
    switch mapChildren(\.normalized) {
    case .name(let name): return name.withoutSugar
    // A type that lost its parentheses may be a name.
    case .member(.name(let name), let component):
      return TypeName(components: name.components + [component]).withoutSugar
    case .implicitlyUnwrapped(let type): return .optional(type)
    case .tuple(let elements):
      if let only = Self.tuple(elements).inParentheses, !only.prefixes.contains("repeat") {
        return only
      }
      return .tuple(elements.map { $0.labelled($0.label == "_" ? nil : $0.label) })
    case .function(let parameters, let effects, let result):
      return .function(parameters.map(\.unlabelled), effects.normalized, result: result)
    case .composition(let types):
      let parts = types.flatMap { type in
        if case .composition(let parts) = type { parts } else { [type] }
      }
      let byText = Dictionary(parts.map { ($0.description, $0) }) { $1 }
      let sorted = byText.sorted { $0.key < $1.key }.map(\.value)
      return sorted.count == 1 ? sorted[0] : .composition(sorted)
    case .prefixed("any", let type): return type
    case let type: return type
    }
  }
}

extension TupleTypeElement {
  /// The element without names.
  package var unlabelled: TupleTypeElement { labelled(nil) }

  /// The element with another label, and without a second name.
  fileprivate func labelled(_ label: String?) -> TupleTypeElement {
    TupleTypeElement(label: label, type: type, isVariadic: isVariadic)
  }
}

extension TypeName {
  /// The type in its shortest form, with offsets of 0.
  fileprivate var withoutSugar: TypeSyntax {
    var parts = components.map {
      Component(name: $0.name, arguments: $0.arguments, isModule: $0.isModule)
    }
    if parts.count == 2, parts[0].name == "Swift", parts[0].arguments.isEmpty,
      ["Array", "Dictionary", "Optional", "Void"].contains(parts[1].name)
    {
      parts.removeFirst()
    }
    let whole = TypeSyntax.name(TypeName(components: parts))
    guard parts.count == 1 else { return whole }
    let arguments = parts[0].arguments
    switch (parts[0].name, arguments.count) {
    case ("Void", 0): return .tuple([])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    default: return whole
    }
  }
}
