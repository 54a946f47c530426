import HasgenReading

extension Site {
  /// The requirements of an extension on the generic arguments: its `where` clause, and the
  /// arguments that it names.
  package func whereClause(asOf extended: Symbol) -> [GenericRequirement] {
    guard declaration.kind == .extension else { return [] }
    guard case .name(let name)? = declaration.type,
      let arguments = name.components.last?.arguments, !arguments.isEmpty
    else { return declaration.whereClause }
    let named = zip(extended.genericNames, arguments).map {
      GenericRequirement(subject: .named($0), type: $1, isSameType: true)
    }
    return named + declaration.whereClause
  }
}

extension Symbol {
  /// The names of its generic parameters.
  package var genericNames: [String] { sites[0].declaration.genericParameters.map(\.name) }

  /// The bounds of a generic parameter; `nil` if there is no such parameter.
  package func bounds(ofGenericParameter name: String) -> [TypeSyntax]? {
    let headers = sites.map(\.declaration)
    guard headers.contains(where: { $0.genericParameters.contains { $0.name == name } }) else {
      return nil
    }
    return headers.flatMap(\.genericRequirements)
      .filter { !$0.isSameType && $0.subject.description == name }.map(\.type)
  }
}

extension Declaration {
  /// True if the declaration has generic parameters or a `where` clause.
  package var hasGenericClauses: Bool { !genericParameters.isEmpty || !whereClause.isEmpty }

  /// The bounds of its generic parameters, and of the types that its `where` clause names.
  package var genericConstraints: [TypeSyntax] {
    genericRequirements.filter { !$0.isSameType }.map(\.type)
  }
}

extension GenericRequirement {
  /// The type that is required of `Self`; `nil` for a requirement of another type.
  package var askedOfSelf: TypeSyntax? {
    if subject.isSelf { return type }
    return isSameType && type.isSelf ? subject : nil
  }
}

extension TypeSyntax {
  /// True if the type is `Self`, and not a member of it.
  package var isSelf: Bool {
    if case .name(let name) = self { name.path == "Self" } else { false }
  }
}
