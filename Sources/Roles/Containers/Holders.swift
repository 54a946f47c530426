import SwiftReading
import SwiftProgram

/// The types that store a container, or something that does, and the subclasses of containers.
struct Holders {
  let all: Set<SymbolID>
  /// The types among `all` that store none themselves.
  let heirs: Set<SymbolID>
  /// The types that store one too, and are none of them: a composition makes them consumers.
  let consumers: Set<SymbolID>
}

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
  /// The types that store one of the containers, or one that does, and their subclasses. A type with
  /// a composition of its own is a consumer, whoever hands it the container, and one that may hold
  /// none is no container, unless they are called as containers are.
  func holders(
    of containers: Set<SymbolID>, among types: [SymbolID], by rules: Rules
  ) -> Holders {
    guard !containers.isEmpty else { return Holders(all: [], heirs: [], consumers: []) }
    var holders: [SymbolID: [(id: SymbolID, isHeir: Bool)]] = [:]
    for id in types where self[id].kind != .enum {
      if let superclass = superclasses(of: id).first {
        holders[superclass, default: []].append((id, true))
      }
      let isCalledSo = ContainerNames.suffix(of: self[id].name) != nil
      guard isCalledSo || mayHoldContainer(id, by: rules) else { continue }
      for stored in storedTypes(of: id, by: rules) where !stored.isOptional || isCalledSo {
        holders[stored.id, default: []].append((id, stored.isInherited))
      }
    }
    var found: Set<SymbolID> = []
    var owners: Set<SymbolID> = []
    var consumers: Set<SymbolID> = []
    var waiting = Array(containers)
    while let next = waiting.popLast() {
      for (holder, isHeir) in holders[next] ?? [] {
        guard !isConsumer(holder, by: rules) else {
          consumers.insert(holder)
          continue
        }
        if !isHeir { owners.insert(holder) }
        guard found.insert(holder).inserted, !containers.contains(holder) else { continue }
        waiting.append(holder)
      }
    }
    return Holders(all: found, heirs: found.subtracting(owners), consumers: consumers)
  }

  /// True if a member of a type, or what it conforms to, tells that it may hold a container.
  private func mayHoldContainer(_ id: SymbolID, by rules: Rules) -> Bool {
    self[id].sites.contains { !$0.declaration.isPlain }
      || self[id].headers.contains { site in
        site.declaration.inheritedTypes.flatMap(\.namedParts).contains { name in
          name.components.last.map { rules.fitsDependency($0.name) } == true
        }
      }
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
