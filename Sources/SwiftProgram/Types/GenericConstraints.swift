import SwiftOutline

extension Site {
  /// What an extension asks of the generic arguments: its `where` clause, or those that it names.
  package func whereClause(asOf extended: Symbol) -> String? {
    guard declaration.kind == .extension else { return nil }
    guard case .name(let name)? = declaration.type,
      let arguments = name.components.last?.arguments, !arguments.isEmpty
    else { return declaration.whereClause }
    let named = zip(extended.genericNames, arguments).map { "\($0) == \($1)" }
    return (named + [declaration.whereClause].compactMap(\.self)).joined(separator: ", ")
  }
}

extension Symbol {
  /// The names of its generic parameters.
  package var genericNames: [String] {
    Scope.names(ofGenericParameters: sites[0].declaration.genericParameters ?? "")
  }

  /// What a generic parameter is constrained to; `nil` for a name of none.
  package func bounds(ofGenericParameter name: String) -> [TypeSyntax]? {
    let headers = sites.map(\.declaration)
    let parameters = headers.flatMap {
      Scope.names(ofGenericParameters: $0.genericParameters ?? "")
    }
    guard parameters.contains(name) else { return nil }
    let clauses = headers.flatMap { [$0.genericParameters, $0.whereClause].compactMap(\.self) }
    return clauses.flatMap(\.genericRequirements)
      .filter { !$0.isSameType && $0.subject.description == name }.map(\.type)
  }
}
