import SwiftOutline

extension SymbolTable {
  /// The global actor that a list of attributes names: `MainActor`, or one that the sources
  /// declare with `@globalActor`.
  func globalActor(in attributes: [Attribute], scope: Scope) -> String? {
    attributes.map(\.name).first { name in
      if name == "MainActor" { return true }
      let components = name.pathParts.map { TypeName.Component(name: $0) }
      guard !components.isEmpty,
        case .symbol(let id) = meaning(of: TypeName(components: components), in: scope)
      else { return false }
      return self[id].sites.contains { site in
        site.declaration.attributes.contains { $0.name == "globalActor" }
      }
    }
  }

  /// The global actor that a member is isolated to, as far as it is written at the member or at
  /// the declaration around it.
  func globalActor(of member: Declaration, in site: Site) -> String? {
    if member.isNonisolated { return nil }
    return globalActor(in: member.attributes, scope: site.scope)
      ?? globalActor(in: site.declaration.attributes, scope: site.scope)
  }
}

extension SymbolTable {
  /// The fault of a member that an actor keeps to itself and that a requirement wants free.
  ///
  /// - Parameter isNonSendable: Whether it is known otherwise that it cannot be shared.
  func isolationFault(
    of member: ContainerMember, in container: ContainerModel, for requirement: Requirement,
    isNonSendable: Bool = false
  ) -> WitnessFault? {
    let declaration = member.declaration
    let cannotBeShared = { isNonSendable || isKnownNonSendable(member) }
    guard let fault = isolation(of: member, in: container, unless: requirement.isolation) else {
      return nil
    }
    // From elsewhere it can be waited for, if what is handed over can be shared.
    if requirement.declaration.effects.isAsync {
      return cannotBeShared() ? fault : nil
    }
    // A constant, and a struct's stored variable, can be used from anywhere if they can be shared.
    let isFree =
      declaration.storage?.kind == .stored && !declaration.isStatic
      && (declaration.kind == .let || container.kind == .struct)
    return isFree && !cannotBeShared() ? nil : fault
  }

  /// What a member is isolated to and the requirement is not, as a fault.
  private func isolation(
    of member: ContainerMember, in container: ContainerModel, unless actor: String?
  ) -> WitnessFault? {
    let declaration = member.declaration
    guard !declaration.isNonisolated else { return nil }
    let written =
      globalActor(of: declaration, in: member.site) ?? inheritedActor(of: member, in: container)
    if let written { return written == actor ? nil : .isolated(toGlobalActor: written) }
    let isActors =
      container.kind == .actor && member.owner == container.id && !declaration.isStatic
    return isActors ? .isolatedToContainer : nil
  }

  /// A type's members are isolated as it is, also in extensions.
  private func inheritedActor(of member: ContainerMember, in container: ContainerModel) -> String? {
    member.owner == container.id ? container.isolation : nil
  }

  /// The global actor that a type is isolated to: by an attribute, by that of a superclass, or of a
  /// protocol in its header.
  func isolation(ofType id: SymbolID, superclasses: [SymbolID]) -> String? {
    let headers = self[id].sites.flatMap { site in
      site.declaration.inheritedTypes.flatMap { expand($0, in: site.headerScope).symbols }
    }
    return globalActor(ofFirstIn: [id] + superclasses + headers)
  }

  /// The global actor that the first of some symbols that names one names in its attributes.
  func globalActor(ofFirstIn ids: [SymbolID]) -> String? {
    // No lazy sequences: each of their closures would hold a copy of the table.
    for id in ids {
      for site in self[id].sites {
        if let actor = globalActor(in: site.declaration.attributes, scope: site.scope) {
          return actor
        }
      }
    }
    return nil
  }
}
