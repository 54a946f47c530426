import SwiftOutline

/// The types that store a container, or something that does, and the subclasses of containers.
struct Holders {
  let all: Set<SymbolID>
  /// Those of them that store none themselves.
  let heirs: Set<SymbolID>
}

/// The type of a stored property.
struct StoredType {
  let id: SymbolID
  /// Whether there may be none.
  let isOptional: Bool
  /// Whether it is a superclass that stores it.
  let isInherited: Bool
}

extension SymbolTable {
  /// The types that store one of the containers, or one that does, and their subclasses. A type with a composition of its
  /// own is a consumer, whoever hands it the container; and one that may hold none is a container
  /// only if it is called so.
  func holders(
    of containers: Set<SymbolID>, among types: [SymbolID], by rules: Rules
  ) -> Holders {
    guard !containers.isEmpty else { return Holders(all: [], heirs: []) }
    var holders: [SymbolID: [(id: SymbolID, isHeir: Bool)]] = [:]
    for id in types where self[id].kind != .enum {
      if let superclass = superclasses(of: id).first {
        holders[superclass, default: []].append((id, true))
      }
      let isCalledSo = ContainerFinder.suffixes.contains { self[id].name.hasSuffix($0) }
      for stored in storedTypes(of: id, by: rules) where !stored.isOptional || isCalledSo {
        holders[stored.id, default: []].append((id, stored.isInherited))
      }
    }
    var found: Set<SymbolID> = []
    var owners: Set<SymbolID> = []
    var waiting = Array(containers)
    while let next = waiting.popLast() {
      for (holder, isHeir) in holders[next] ?? [] where !declaresComposition(holder, by: rules) {
        if !isHeir { owners.insert(holder) }
        guard found.insert(holder).inserted, !containers.contains(holder) else { continue }
        waiting.append(holder)
      }
    }
    return Holders(all: found, heirs: found.subtracting(owners))
  }

  /// The declared types of what a type stores, that which its superclasses store included.
  func storedTypes(of id: SymbolID, by rules: Rules) -> [StoredType] {
    ([id] + superclasses(of: id)).flatMap { owner -> [StoredType] in
      guard owner == id || !declaresComposition(owner, by: rules) else { return [] }
      return self[owner].sites.flatMap { storedTypes(in: $0, of: owner, isInherited: owner != id) }
    }
  }

  private func storedTypes(
    in site: Site, of owner: SymbolID, isInherited: Bool
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
          id: underlying(stored) ?? stored, isOptional: type.isOptional, isInherited: isInherited))
    }
    return types
  }

  /// The classes that a class inherits from, nearest first.
  private func superclasses(of id: SymbolID) -> [SymbolID] {
    guard self[id].kind == .class else { return [] }
    var chain: [SymbolID] = []
    var current = id
    while let next = parents[current.index].lazy.map({ underlying($0) ?? $0 })
      .first(where: { self[$0].kind == .class }), next != id, !chain.contains(next)
    {
      chain.append(next)
      current = next
    }
    return chain
  }
}

extension TypeSyntax {
  /// Whether it is written as one that may hold nothing.
  var isOptional: Bool {
    switch withoutPrefixes {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}
