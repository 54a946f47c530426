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

  /// The global actor that a member is isolated to: by what is written at it, at the declaration
  /// around it, or by what the type is isolated to.
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
    // What is written 'nonisolated' at a type does not hold for its extensions.
    return self[owner].kind == .actor ? nil : modules[site.scope.module].settings.defaultActor
  }

  /// The fault of a member that an actor keeps to itself and that a requirement wants free.
  ///
  /// - Parameter module: Where it is used.
  package func isolationFault(
    of member: Member, in nominal: NominalType, for requirement: Requirement,
    from module: Int
  ) -> WitnessFault? {
    let declaration = member.declaration
    let cannotBeShared = { isKnownNonSendable(member) }
    guard let fault = isolation(of: member, in: nominal, unless: requirement.isolation) else {
      return nil
    }
    // From elsewhere it can be waited for, if what is handed over can be shared.
    if requirement.declaration.effects.isAsync {
      return cannotBeShared() ? fault : nil
    }
    // A constant, and a struct's stored variable, can be used from anywhere in their module if they
    // can be shared.
    let isFree =
      declaration.storage?.kind == .stored && !declaration.isStatic
      && (declaration.kind == .let || nominal.kind == .struct)
      && member.site.scope.module == module
    return isFree && !cannotBeShared() ? nil : fault
  }

  /// The fault of the declaration that does the work of a requirement which a parent meets.
  package func isolationFault(
    of source: WitnessSource, in holder: NominalType, for requirement: Requirement,
    from module: Int
  ) -> WitnessFault? {
    if let member = source.implementation, member.owner == holder.id {
      return isolationFault(of: member, in: holder, for: requirement, from: module)
    }
    // What nobody wrote is what the generated file makes.
    let actor =
      source.implementation == nil ? source.forwardedOn ?? holder.isolation : source.forwardedOn
    guard let actor, requirement.isolation == nil, !requirement.declaration.effects.isAsync else {
      return nil
    }
    return .isolated(toGlobalActor: actor)
  }

  /// The global actor that a conformance to a protocol is isolated to, since what meets a requirement
  /// is kept by that actor; `nil` for none, also where the compiler allows none.
  ///
  /// - Parameter isOfSendable: True if the protocol refines `Sendable`, to which nobody conforms on
  ///   one actor only.
  package func conformanceActor(
    of nominal: NominalType, for requirement: Requirement, isOfSendable: Bool,
    kept fault: WitnessFault?
  ) -> String? {
    guard case .isolated(let actor) = fault, requirement.isolation == nil, !isOfSendable,
      actor == nominal.isolation,
      modules[nominal.symbol.module].settings.infersIsolatedConformances
    else { return nil }
    return actor
  }

  /// The attribute of a conformance to a protocol that is isolated as the type is, and refines one
  /// that is not: Swift infers no isolation there. Of a protocol of another module that says nothing
  /// itself, only the requirements are isolated.
  package func isolationAttribute(of nominal: NominalType, to id: SymbolID) -> String? {
    guard let actor = nominal.isolation, isolation(ofType: id) == actor,
      modules[nominal.symbol.module].settings.infersIsolatedConformances
    else { return nil }
    return refinesFree(id, seenFrom: nominal) ? "@\(actor)" : nil
  }

  /// True if the extension that an actor conforms to a protocol in has to say that it is not isolated:
  /// the default of its module would keep the conformance to a global actor, which the protocol, or
  /// one that it refines, does not ask for.
  package func statesNonisolated(_ nominal: NominalType, conformingTo id: SymbolID) -> Bool {
    nominal.kind == .actor && modules[nominal.symbol.module].settings.defaultActor != nil
      && (isolation(ofType: id) == nil || refinesFree(id, seenFrom: nominal))
  }

  /// True if a protocol that does not refine `Sendable` refines one that is not isolated.
  private func refinesFree(_ id: SymbolID, seenFrom nominal: NominalType) -> Bool {
    let list = requirements(of: id, seenFrom: nominal.symbol.module)
    let refinesFree = list.requirements.contains { requirement in
      let owner = requirement.owner
      let isFree = requirement.isolation == nil
      let isUntold = self[owner].module != nominal.symbol.module && writtenActor(of: owner) == nil
      return owner != id && (isFree || isUntold)
    }
    return list.sendableChain.isEmpty && refinesFree
  }

  /// The isolation of a member that the requirement does not have, as a fault.
  private func isolation(
    of member: Member, in nominal: NominalType, unless actor: String?
  ) -> WitnessFault? {
    let declaration = member.declaration
    guard !declaration.isNonisolated else { return nil }
    let own = isolation(of: declaration, in: member.site, of: member.owner)
    if let own { return own == actor ? nil : .isolated(toGlobalActor: own) }
    let isActors =
      nominal.kind == .actor && member.owner == nominal.id && !declaration.isStatic
    return isActors ? .isolatedToOwnActor : nil
  }
}

extension SymbolTable {
  /// The global actor that a type or a protocol is isolated to, be it by the default of its module.
  package func isolation(ofType id: SymbolID) -> String? {
    answers.isolations.answer(id) {
      self[id].kind == .protocol ? isolation(ofProtocol: id) : isolation(ofNominal: id)
    }
  }

  /// The global actor that a type or a protocol names itself.
  package func writtenActor(of id: SymbolID) -> String? { statement(at: id)?.actor }

  /// The isolation that somebody wrote for a type, or that the compiler infers.
  private enum Statement {
    case globalActor(String)
    case nonisolated

    var actor: String? { if case .globalActor(let actor) = self { actor } else { nil } }
  }

  /// The isolation that is written at the declaration itself.
  private func statement(at id: SymbolID) -> Statement? {
    for site in self[id].sites {
      if let actor = globalActor(in: site.declaration.attributes, scope: site.scope) {
        return .globalActor(actor)
      }
      if site.declaration.isNonisolated { return .nonisolated }
    }
    return nil
  }

  /// The isolation of a protocol: by an attribute, by that of a protocol which it refines, or by
  /// the default of its module. The default of another module isolates the requirements of its
  /// protocols, but no protocol that refines them.
  private func isolation(ofProtocol id: SymbolID) -> String? {
    switch statement(at: id) {
    case .nonisolated: return nil
    case .globalActor(let actor): return actor
    case nil: break
    }
    if let actor = actorOfFamily(of: id) { return actor }
    let externals = supertypeClosure(of: id).externals
    if !PlatformNames.onMainActor.isDisjoint(with: externals) { return "MainActor" }
    guard !externals.contains("Actor") else { return nil }
    return modules[self[id].module].settings.defaultActor
  }

  /// The global actor that a protocol, or one that it refines, names: no actor can conform to it.
  package func actorOfFamily(of id: SymbolID) -> String? {
    family(of: id).compactMap(writtenActor).first
  }

  /// The isolation of a type: by an attribute, by that of a superclass or of a protocol in its
  /// header, or by default.
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
    // The default is none for a type that conforms to a protocol which refines 'Sendable'.
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

  /// True if a conformance of a type on a global actor is one on that actor only, where it has to be.
  package var infersIsolatedConformances: Bool {
    defaultIsolation == .mainActor || features.contains("InferIsolatedConformances")
  }
}
