extension TypeSyntax {
  /// Calls the body with each name in the type, those of arguments and of members included.
  package func visitNames(_ body: (TypeName) -> Void) {
    switch self {
    case .name(let name):
      body(name)
      for component in name.components { component.visitArguments(body) }
    case .member(let base, let component):
      base.visitNames(body)
      body(TypeName(components: [component]))
      component.visitArguments(body)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .prefixed(_, let inner):
      inner.visitNames(body)
    case .inlineArray(let first, let second), .dictionary(let first, let second):
      first.visitNames(body)
      second.visitNames(body)
    case .tuple(let elements):
      for element in elements { element.type.visitNames(body) }
    case .function(let parameters, let effects, let result):
      for parameter in parameters { parameter.type.visitNames(body) }
      if case .typed(let error) = effects.throwing { error.visitNames(body) }
      result.visitNames(body)
    case .composition(let parts):
      for part in parts { part.visitNames(body) }
    case .literal:
      break
    }
  }

  /// Whether a condition holds for one of the names that `visitNames` finds.
  package func hasName(where condition: (TypeName) -> Bool) -> Bool {
    var isFound = false
    visitNames { isFound = isFound || condition($0) }
    return isFound
  }
}

extension TypeName.Component {
  fileprivate func visitArguments(_ body: (TypeName) -> Void) {
    for argument in arguments { argument.visitNames(body) }
  }
}
