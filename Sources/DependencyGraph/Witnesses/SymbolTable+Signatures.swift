import SwiftOutline

extension SymbolTable {
  /// What tells a member from the others of its type, as the compiler does: the name, and of what
  /// is no property the types and whether it waits; generic parameters by their position.
  ///
  /// - Parameters:
  ///   - scope: The scope inside the declaration.
  ///   - isAsync: Whether it waits, where that is not as declared.
  func signatureKey(of declaration: Declaration, in scope: Scope, isAsync: Bool? = nil) -> String {
    let numbers = numbers(ofGenericParametersOf: declaration)
    let types = declaration.parameters.map { parameter in
      (parameter.type, parameter.isVariadic ? "..." : "")
    }
    let result = declaration.isProperty ? declaration.type : declaration.type ?? .tuple([])
    let texts = (types + [result].compactMap { $0.map { ($0, "") } }).map { type, dots in
      resolved(type, in: scope).numbered(numbers).description + dots
    }
    let waits = isAsync ?? declaration.effects.isAsync
    return
      ([declaration.witnessKey] + texts + constraints(of: declaration, in: scope)
      + (waits && !declaration.isProperty ? ["async"] : [])).joined(separator: " ")
  }

  /// How many generic parameters a function has and what they are asked for, wherever that is
  /// written, sorted.
  func constraints(of declaration: Declaration, in scope: Scope) -> [String] {
    guard let parameters = declaration.genericParameters else { return [] }
    let numbers = numbers(ofGenericParametersOf: declaration)
    let side = { (text: Substring) -> String in
      guard let type = TypeSyntax(parsing: String(text)) else { return String(text) }
      return resolved(type, in: scope).numbered(numbers).description
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
    return ["<\(numbers.count)>"] + asked.sorted()
  }

  private func numbers(ofGenericParametersOf declaration: Declaration) -> [String: String] {
    let names = Scope.names(ofGenericParameters: declaration.genericParameters ?? "")
    return Dictionary(names.enumerated().map { ($1, "\($0)") }) { first, _ in first }
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
