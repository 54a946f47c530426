import SwiftOutline

extension TypeSyntax {
  /// The type with each of the types that it is directly made of replaced.
  package func mapChildren(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .name(let name):
      return .name(TypeName(components: name.components.map { $0.mapArguments(transform) }))
    case .member(let base, let component):
      return .member(transform(base), component.mapArguments(transform))
    case .optional(let wrapped):
      return .optional(transform(wrapped))
    case .implicitlyUnwrapped(let wrapped):
      return .implicitlyUnwrapped(transform(wrapped))
    case .array(let element):
      return .array(transform(element))
    case .inlineArray(let count, let element):
      return .inlineArray(count: transform(count), element: transform(element))
    case .dictionary(let key, let value):
      return .dictionary(key: transform(key), value: transform(value))
    case .tuple(let elements):
      return .tuple(elements.map { $0.mapType(transform) })
    case .function(let parameters, let effects, let result):
      return .function(
        parameters.map { $0.mapType(transform) }, effects.mapType(transform),
        result: transform(result))
    case .composition(let parts):
      return .composition(parts.map(transform))
    case .prefixed(let prefix, let inner):
      return .prefixed(prefix, transform(inner))
    case .literal:
      return self
    }
  }

  /// Whether something holds for the type or for any of the types that it is made of.
  package func contains(where predicate: (TypeSyntax) -> Bool) -> Bool {
    if predicate(self) { return true }
    var isFound = false
    _ = mapChildren { child in
      isFound = isFound || child.contains(where: predicate)
      return child
    }
    return isFound
  }
}

extension TypeSyntax {
  /// The names that it is made of, wherever in it they stand.
  package var allNames: [TypeName] {
    var names: [TypeName] = []
    _ = contains { part in
      if case .name(let name) = part { names.append(name) }
      return false
    }
    return names
  }
}

extension TypeName.Component {
  fileprivate func mapArguments(_ transform: (TypeSyntax) -> TypeSyntax) -> Self {
    Self(name: name, arguments: arguments.map(transform), isModule: isModule, offset: offset)
  }
}

extension TupleTypeElement {
  fileprivate func mapType(_ transform: (TypeSyntax) -> TypeSyntax) -> Self {
    Self(label: label, secondName: secondName, type: transform(type), isVariadic: isVariadic)
  }
}

extension Effects {
  fileprivate func mapType(_ transform: (TypeSyntax) -> TypeSyntax) -> Effects {
    guard case .typed(let error) = throwing else { return self }
    return Effects(isAsync: isAsync, throwing: .typed(transform(error)))
  }
}
