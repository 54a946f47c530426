import SwiftOutline

extension SymbolTable {
  /// The global actor that a list of attributes names: `MainActor`, or one that the sources
  /// declare with `@globalActor`.
  func globalActor(in attributes: [Attribute], scope: Scope) -> String? {
    attributes.map(\.name).first { name in
      if name == "MainActor" { return true }
      let components = name.split(separator: ".").map { TypeName.Component(name: String($0)) }
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
    if member.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return nil }
    return globalActor(in: member.attributes, scope: site.scope)
      ?? globalActor(in: site.declaration.attributes, scope: site.scope)
  }
}

extension SymbolTable {
  /// The fault of a member that an actor keeps to itself and that a requirement wants free.
  func isolationFault(
    of member: ContainerMember, in container: ContainerModel, for requirement: Requirement
  ) -> WitnessFault? {
    let declaration = member.declaration
    let isNonisolated = declaration.modifiers.contains { $0.hasPrefix("nonisolated") }
    guard !isNonisolated, !requirement.declaration.effects.isAsync else { return nil }
    if container.kind == .actor, member.owner == container.id, !declaration.isStatic {
      let isShared = declaration.kind == .let && !isKnownNonSendable(member)
      return isShared ? nil : .isolatedToContainer
    }
    guard
      let actor = globalActor(of: declaration, in: member.site)
        ?? inheritedActor(of: member, in: container),
      actor != requirement.isolation
    else { return nil }
    // A constant, and a struct's stored variable, of a Sendable type can be read from anywhere.
    let isReadable =
      declaration.storage?.kind == .stored && requirement.declaration.storage?.isSettable == false
      && (declaration.kind == .let || container.kind == .struct)
    return isReadable && !isKnownNonSendable(member) ? nil : .isolated(toGlobalActor: actor)
  }

  /// An extension is isolated as its type is.
  private func inheritedActor(of member: ContainerMember, in container: ContainerModel) -> String? {
    member.owner == container.id && member.site.declaration.kind == .extension
      ? container.isolation : nil
  }

  /// Whether the sources say that values of a member's type cannot be shared: a protocol or a
  /// class without `Sendable`. What they do not declare is trusted.
  private func isKnownNonSendable(_ member: ContainerMember) -> Bool {
    guard let type = member.declaration.type ?? member.declaration.calledType,
      let symbol = symbol(for: type, in: inner(member.site, of: member.owner))
    else { return false }
    let id = underlying(symbol) ?? symbol
    guard self[id].kind == .protocol || self[id].kind == .class else { return false }
    let isIsolated = self[id].sites.contains {
      globalActor(in: $0.declaration.attributes, scope: $0.scope) != nil
    }
    return !isIsolated && !kinship(of: id).externals.contains("Sendable")
  }
}
