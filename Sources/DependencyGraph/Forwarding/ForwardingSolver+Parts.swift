import SwiftOutline
import SwiftProgram

/// A Has-protocol that a child has through its parents, and how.
struct ForwardingPart {
  let conformance: ContainerConformance
  /// The protocol as it has to be written.
  let name: String
  /// The members, each with the property that it forwards to.
  let members: [(holder: String, draft: MemberDraft)]
  /// What does the work of each requirement.
  let sources: [Requirement.Key: WitnessSource]
  let imports: Set<ConditionalText>

  var id: SymbolID { conformance.protocolID }
}

extension ForwardingSolver {
  /// A Has-protocol of which the parents have what the child lacks.
  ///
  /// - Parameter offers: The parents that have it, each under other conditions.
  func part(
    for candidate: SymbolID, from offers: [Offer], _ spelling: TypeSpelling
  ) throws(ForwardingGap) -> ForwardingPart {
    let gap = { (cause: ForwardingGap.Cause) in
      ForwardingGap(protocolID: candidate, parent: offers[0].parent, cause: cause)
    }
    for offer in offers where offer.version.property.access <= .fileprivate {
      throw gap(.hidden(offer.parent.name, offer.version.property.access))
    }
    for offer in offers where offer.version.isOptional {
      let isWeak = offer.version.property.declaration.modifiers.contains { $0.hasPrefix("weak") }
      throw gap(.optional(offer.parent.name, isWeak: isWeak))
    }
    for offer in offers {
      guard case .container(let id) = offer.version.source, let parent = models[id],
        case .depends(let clause) = conformance(
          to: candidate, of: parent, heldAs: offer.version.property)
      else { continue }
      throw gap(.constrained(parent.symbol.path, clause: clause))
    }
    let list = table.requirements(of: candidate, seenFrom: child.symbol.module)
    if let cause = obstacle(to: candidate, asking: list) { throw gap(cause) }
    var spelling = spelling
    spelling.access = min(child.access, table[candidate].access)
    let name = spelling.name(of: candidate)
    var match = WitnessMatch(
      table: table, container: child,
      neededAccess: max(.internal, min(child.access, table[candidate].access)), asking: list)
    let whole = offers.reduce(ownCondition(of: candidate)) { $0.or($1.condition) }
    var drafts: [(holder: String, draft: MemberDraft, offer: Offer)] = []
    var sources: [Requirement.Key: WitnessSource] = [:]
    for requirement in list.requirements {
      var own = ConditionSet.never
      switch match.outcome(for: requirement) {
      case .met(_, let present):
        own = present
      case .missed(let misses):
        let others = list.requirements.map(\.declaration)
        let miss = misses.first { miss in
          isInTheWay(miss.member, miss.fault, of: requirement, besides: others)
        }
        if let miss {
          if requirement.hasDefault { continue }
          throw gap(.nameIsTaken(requirement, miss.member, miss.fault))
        }
      case .absent, .defaulted:
        if let rival = rival(to: requirement.declaration) {
          if requirement.hasDefault { continue }
          throw gap(.nameIsTaken(requirement, rival, .otherKind))
        }
      }
      for offer in offers where offer.has(requirement) {
        let condition = offer.condition.and(own.negated)
        guard !condition.and(requirement.condition).isNever else { continue }
        let conformance = ContainerConformance(
          protocolID: candidate, condition: condition, availability: [],
          scope: child.symbol.sites[0].headerScope)
        do throws(Obstacle) {
          let draft = try draft(
            of: requirement, from: offer, for: conformance,
            isOfSendable: !list.sendableChain.isEmpty, &spelling)
          drafts.append((offer.parent.name, draft, offer))
          // One that changes a struct has a say in how all are written.
          if sources[requirement.key]?.isShared != false {
            sources[requirement.key] = draft.source
          }
        } catch {
          guard requirement.hasDefault, isDefault(error.source) else { throw gap(error.cause) }
        }
      }
    }
    let file = child.symbol.sites[0].scope.file
    let access = min(child.access, table[candidate].access)
    if let narrow = table.narrowImport(
      of: Set(spelling.writtenModules.keys), inFile: file, for: access)
    {
      throw gap(
        .narrowImport(
          module: table.modules[narrow.module].name, narrow.access, child: child.symbol.path,
          child.access))
    }
    let needed = table.imports(of: spelling, inFile: file)
    let availability = drafts.flatMap {
      $0.draft.source.implementation?.declaration.availability ?? []
    }
    return ForwardingPart(
      conformance: ContainerConformance(
        protocolID: candidate, condition: whole.and(needed.condition),
        availability: table.availability(of: candidate, and: availability, beside: child),
        scope: child.symbol.sites[0].headerScope),
      name: name,
      members: drafts.map { ($0.holder, $0.draft.restricted(to: needed.condition)) },
      sources: sources, imports: needed.lines)
  }

