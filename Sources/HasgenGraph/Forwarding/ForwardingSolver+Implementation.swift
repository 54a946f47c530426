import HasgenProgram
import HasgenReading

extension ForwardingSolver {
  /// Implements a Has-protocol in the child with members that forward to its parents.
  ///
  /// - Parameter offers: The parents that conform to the protocol, each under different conditions.
  func implementation(
    of candidate: SymbolID, by offers: [Offer], _ spelling: TypeSpelling
  ) throws(Obstacle) -> Conformance {
    let list = table.requirements(of: candidate, seenBy: child)
    for offer in offers {
      if let obstacle = obstacle(to: candidate, by: offer) { throw obstacle }
    }
    try list.checkConformance(of: child)
    if child.kind == .actor, let actor = table.inheritedActor(of: candidate) {
      throw Obstacle("an actor cannot conform to what is isolated to '\(actor)'")
    }
    let match = WitnessMatch(
      table: table, nominal: child,
      neededAccess: max(.internal, min(child.access, table[candidate].access)), asking: list)
    let condition = offers.reduce(ownCondition(of: candidate)) { $0.or($1.condition) }
    var conformance = Conformance(to: candidate, of: child, if: condition, in: table)
    try conformance.implement(list, in: child, spelling, table: table) {
      requirement throws(Obstacle) in
      guard let own = try self.condition(of: requirement, beside: list, match) else { return [] }
      return try targets(for: requirement, of: list, by: offers, unless: own)
    }
    let available = conformance.drafts.flatMap {
      $0.source.implementation?.declaration.availability ?? []
    }
    conformance.availability = table.availability(of: candidate, and: available, beside: child)
    return conformance
  }

  /// The declarations of the parents to which members of the child forward.
  ///
  /// - Parameter own: The condition under which the child's own members satisfy the requirement.
  private func targets(
    for requirement: Requirement, of list: RequirementList, by offers: [Offer],
    unless own: ConditionSet
  ) throws(Obstacle) -> [ForwardingTarget] {
    var targets: [ForwardingTarget] = []
    for offer in offers {
      let condition = offer.condition.and(own.negated)
      guard !condition.and(requirement.condition).isNever else { continue }
      let source = source(of: requirement, in: offer.parent)
      // The child gets the same default implementation.
      if requirement.hasDefault, isDefault(source) { continue }
      targets.append(
        try target(for: requirement, of: list, by: offer, doing: source, if: condition))
    }
    return targets
  }

  /// The reason why the child cannot forward a Has-protocol to a parent; `nil` for none.
  func obstacle(to candidate: SymbolID, by offer: Offer) -> Obstacle? {
    let property = offer.parent.property
    let name = "'\(offer.parent.name)'"
    if property.access <= .fileprivate {
      return Obstacle("\(name) is \(property.access.rawValue)", cause: .parent)
    }
    if offer.parent.isOptional {
      let isWeak = property.declaration.modifiers.contains { $0.hasPrefix("weak") }
      return Obstacle("\(name) is \(isWeak ? "weak" : "optional")", cause: .parent)
    }
    guard case .container(let id) = offer.parent.kind, let parent = supply.container(id),
      table.conformsOnlyUnderClause(parent, to: candidate)
    else { return nil }
    return Obstacle("'\(parent.path)' has it under a 'where' clause only")
  }

  /// The condition under which the child's own members satisfy a Has-protocol.
  private func ownCondition(of candidate: SymbolID) -> ConditionSet {
    guard case .hasWitnesses(let possession) = supply.verdict(on: candidate, by: child) else {
      return .never
    }
    return possession.condition
  }

  /// The condition under which the child's own members satisfy a requirement; `nil` if a member
  /// conflicts with the witness, but the requirement has a default implementation.
  private func condition(
    of requirement: Requirement, beside list: RequirementList, _ match: WitnessMatch
  ) throws(Obstacle) -> ConditionSet? {
    let rival: (member: Member, fault: WitnessFault)?
    switch match.outcome(for: requirement) {
    case .met(_, let present):
      return present
    case .missed(let misses):
      rival = misses.first { isInTheWay($0.member, $0.fault, of: requirement, beside: list) }
    case .absent, .defaulted:
      rival = child.member(excludedBy: requirement.declaration, in: table).map { ($0, .otherKind) }
    }
    guard let rival else { return .never }
    if requirement.hasDefault { return nil }
    throw Obstacle(
      "'\(rival.member.declaration.name)' stands in the way and is no witness",
      cause: .member(requirement, rival.member, rival.fault))
  }

  /// True if a member that is not a witness cannot be declared in the same type as the witness.
  private func isInTheWay(
    _ member: Member, _ fault: WitnessFault, of requirement: Requirement,
    beside list: RequirementList
  ) -> Bool {
    let wanted = requirement.declaration
    let found = member.declaration
    guard table[member.owner].kind != .protocol, found.isStatic == wanted.isStatic else {
      return false
    }
    if wanted.isProperty { return true }
    if fault == .isAsync {
      // An `async` member that belongs to an `async` requirement of the same name does not conflict
      // with a synchronous witness.
      return !list.requirements.contains {
        $0.declaration.witnessKey == wanted.witnessKey && $0.declaration.effects.isAsync
      }
    }
    guard fault == .differentSignature else { return true }
    let scope = table.bodyScope(of: member)
    return table.signatureKey(of: found, in: scope)
      == table.signatureKey(of: wanted, in: requirement.scope)
  }

