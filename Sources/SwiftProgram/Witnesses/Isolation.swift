import SwiftReading

extension SymbolTable {
  /// The global actor that a list of attributes names: `MainActor`, or one that the sources
  /// declare with `@globalActor`.
  package func globalActor(in attributes: [Attribute], scope: Scope) -> String? {
    attributes.first { attribute in
      if attribute.name == "MainActor" { return true }
      guard case .name(let name) = attribute.type,
        case .symbol(let id) = meaning(of: name, in: scope)
      else { return false }
      return self[id].sites.contains { site in
        site.declaration.attributes.contains { $0.name == "globalActor" }
      }
    }?.name
  }

  /// The global actor that a member is isolated to: by an attribute of the member or of the
  /// declaration around it, or by the isolation of the type.
  ///
  /// - Parameter owner: The type that it is a member of.
  package func isolation(of member: Declaration, in site: Site, of owner: SymbolID) -> String? {
    if member.isNonisolated { return nil }
    let written =
      globalActor(in: member.attributes, scope: site.scope)
      ?? globalActor(in: site.declaration.attributes, scope: site.scope)
    if let written { return written }
    guard site.declaration.kind == .extension else { return isolation(ofType: owner) }
    if site.declaration.isNonisolated { return nil }
    if let actor = isolation(ofType: owner) { return actor }
    // 'nonisolated' at a type does not apply to its extensions.
    return self[owner].kind == .actor ? nil : modules[site.scope.module].settings.defaultActor
  }

  /// The fault of a member that is isolated to an actor while the requirement is not; `nil` for
  /// none.
  ///
  /// - Parameter module: The module that uses the member.
  package func isolationFault(
    of member: Member, in nominal: NominalType, for requirement: Requirement,
    from module: Int
  ) -> WitnessFault? {
    let declaration = member.declaration
    let cannotBeShared = { isKnownNonSendable(member) }
    guard let fault = isolation(of: member, in: nominal, unless: requirement.isolation) else {
      return nil
    }
    // From outside the actor, the member can be awaited if the passed values are sendable.
    if requirement.declaration.effects.isAsync {
      return cannotBeShared() ? fault : nil
    }
    // A constant, or a stored variable of a struct, can be used anywhere in its module if its type
    // is sendable.
    let isUsableAnywhere =
      declaration.storage?.kind == .stored && !declaration.isStatic
      && (declaration.kind == .let || nominal.kind == .struct)
      && member.site.scope.module == module
    return isUsableAnywhere && !cannotBeShared() ? nil : fault
  }

  /// The fault of the declaration that implements a requirement in a parent.
  package func isolationFault(
    of source: WitnessSource, in type: NominalType, for requirement: Requirement,
    from module: Int
  ) -> WitnessFault? {
    if let member = source.implementation, member.owner == type.id {
      return isolationFault(of: member, in: type, for: requirement, from: module)
    }
    // Without an implementation in the sources, generated code implements the requirement.
    let actor =
      source.implementation == nil
      ? source.forwardingActor ?? type.isolation : source.forwardingActor
    guard let actor, requirement.isolation == nil, !requirement.declaration.effects.isAsync else {
      return nil
    }
    return .isolated(toGlobalActor: actor)
  }

  /// The global actor that a conformance to a protocol is isolated to because a witness is isolated
  /// to it; `nil` for none, or if the compiler does not infer isolated conformances.
  ///
  /// - Parameter isOfSendable: True if the protocol refines `Sendable`, so that the conformance
  ///   cannot be isolated.
  package func conformanceActor(
    of nominal: NominalType, for requirement: Requirement, isOfSendable: Bool,
    dueTo fault: WitnessFault?
  ) -> String? {
    guard case .isolated(let actor) = fault, requirement.isolation == nil, !isOfSendable,
      actor == nominal.isolation,
      modules[nominal.symbol.module].settings.infersIsolatedConformances
    else { return nil }
    return actor
  }

  /// The isolation attribute of a conformance; `nil` if it needs none. It needs one if the protocol
  /// has the isolation of the type but refines a protocol that is not isolated: Swift does not
  /// infer the isolation then. If a protocol of another module names no actor itself, only its
  /// requirements are isolated.
  package func isolationAttribute(of nominal: NominalType, to id: SymbolID) -> String? {
    guard let actor = nominal.isolation, isolation(ofType: id) == actor,
      modules[nominal.symbol.module].settings.infersIsolatedConformances
    else { return nil }
    return refinesNonisolated(id, seenFrom: nominal) ? "@\(actor)" : nil
  }

  /// True if the extension with an actor's conformance to a protocol must be marked `nonisolated`:
  /// the default of its module would isolate the conformance to a global actor, but the protocol,
  /// or one that it refines, is not isolated.
  package func statesNonisolated(_ nominal: NominalType, conformingTo id: SymbolID) -> Bool {
    nominal.kind == .actor && modules[nominal.symbol.module].settings.defaultActor != nil
      && (isolation(ofType: id) == nil || refinesNonisolated(id, seenFrom: nominal))
  }

