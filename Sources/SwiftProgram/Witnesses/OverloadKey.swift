import SwiftReading

extension SymbolTable {
  /// The key that a function must share with a requirement to be its witness, if nothing is
  /// generic: the name, and the types without sugar. `nil` for a function that needs a closer look.
  ///
  /// Working it out once for each is what keeps a type with hundreds of functions of one name from
  /// being compared each with each.
  ///
  /// - Parameter scope: The scope that the declaration stands in.
  package func overloadKey(of declaration: Declaration, in scope: Scope) -> String? {
    guard !declaration.isProperty, declaration.genericParameters.isEmpty,
      declaration.whereClause.isEmpty
    else { return nil }
    var key = "\(declaration.kind.rawValue) \(declaration.name)"
    let types = declaration.parameters.map(\.type) + [declaration.type ?? .tuple([])]
    for type in types {
      let resolved = resolved(type, in: scope.entering(declaration))
      // A function that can be shared may stand for one that cannot, and `Self` for the type.
      let isPlain = !resolved.contains { part in
        if case .prefixed = part { return true }
        return false
      }
      guard isPlain, !type.mentions("Self") else { return nil }
      key += " \(resolved)"
    }
    return key
  }
}