  /// True if the source is a default implementation.
  private func isDefault(_ source: WitnessSource) -> Bool {
    source.implementation.map { table[$0.owner].kind == .protocol } == true
  }

  /// The declaration that implements a requirement in a parent, at the end of all forwarding.
  private func source(of requirement: Requirement, in parent: Parent) -> WitnessSource {
    guard let container = parent.container.flatMap(supply.container) else {
      return WitnessSource(counterpart(of: requirement, in: parent) ?? requirement)
    }
    let match = WitnessMatch(table: table, nominal: container, neededAccess: .private)
    let forwarded = supply.lineage(of: container).lazy.compactMap {
      supply.forwarded[$0.id]?.sources[requirement.key]
    }.first
    if let forwarded {
      guard case .met = match.outcome(for: requirement) else { return forwarded }
    } else if case .absent = match.outcome(for: requirement),
      let other = counterpart(of: requirement, in: parent), other.key != requirement.key
    {
      return self.source(of: other, in: parent)
    }
    return WitnessSource(for: requirement, in: container, match).seenFromOutside(of: container)
  }

  /// The declaration of a parent to which a member of the child forwards.
  private func target(
    for requirement: Requirement, of list: RequirementList, by offer: Offer,
    doing source: WitnessSource, if condition: ConditionSet
  ) throws(Obstacle) -> ForwardingTarget {
    let wanted = requirement.declaration
    let parent = offer.parent
    try wanted.checkForwarding()
    if wanted.storage?.isSettable == true, !isShared(parent, for: requirement) {
      throw Obstacle("'\(wanted.name)' changes what '\(parent.name)' holds, which is a value")
    }
    let actor = try actor(of: requirement, in: list, by: parent, doing: source)
    let modules = [
      requirement.scope.module, source.implementation?.site.scope.module,
      parent.container.flatMap(supply.container)?.module,
    ]
    return ForwardingTarget(
      source: source, holder: parent.name, condition: condition, actor: actor,
      modules: modules.compactMap(\.self))
  }

  /// The global actor to which the conformance must be isolated because the parent, or its
  /// declaration, is isolated; `nil` for none.
  private func actor(
    of requirement: Requirement, in list: RequirementList, by parent: Parent,
    doing source: WitnessSource
  ) throws(Obstacle) -> String? {
    let parentsFault = isolationFault(of: parent, for: requirement)
    var fault = parentsFault
    if fault == nil, let target = parent.container.flatMap(supply.container) {
      fault = table.isolationFault(
        of: source, in: target, for: requirement, from: child.module)
    }
    guard fault != nil else {
      // An isolated parent property is read on its actor, so the member keeps the isolation of the
      // child.
      let isKept =
        requirement.isolation == child.isolation
        && isolationFault(of: parent, for: requirement.withoutIsolation) != nil
      return isKept ? requirement.isolation : nil
    }
    let actor = table.conformanceActor(
      of: child, for: requirement, isOfSendable: !list.sendableChain.isEmpty, dueTo: fault)
    guard let actor, !leavesActor(source, for: requirement) else {
      let name = parentsFault == nil ? requirement.declaration.name : parent.name
      throw Obstacle("'\(name)' is isolated, and asked for without isolation")
    }
    return actor
  }

  /// The fault of the parent's property, if it is isolated and the requirement is not.
  private func isolationFault(of parent: Parent, for requirement: Requirement) -> WitnessFault? {
    table.isolationFault(
      of: parent.property, in: child, for: requirement, from: child.module)
  }

  /// True if the implementation of a requirement is a nonisolated `async` declaration that does not
  /// run on the caller's actor. A value that is not `Sendable` cannot be passed to it from an
  /// actor.
  private func leavesActor(_ source: WitnessSource, for requirement: Requirement) -> Bool {
    let doer = source.implementation?.declaration ?? requirement.declaration
    let module = source.implementation?.site.scope.module ?? requirement.scope.module
    return doer.effects.isAsync && source.isolation == nil
      && !table.modules[module].settings.isNonsending
  }

  /// True if a setter changes a shared object, so that the parent may be stored in a constant.
  private func isShared(_ parent: Parent, for requirement: Requirement) -> Bool {
    switch parent.kind {
    case .reference: true
    case .composition: isClassBound(requirement.owner)
    case .container(let id):
      supply.container(id)?.isClassBound == true
        || source(of: requirement, in: parent).isForwarded
    }
  }

  private func isClassBound(_ id: SymbolID) -> Bool {
    let closure = table.supertypeClosure(of: id)
    return closure.externals.contains("AnyObject") || !closure.superclasses.isEmpty
  }
}

extension NominalType {
  /// The type's own function without parameters if a property is required, or its property if such
  /// a function is required. Swift does not allow both in one type.
  fileprivate func member(excludedBy wanted: Declaration, in table: SymbolTable) -> Member? {
    members(named: wanted.baseName).first {
      table[$0.owner].kind != .protocol && $0.declaration.excludes(wanted)
    }
  }
}

extension Declaration {
  /// True if one of two declarations is a property, and the other a function without parameters.
  fileprivate func excludes(_ other: Declaration) -> Bool {
    let isPropertyOfTwo = isProperty && other.kind == .func
    let isFunctionOfTwo = kind == .func && other.isProperty
    guard isPropertyOfTwo || isFunctionOfTwo, isStatic == other.isStatic else { return false }
    return parameters.isEmpty && other.parameters.isEmpty
  }
}
