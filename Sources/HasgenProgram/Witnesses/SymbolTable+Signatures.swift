import HasgenReading

extension SymbolTable {
  /// The key that tells a member from others of its type: the name, the resolved types, and for a
  /// function `async`. Generic parameters are named by their position.
  ///
  /// - Parameters:
  ///   - scope: The scope of the declaration.
  ///   - isAsync: The value to use in place of the declared `async`.
  package func signatureKey(of declaration: Declaration, in scope: Scope, isAsync: Bool? = nil)
    -> String
  {
    var parts = [declaration.witnessKey]
    parts += declaration.parameters.map { parameter in
      let type = comparable(parameter.type, of: declaration, in: scope)
      return parameter.isVariadic ? "\(type)..." : "\(type)"
    }
    // A function without a result returns `()`.
    let implied: TypeSyntax? = declaration.isProperty ? nil : .tuple([])
    if let result = declaration.type ?? implied {
      parts.append("\(comparable(result, of: declaration, in: scope))")
    }
    parts += constraints(of: declaration, in: scope)
    let waits = isAsync ?? declaration.effects.isAsync
    if waits, declaration.kind == .func { parts.append("async") }
    return parts.joined(separator: " ")
  }

  /// The number of a function's generic parameters, and their constraints, sorted. Constraints of
  /// the parameter list and of the `where` clause are equal.
  ///
  /// - Parameter scope: The scope of the declaration.
  package func constraints(of declaration: Declaration, in scope: Scope) -> [String] {
    guard !declaration.genericParameters.isEmpty else { return [] }
    let asked = declaration.genericRequirements.map { requirement in
      let sides = requirement.sides.map { "\(comparable($0, of: declaration, in: scope))" }
      if requirement.isSameType { return sides.sorted().joined(separator: " == ") }
      return sides.joined(separator: ": ")
    }
    return ["<\(declaration.genericParameters.count)>"] + asked.sorted()
  }

  /// A type of a declaration, resolved, with its generic parameters by their position.
  ///
  /// - Parameter scope: The scope of the declaration.
  package func comparable(
    _ type: TypeSyntax, of declaration: Declaration, in scope: Scope
  ) -> TypeSyntax {
    let names = declaration.genericParameters.map(\.name)
    let numbers = Dictionary(names.enumerated().map { ($1, "\($0)") }) { first, _ in first }
    return resolved(type, in: scope.entering(declaration)).renaming(numbers)
  }
}

extension TypeSyntax {
  /// The type with some names replaced, also where they are qualifiers: `T.ID`.
  func renaming(_ names: [String: String]) -> TypeSyntax {
    guard !names.isEmpty else { return self }
    let inner = mapChildren { $0.renaming(names) }
    guard case .name(let name) = inner, let first = name.components.first else { return inner }
    let parts = first.name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let other = names[parts[0]] else { return inner }
    let renamed = TypeName.Component(
      name: ([other] + parts.dropFirst()).joined(separator: "."), arguments: first.arguments)
    return .name(TypeName(components: [renamed] + name.components.dropFirst()))
  }
}
