import HasgenReading

/// The isolation of witnesses and conformances, compared with that of the protocol.
extension SymbolTable {
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
    let mismatch = isolationMismatch(of: member, in: nominal, unless: requirement.isolation)
    guard let mismatch else { return nil }
    // From outside the actor, the member can be awaited if the passed values are sendable.
    if requirement.declaration.effects.isAsync {
      return cannotBeShared() ? mismatch : nil
    }
    // A constant, or a stored variable of a struct, can be used anywhere in its module if its type
    // is sendable.
    let isStored = declaration.storage?.kind == .stored && !declaration.isStatic
    let isConstantOrCopied = declaration.kind == .let || nominal.kind == .struct
    guard isStored, isConstantOrCopied, member.site.scope.module == module, !cannotBeShared()
    else { return mismatch }
    return nil
  }

  /// The fault of the declaration that implements a requirement in a parent.
  package func isolationFault(
    of source: WitnessSource, in type: NominalType, for requirement: Requirement,
    from module: Int
  ) -> WitnessFault? {
    if let member = source.implementation, member.owner == type.id {
      return isolationFault(of: member, in: type, for: requirement, from: module)
    }
    var actor = source.forwardingActor
    // Without an implementation in the sources, generated code implements the requirement.
    if source.implementation == nil, actor == nil { actor = type.isolation }
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
    let standard = modules[nominal.symbol.module].settings.defaultActor
    guard nominal.kind == .actor, standard != nil else { return false }
    return isolation(ofType: id) == nil || refinesNonisolated(id, seenFrom: nominal)
  }

  /// True if a protocol that does not refine `Sendable` refines one that is not isolated.
  private func refinesNonisolated(_ id: SymbolID, seenFrom nominal: NominalType) -> Bool {
    let module = nominal.symbol.module
    let list = requirements(of: id, seenFrom: module)
    guard list.sendableChain.isEmpty else { return false }
    return list.requirements.contains { requirement in
      requirement.owner != id && isOfNonisolated(requirement, seenFrom: module)
    }
  }

  /// True if the protocol of a requirement is not isolated, or only by the default of another
  /// module.
  private func isOfNonisolated(_ requirement: Requirement, seenFrom module: Int) -> Bool {
    if requirement.isolation == nil { return true }
    return self[requirement.owner].module != module && writtenActor(of: requirement.owner) == nil
  }

  /// The isolation of a member, as a fault, unless the requirement has the same isolation.
  private func isolationMismatch(
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