  /// When the child has a Has-protocol of its own.
  private func ownCondition(of candidate: SymbolID) -> ConditionSet {
    guard case .has(let possession) = supply.verdict(on: candidate, by: child) else {
      return .never
    }
    return possession.condition
  }

  private func obstacle(
    to candidate: SymbolID, asking list: RequirementList
  ) -> ForwardingGap.Cause? {
    if !list.associatedTypes.isEmpty { return .associatedTypes }
    if child.isNoncopyable { return .inherits("Copyable") }
    if let missing = list.externals.first(where: { !child.inherits(from: $0) }) {
      return .inherits(missing.name)
    }
    if child.kind == .actor, let actor = table.actorOfFamily(of: candidate) {
      return .ofGlobalActor(actor)
    }
    return !list.sendableChain.isEmpty && !child.isSendable
      ? .notSendable(declaration: "\(child.kind.rawValue) \(child.symbol.path): Sendable") : nil
  }

  /// Whether a member that is no witness cannot stand beside one that is.
  ///
  /// - Parameter others: All that the protocol asks for.
  private func isInTheWay(
    _ member: Member, _ fault: WitnessFault, of requirement: Requirement,
    besides others: [Declaration]
  ) -> Bool {
    let wanted = requirement.declaration
    let found = member.declaration
    guard table[member.owner].kind != .protocol, found.isStatic == wanted.isStatic else {
      return false
    }
    if wanted.isProperty { return true }
    switch fault {
    case .differentSignature:
      let scope = table.bodyScope(of: member.site, in: member.owner)
      return table.signatureKey(of: found, in: scope)
        == table.signatureKey(of: wanted, in: requirement.scope)
    case .isAsync:
      // Meant for another requirement, beside which this one can stand.
      return !others.contains { $0.witnessKey == wanted.witnessKey && $0.effects.isAsync }
    default:
      return true
    }
  }

  /// The child's function without parameters where a property is asked for, or the other way round.
  private func rival(to wanted: Declaration) -> Member? {
    child.members(named: wanted.baseName).first { member in
      let found = member.declaration
      return table[member.owner].kind != .protocol && found.isStatic == wanted.isStatic
        && (found.isProperty && wanted.kind == .func || found.kind == .func && wanted.isProperty)
        && found.parameters.isEmpty && wanted.parameters.isEmpty
    }
  }

  /// Whether a parent is the reference to a container that cannot be shared.
  private func isNonSendableReference(_ source: Parent.Source) -> Bool {
    guard case .reference(let id) = source, let reference = references[id]?.reference else {
      return false
    }
    return !reference.isSendable && models[id]?.isolation == nil
  }

  /// Whether what does the work of a requirement runs on no actor while it is waited for, so that what
  /// cannot be shared cannot be used for it from one.
  private func leavesActor(_ source: WitnessSource, for requirement: Requirement) -> Bool {
    let doer = source.implementation?.declaration ?? requirement.declaration
    let module = source.implementation?.site.scope.module ?? requirement.scope.module
    return doer.effects.isAsync && source.isolation == nil
      && !table.modules[module].settings.isNonsending
  }

  /// Whether what meets a requirement runs on the actor of its caller, so that it cannot give what
  /// cannot be shared to what runs on none: the members of a reference.
  private func leavesCaller(_ requirement: Requirement) -> Bool {
    requirement.declaration.effects.isAsync && requirement.isolation == nil
      && table.modules[requirement.scope.module].settings.isNonsending
  }

