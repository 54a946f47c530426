import SwiftReading
import SwiftProgram

/// The type of a stored property.
package struct StoredType {
  package let id: SymbolID
  /// The property's name.
  let property: String
  /// True if there may be none.
  package let isOptional: Bool
  /// True if a superclass stores the property.
  let isInherited: Bool
}

extension SymbolTable {
  /// The types besides the containers that store one, or a type that does, and might be containers:
  /// no views and the like, which are none on purpose.
  package func unmarkedContainers(
    besides containers: [SymbolID], by rules: Rules
  ) -> [SymbolID] {
    var holders: [SymbolID: [SymbolID]] = [:]
    for id in allIDs where mayStoreContainer(id) {
      for stored in storedTypes(of: id, by: rules) where !stored.isOptional {
        holders[behindReference(stored.id) ?? stored.id, default: []].append(id)
      }
    }
    return closure(of: containers) { id in
      containers.contains(id) || !isConsumer(id, by: rules) ? holders[id] ?? [] : []
    }.filter { !containers.contains($0) && !isAppPart($0, by: rules) }.sorted()
  }

  /// True if a type declares a composition and is not called as containers are.
  private func isConsumer(_ id: SymbolID, by rules: Rules) -> Bool {
    ContainerNames.suffix(of: self[id].name) == nil && declaresComposition(id, by: rules)
  }

  /// The declared types of what a type stores, that which its superclasses store included.
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
  /// True if the type is written as one that may hold nothing.
  package var isOptional: Bool {
    switch withoutPrefixes {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}
