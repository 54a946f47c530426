import HasgenProgram
import HasgenReading

extension SymbolTable {
  /// The protocols of a stored value that is known by protocols only, inherited ones included;
  /// `nil` if none of them is a Has-protocol or Makes-protocol.
  ///
  /// - Parameter owner: The type that stores the value. The value's type may be a generic parameter
  ///   of it.
  package func composition(
    _ type: TypeSyntax, in scope: Scope, of owner: SymbolID, by rules: Rules
  ) -> Set<SymbolID>? {
    let types = bounds(of: type, in: owner)
    let named = types.flatMap { expand($0, in: scope).symbols }
    let protocols = Set(named.filter { self[$0].kind == .protocol }.flatMap(family))
    return protocols.contains { isDependencyProtocol($0, by: rules) } ? protocols : nil
  }

  /// The bounds of a generic parameter of a type; any other type alone.
  func bounds(of type: TypeSyntax, in owner: SymbolID) -> [TypeSyntax] {
    guard case .name(let name) = type.withoutPrefixes, name.components.count == 1 else {
      return [type]
    }
    return self[owner].bounds(ofGenericParameter: name.path) ?? [type]
  }

  /// The first property of a type that holds a composition as a parent; `nil` if there is none, or
  /// if the type is a consumer and not a container.
  func propertyHoldingComposition(of id: SymbolID, by rules: Rules) -> String? {
    guard mayHoldComposition(id, by: rules) else { return nil }
    for owner in [id] + superclasses(of: id) {
      for site in self[owner].sites {
        for member in site.declaration.members where member.isStoredInValues {
          guard let type = member.type, mayBeParent(member, of: id, by: rules),
            composition(
              type.withoutOptional, in: bodyScope(of: site, in: owner), of: owner, by: rules) != nil
          else { continue }
          return member.name
        }
      }
    }
    return nil
  }

  /// True if a property may hold a composition as a parent. False for most private properties:
  /// consumers such as `PlayerContainer` store their dependencies in one.
  func mayBeParent(_ property: Declaration, of id: SymbolID, by rules: Rules) -> Bool {
    guard !property.isIgnored, !property.isNoParent else { return false }
    let isVisible = !property.isPrivate
    if isVisible || isAskedFor(id, by: rules) { return true }
    return containerSuffix(of: id, by: rules).map(ContainerNames.distinctSuffixes.contains) == true
  }
}