  private struct Obstacle: Error {
    let cause: ForwardingGap.Cause
    /// What was to be forwarded to.
    let source: WitnessSource
  }

  /// Whether a parent has the same default implementation that a child would have.
  private func isDefault(_ source: WitnessSource) -> Bool {
    source.implementation.map { table[$0.owner].kind == .protocol } == true
  }

  /// Whether a parent is a value that a requirement which it meets changes.
  private func changes(
    _ version: Parent.Version, of offer: Offer, for requirement: Requirement, of candidate: SymbolID
  ) -> Bool {
    let source = source(of: requirement, in: version)
    return MemberDraft.changesCopy(requirement, by: source)
      && !isShared(version, doing: source, for: requirement)
      && (offer.requirements != nil || !condition(of: candidate, in: version).isNever)
  }

  private func draft(
    of requirement: Requirement, from offer: Offer, for conformance: ContainerConformance,
    isOfSendable: Bool, _ spelling: inout TypeSpelling
  ) throws(Obstacle) -> MemberDraft {
    let wanted = requirement.declaration
    let version = offer.version
    let source = source(of: requirement, in: version)
    let obstacle = { (cause: ForwardingGap.Cause) in Obstacle(cause: cause, source: source) }
    if wanted.isStatic { throw obstacle(.isStatic(wanted.name)) }
    if let cause = ReferenceGap.Cause(forwarding: wanted) { throw obstacle(.always(cause)) }
    let holder = version.source.container.flatMap { models[$0] }
    let module = child.symbol.module
    let fault = { (asked: Requirement) in
      table.isolationFault(
        of: version.property, in: child, for: asked, from: module,
        isNonSendable: isNonSendableReference(version.source))
    }
    let parentsFault = fault(requirement)
    let argument = requirement.isolation == nil ? table.isolatedArgument(of: version.property) : nil
    let kept =
      parentsFault
      ?? holder.flatMap { table.isolationFault(of: source, in: $0, for: requirement, from: module) }
      ?? argument.map { .isolated(toGlobalActor: $0.actor) }
    let actor = table.conformanceActor(
      of: child, for: requirement, isOfSendable: isOfSendable, kept: kept)
    if kept != nil, actor == nil || leavesActor(source, for: requirement) {
      let parent = version.property.declaration.name
      throw obstacle(
        argument.map { .isolatedArgument(wanted.name, parent: parent, $0) }
          ?? .isolated(parentsFault == nil ? wanted.name : parent))
    }
    // What may be waited for from anywhere is read where the child has its parent.
    let isKept =
      requirement.isolation == child.isolation && fault(requirement.withoutIsolation) != nil
    var attempt = spelling
    let signature = SpelledSignature(source, for: requirement, &attempt)
    if let type = attempt.unnameable {
      throw obstacle(.always(.unnameable(type, member: wanted.name)))
    }
    if signature.isAsync, leavesCaller(requirement), isNonSendableReference(version.source),
      let holder, !table.modules[holder.symbol.module].settings.isNonsending
    {
      throw obstacle(
        .leavesCaller(
          wanted.name, parent: version.property.declaration.name, container: holder.symbol.path))
    }
    let homes = [
      requirement.scope.module, source.implementation?.site.scope.module, holder?.symbol.module,
    ]
    attempt.use(homes.compactMap(\.self))
    let draft = MemberDraft(
      requirement, from: source, signature: signature, for: conformance,
      on: actor ?? (isKept ? requirement.isolation : nil),
      access: min(child.access, table[conformance.protocolID].access), in: table)
    let changing = offer.parent.versions.filter {
      changes($0, of: offer, for: requirement, of: conformance.protocolID)
    }
    let changesParent = !changing.isEmpty
    if let fixed = changing.first(where: { !$0.isSettable }) {
      let parent = offer.parent.name
      throw obstacle(
        fixed.hiddenSetter.map { .setterHidden(wanted.name, parent: parent, $0) }
          ?? .unchangeable(wanted.name, parent: parent))
    }
    if changesParent, wanted.storage?.hasMutatingGetter == true, !child.isClassBound {
      throw obstacle(.mutatingGetter(wanted.name))
    }
    spelling = attempt
    return draft.placed(in: child, changesParent: changesParent)
  }
}
