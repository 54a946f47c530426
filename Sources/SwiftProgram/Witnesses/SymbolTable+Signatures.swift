import SwiftOutline

extension SymbolTable {
  /// What tells a member from the others of its type, as the compiler does: the name, and of what
  /// is no property the types and whether it waits; generic parameters by their position.
  ///
  /// - Parameters:
  ///   - scope: The scope that the declaration stands in.
  ///   - isAsync: Whether it waits, where that is not as declared.
  package func signatureKey(of declaration: Declaration, in scope: Scope, isAsync: Bool? = nil)
    -> String
  {
    let parameters = declaration.parameters.map { parameter in
      "\(comparable(parameter.type, of: declaration, in: scope))\(parameter.isVariadic ? "..." : "")"
    }
    let result = declaration.isProperty ? declaration.type : declaration.type ?? .tuple([])
    let waits = declaration.kind == .func && isAsync ?? declaration.effects.isAsync
    return
      ([declaration.witnessKey] + parameters
      + [result].compactMap { $0.map { "\(comparable($0, of: declaration, in: scope))" } }
      + constraints(of: declaration, in: scope) + (waits ? ["async"] : []))
      .joined(separator: " ")
  }

  /// How many generic parameters a function has and what they are asked for, wherever that is
  /// written, sorted.
  ///
  /// - Parameter scope: The scope that the declaration stands in.
  package func constraints(of declaration: Declaration, in scope: Scope) -> [String] {
    guard let parameters = declaration.genericParameters else { return [] }
    let side = { (text: Substring) -> String in
      TypeSyntax(parsing: String(text)).map { "\(comparable($0, of: declaration, in: scope))" }
        ?? String(text)
    }
    let parts = [parameters, declaration.whereClause].compactMap(\.self).flatMap(\.clauseParts)
    let asked = parts.compactMap { part -> String? in
      if let equals = part.firstRange(of: "==") {
        let sides = [part[..<equals.lowerBound], part[equals.upperBound...]].map(side)
        return sides.sorted().joined(separator: " == ")
      }
      return part.firstIndex(of: ":").map { colon in
        "\(side(part[..<colon])): \(side(part[part.index(after: colon)...]))"
      }
    }
    return ["<\(Scope.names(ofGenericParameters: parameters).count)>"] + asked.sorted()
  }

  /// A type of a declaration, resolved, with its generic parameters by their position.
  ///
  /// - Parameter scope: The scope that the declaration stands in.
  package func comparable(
    _ type: TypeSyntax, of declaration: Declaration, in scope: Scope
  ) -> TypeSyntax {
    let names = Scope.names(ofGenericParameters: declaration.genericParameters ?? "")
    let numbers = Dictionary(names.enumerated().map { ($1, "\($0)") }) { first, _ in first }
    return resolved(type, in: scope.entering(declaration)).numbered(numbers)
  }
}

extension TypeSyntax {
  /// The type with other names in the place of some, of which it may name members.
  fileprivate func numbered(_ numbers: [String: String]) -> TypeSyntax {
    guard !numbers.isEmpty else { return self }
    let inner = mapChildren { $0.numbered(numbers) }
    guard case .name(let name) = inner, let first = name.components.first else { return inner }
    let parts = first.name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let number = numbers[parts[0]] else { return inner }
    let renamed = TypeName.Component(
      name: ([number] + parts.dropFirst()).joined(separator: "."), arguments: first.arguments)
    return .name(TypeName(components: [renamed] + name.components.dropFirst()))
  }
}
