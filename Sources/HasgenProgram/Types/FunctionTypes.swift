import HasgenReading

extension TypeSyntax {
  /// The global actor that a function type names.
  package var globalActor: String? {
    let attributes = prefixes.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
    return attributes.first { attribute in
      !Self.ofFunctions.contains(String(attribute.prefix { $0 != "(" }))
    }
  }

  private static let ofFunctions: Set<String> = [
    "Sendable", "autoclosure", "concurrent", "convention", "differentiable", "escaping", "isolated",
    "noescape", "preconcurrency",
  ]
}

extension SymbolTable {
  /// The effects with the thrown error type resolved.
  package func resolved(_ effects: Effects, in scope: Scope) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    return Effects(isAsync: effects.isAsync, throwing: .typed(resolved(error, in: scope)))
      .normalized
  }
}

extension Effects.Throwing {
  /// A number that is higher if more errors may be thrown.
  package var rank: Int {
    switch self {
    case .nothing: 0
    case .rethrowing: 1
    case .typed: 2
    case .anyError: 3
    }
  }
}
