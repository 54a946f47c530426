extension TypeSyntax {
  /// The type with each of the types that it is directly made of replaced.
  package func mapChildren(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .name(let name):
      // Most names have no arguments.
      return name.components.allSatisfy(\.arguments.isEmpty)
        ? self : .name(TypeName(components: name.components.map { $0.mapArguments(transform) }))
    case .member(let base, let component):
      return .member(transform(base), component.mapArguments(transform))
    case .optional(let wrapped): return .optional(transform(wrapped))
    case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(transform(wrapped))
    case .array(let element): return .array(transform(element))
    case .inlineArray(let count, let element):
      return .inlineArray(count: transform(count), element: transform(element))
    case .dictionary(let key, let value):
      return .dictionary(key: transform(key), value: transform(value))
    case .tuple(let elements): return .tuple(elements.map { $0.mapType(transform) })
    case .function(let parameters, var effects, let result):
      let parameters = parameters.map { $0.mapType(transform) }
      if case .typed(let error) = effects.throwing {
        effects = Effects(isAsync: effects.isAsync, throwing: .typed(transform(error)))
      }
      return .function(parameters, effects, result: transform(result))
    case .composition(let parts): return .composition(parts.map(transform))
    case .prefixed(let prefix, let inner): return .prefixed(prefix, transform(inner))
    case .literal: return self
    }
  }

  private func forEachChild(_ body: (TypeSyntax) -> Void) {
    _ = mapChildren { child in
      body(child)
      return child
    }
  }

  /// Returns true if the predicate holds for the type or for one that it is made of.
  package func contains(where predicate: (TypeSyntax) -> Bool) -> Bool {
    if predicate(self) { return true }
    var isFound = false
    forEachChild { isFound = isFound || $0.contains(where: predicate) }
    return isFound
  }

  /// Calls the body with each name in the type, those of arguments and of members included.
  package func visitNames(_ body: (TypeName) -> Void) {
    if case .name(let name) = self { body(name) }
    forEachChild { $0.visitNames(body) }
    if case .member(_, let component) = self { body(TypeName(components: [component])) }
  }

  /// Returns true if a condition holds for one of the names that `visitNames` finds.
  package func hasName(where condition: (TypeName) -> Bool) -> Bool {
    var isFound = false
    visitNames { isFound = isFound || condition($0) }
    return isFound
  }

  /// The names that the type is made of, without members of types that are no names.
  package var allNames: [TypeName] {
    var names: [TypeName] = []
    if case .name(let name) = self { names.append(name) }
    forEachChild { names += $0.allNames }
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
