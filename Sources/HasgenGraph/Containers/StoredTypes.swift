import HasgenProgram
import HasgenReading

/// The type of a stored property.
package struct StoredType {
  package let id: SymbolID
  let property: String
  /// True if the property is optional.
  package let isOptional: Bool
  /// True if a superclass stores the property.
  let isInherited: Bool
}

extension SymbolTable {
  /// True if a type declares a composition and does not have the name of a container.
  private func isConsumer(_ id: SymbolID, by rules: Rules) -> Bool {
    ContainerNames.suffix(of: self[id].name) == nil && declaresComposition(id, by: rules)
  }

  /// The declared types of the stored properties of a type and its superclasses.
  package func storedTypes(of id: SymbolID, by rules: Rules) -> [StoredType] {
    ([id] + superclasses(of: id)).flatMap { owner -> [StoredType] in
      guard owner == id || !isConsumer(owner, by: rules) else { return [] }
      return self[owner].sites.flatMap { storedTypes(in: $0, of: owner, seenFrom: id) }
    }
  }

  private func storedTypes(
    in site: Site, of owner: SymbolID, seenFrom id: SymbolID
  ) -> [StoredType] {
    var types: [StoredType] = []
    var scope: Scope?
    for member in site.declaration.members where member.isStoredInValues {
      guard let type = member.type ?? member.calledType, !member.isIgnored,
        !member.isNoParent
      else { continue }
      let inside = scope ?? bodyScope(of: site, in: owner)
      scope = inside
      guard let stored = symbol(for: type.withoutOptional, in: inside) else { continue }
      types.append(
        StoredType(
          id: underlying(stored) ?? stored, property: member.name, isOptional: type.isOptional,
          isInherited: owner != id))
    }
    return types
  }
}

extension TypeSyntax {
  /// True if the type is an optional, or implicitly unwrapped.
  package var isOptional: Bool {
    switch withoutPrefixes {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}
