extension TypeSyntax {
  /// Returns the type with each of its direct child types replaced.
  package func mapChildren(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
    switch self {
    case .name(let name):
      // Most names have no arguments.
      if name.hasNoArguments { return self }
      return .name(TypeName(components: name.components.map { $0.mapArguments(transform) }))
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

  /// The direct child types, in the order of the text.
  private var children: [TypeSyntax] {
    switch self {
    case .name(let name): name.components.flatMap(\.arguments)
    case .member(let base, let component): [base] + component.arguments
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .prefixed(_, let inner):
      [inner]
    case .inlineArray(let first, let second), .dictionary(let first, let second): [first, second]
    case .tuple(let elements): elements.map(\.type)
    case .function(let parameters, let effects, let result):
      parameters.map(\.type) + effects.thrownTypes + [result]
    case .composition(let parts): parts
    case .literal: []
    }
  }

  /// Returns true if the predicate holds for the type or for a type inside it.
  package func contains(where predicate: (TypeSyntax) -> Bool) -> Bool {
    if case .name(let name) = self, name.hasNoArguments {
      // Most types are such a name.
      return predicate(self)
    }
    return predicate(self) || children.contains { $0.contains(where: predicate) }
  }

  /// Calls the body with each name in the type, those of arguments and of members included.
  package func visitNames(_ body: (TypeName) -> Void) {
    if case .name(let name) = self { body(name) }
    for child in children { child.visitNames(body) }
    if case .member(_, let component) = self { body(TypeName(components: [component])) }
  }

  /// Returns true if a condition holds for one of the names that `visitNames` finds.
  package func hasName(where condition: (TypeName) -> Bool) -> Bool {
    var isFound = false
    visitNames { isFound = isFound || condition($0) }
    return isFound
  }

  /// The names in the type, except members of types that are not names (`Index` of `[A].Index`).
  package var allNames: [TypeName] {
    var names: [TypeName] = []
    if case .name(let name) = self { names.append(name) }
    return names + children.flatMap(\.allNames)
  }
}

extension Effects {
  /// The error type of `throws(E)`; empty for other effects.
  fileprivate var thrownTypes: [TypeSyntax] {
    if case .typed(let error) = throwing { [error] } else { [] }
  }
}

extension TypeName {
  /// True if no component has generic arguments. A closure, because a key path of several
  /// properties is slow.
  package var hasNoArguments: Bool { components.allSatisfy { $0.arguments.isEmpty } }
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