  /// True if a protocol that does not refine `Sendable` refines one that is not isolated.
  private func refinesNonisolated(_ id: SymbolID, seenFrom nominal: NominalType) -> Bool {
    let list = requirements(of: id, seenFrom: nominal.symbol.module)
    let refinesNonisolated = list.requirements.contains { requirement in
      let owner = requirement.owner
      let isFree = requirement.isolation == nil
      let isUntold = self[owner].module != nominal.symbol.module && writtenActor(of: owner) == nil
      return owner != id && (isFree || isUntold)
    }
    return list.sendableChain.isEmpty && refinesNonisolated
  }

  /// The isolation of a member, as a fault, unless the requirement has the same isolation.
  private func isolation(
    of member: Member, in nominal: NominalType, unless actor: String?
  ) -> WitnessFault? {
    let declaration = member.declaration
    guard !declaration.isNonisolated else { return nil }
    let own = isolation(of: declaration, in: member.site, of: member.owner)
    if let own { return own == actor ? nil : .isolated(toGlobalActor: own) }
    let isOfActor =
      nominal.kind == .actor && member.owner == nominal.id && !declaration.isStatic
    return isOfActor ? .isolatedToOwnActor : nil
  }
}

extension SymbolTable {
  /// The global actor that a type or a protocol is isolated to, the default of its module included.
  package func isolation(ofType id: SymbolID) -> String? {
    answers.isolations.answer(id) {
      self[id].kind == .protocol ? isolation(ofProtocol: id) : isolation(ofNominal: id)
    }
  }

  /// The global actor that a type or a protocol names itself.
  package func writtenActor(of id: SymbolID) -> String? { statement(at: id)?.actor }

  /// A written isolation.
  private enum Statement {
    case globalActor(String)
    case nonisolated

    var actor: String? { if case .globalActor(let actor) = self { actor } else { nil } }
  }

  /// The isolation that is written at a declaration of the symbol; `nil` for none.
  private func statement(at id: SymbolID) -> Statement? {
    for site in self[id].sites {
      if let actor = globalActor(in: site.declaration.attributes, scope: site.scope) {
        return .globalActor(actor)
      }
      if site.declaration.isNonisolated { return .nonisolated }
    }
    return nil
  }

  /// The isolation of a protocol: by its attribute, by the attribute of a protocol that it refines,
  /// or by the default of its module. The default of another module isolates the requirements of
  /// its protocols, but not the protocols that refine them.
  private func isolation(ofProtocol id: SymbolID) -> String? {
    switch statement(at: id) {
    case .nonisolated: return nil
    case .globalActor(let actor): return actor
    case nil: break
    }
    if let actor = inheritedActor(of: id) { return actor }
    let externals = supertypeClosure(of: id).externals
    if !PlatformNames.onMainActor.isDisjoint(with: externals) { return "MainActor" }
    guard !externals.contains("Actor") else { return nil }
    return modules[self[id].module].settings.defaultActor
  }

  /// The global actor that a protocol, or one that it refines, names. An actor cannot conform to
  /// such a protocol.
  package func inheritedActor(of id: SymbolID) -> String? {
    family(of: id).compactMap(writtenActor).first
  }

  /// The isolation of a type: by its attribute, by that of a superclass, by a protocol in its
  /// header, or by the default of its module.
  private func isolation(ofNominal id: SymbolID) -> String? {
    guard self[id].kind != .actor else { return nil }
    let classes = [id] + supertypeClosure(of: id).superclasses
    for type in classes {
      if let statement = statement(at: type) { return statement.actor }
    }
    let headers = classes.flatMap(headerNames).filter { $0.site.declaration.kind != .extension }
    for header in headers {
      let protocols = header.symbols.filter { self[$0].kind == .protocol }
      if let actor = protocols.compactMap(isolation(ofType:)).first { return actor }
      if !PlatformNames.onMainActor.isDisjoint(with: header.externals) { return "MainActor" }
    }
    // The default does not apply to a type that conforms to a protocol which refines 'Sendable'.
    let refinesSendable = headers.contains { header in
      !PlatformNames.closure(of: Set(header.externals).subtracting(["Sendable"]))
        .isDisjoint(with: ["Sendable"])
        || header.symbols.contains {
          self[$0].kind == .protocol && supertypeClosure(of: $0).externals.contains("Sendable")
        }
    }
    return refinesSendable ? nil : modules[self[id].module].settings.defaultActor
  }
}

extension ModuleSettings {
  /// The global actor of declarations that state none.
  package var defaultActor: String? { defaultIsolation == .mainActor ? "MainActor" : nil }

  /// True if functions that are `async` and not isolated run on the actor of their caller.
  package var isNonsending: Bool { features.contains("NonisolatedNonsendingByDefault") }

  /// True if the compiler isolates a conformance to the global actor of its type where needed.
  package var infersIsolatedConformances: Bool {
    defaultIsolation == .mainActor || features.contains("InferIsolatedConformances")
  }
}
