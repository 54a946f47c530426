import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

extension ForwardingSolver {
  /// A Has-protocol of which the parents have what the child lacks.
  ///
  /// - Parameter offers: The parents that have it, each under other conditions.
  func part(
    for candidate: SymbolID, from offers: [Offer], _ spelling: TypeSpelling
  ) throws(ForwardingGap) -> ImplementedProtocol {
    let gap = { (cause: ImplementationObstacle) in
      ForwardingGap(protocolID: candidate, parent: offers[0].parent, cause: cause)
    }
    let list = table.requirements(of: candidate, seenFrom: child.symbol.module)
    if let obstacle = obstacle(to: candidate, from: offers) ?? obstacle(to: candidate, asking: list)
    {
      throw gap(obstacle)
    }
    let scope = child.symbol.sites[0].headerScope
    var match = WitnessMatch(
      table: table, nominal: child,
      neededAccess: max(.internal, min(child.access, table[candidate].access)), asking: list)
    let whole = offers.reduce(ownCondition(of: candidate)) { $0.or($1.condition) }
    let conformance = ContainerConformance(
      protocolID: candidate, condition: whole, availability: [], scope: scope)
    do throws(ImplementationGap) {
      var part = try ImplementedProtocol(
        conformance, asking: list, in: child, spelling, table: table
      ) { requirement throws(ImplementationObstacle) in
        guard let own = try condition(of: requirement, beside: list, &match) else { return [] }
        var targets: [ForwardingTarget] = []
        for offer in offers where offer.has(requirement) {
          let condition = offer.condition.and(own.negated)
          guard !condition.and(requirement.condition).isNever else { continue }
          let source = source(of: requirement, in: offer.version)
          let isDispensable = requirement.hasDefault && isDefault(source)
          do throws(ImplementationObstacle) {
            targets.append(
              try target(
                for: requirement, of: candidate, from: offer, doing: source, if: condition,
                isOfSendable: !list.sendableChain.isEmpty, isDispensable))
          } catch {
            guard isDispensable else { throw error }
          }
        }
        return targets
      }
      if let narrow = table.narrowImport(
        of: Set(part.spelling.writtenModules.keys), inFile: child.symbol.sites[0].scope.file,
        for: min(child.access, table[candidate].access))
      {
        throw ImplementationGap(
          obstacle: .narrowImport(
            module: table.modules[narrow.module].name, narrow.access, child: child.symbol.path,
            child.access))
      }
      let available = part.members.flatMap {
        $0.source.implementation?.declaration.availability ?? []
      }
      part.conformance.availability = table.availability(
        of: candidate, and: available, beside: child)
      return part
    } catch {
      throw gap(error.obstacle)
    }
  }

  /// The condition under which the child meets a requirement itself; `nil` where it has a default
  /// implementation that is not to be replaced.
  private func condition(
    of requirement: Requirement, beside list: RequirementList, _ match: inout WitnessMatch
  ) throws(ImplementationObstacle) -> ConditionSet? {
    let obstacle: ImplementationObstacle?
    switch match.outcome(for: requirement) {
    case .met(_, let present):
      return present
    case .missed(let misses):
      let others = list.requirements.map(\.declaration)
      let miss = misses.first { miss in
        isInTheWay(miss.member, miss.fault, of: requirement, besides: others)
      }
      obstacle = miss.map { .nameIsTaken(requirement, $0.member, $0.fault) }
    case .absent, .defaulted:
      obstacle = child.member(excludedBy: requirement.declaration, in: table)
        .map { .nameIsTaken(requirement, $0, .otherKind) }
    }
    guard let obstacle else { return .never }
    guard requirement.hasDefault else { throw obstacle }
    return nil
  }

  private func obstacle(to candidate: SymbolID, from offers: [Offer]) -> ImplementationObstacle? {
    for offer in offers where offer.version.property.access <= .fileprivate {
      return .hidden(offer.parent.name, offer.version.property.access)
    }
    for offer in offers where offer.version.isOptional {
      let isWeak = offer.version.property.declaration.modifiers.contains { $0.hasPrefix("weak") }
      return .optional(offer.parent.name, isWeak: isWeak)
    }
    for offer in offers {
      guard case .container(let id) = offer.version.source, let parent = models[id],
        let clause = clause(ofConformanceTo: candidate, by: parent)
      else { continue }
      return .constrained(parent.symbol.path, clause: clause)
    }
    return nil
  }

  /// The condition under which the child has a Has-protocol of its own.
  private func ownCondition(of candidate: SymbolID) -> ConditionSet {
    guard case .has(let possession) = supply.verdict(on: candidate, by: child) else {
      return .never
    }
    return possession.condition
  }

  private func obstacle(
    to candidate: SymbolID, asking list: RequirementList
  ) -> ImplementationObstacle? {
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

  /// The target that a member of the child forwards to.
  private func target(
    for requirement: Requirement, of candidate: SymbolID, from offer: Offer,
    doing source: WitnessSource, if condition: ConditionSet, isOfSendable: Bool,
    _ isDispensable: Bool
  ) throws(ImplementationObstacle) -> ForwardingTarget {
    let wanted = requirement.declaration
    let version = offer.version
    if wanted.isStatic { throw .isStatic(wanted.name) }
    if let obstacle = ImplementationObstacle(forwarding: wanted) { throw obstacle }
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
    let parent = version.property.declaration.name
    if kept != nil, actor == nil || leavesActor(source, for: requirement) {
      throw argument.map { .isolatedArgument(wanted.name, parent: parent, $0) }
        ?? .isolated(parentsFault == nil ? wanted.name : parent)
    }
    // What may be waited for from anywhere is read where the child has its parent.
    let isKept =
      requirement.isolation == child.isolation && fault(requirement.withoutIsolation) != nil
    if source.effects(for: requirement).isAsync, leavesCaller(requirement),
      isNonSendableReference(version.source),
      let holder, !table.modules[holder.symbol.module].settings.isNonsending
    {
      throw .leavesCaller(wanted.name, parent: parent, container: holder.symbol.path)
    }
    let changing = offer.parent.versions.filter {
      changes($0, of: offer, for: requirement, of: candidate)
    }
    if let fixed = changing.first(where: { !$0.isSettable }) {
      throw fixed.hiddenSetter.map { .setterHidden(wanted.name, parent: offer.parent.name, $0) }
        ?? .unchangeable(wanted.name, parent: offer.parent.name)
    }
    if !changing.isEmpty, wanted.storage?.hasMutatingGetter == true, !child.isClassBound {
      throw .mutatingGetter(wanted.name)
    }
    return ForwardingTarget(
      source: source, holder: offer.parent.name, condition: condition,
      actor: actor ?? (isKept ? requirement.isolation : nil),
      modules: [
        requirement.scope.module, source.implementation?.site.scope.module, holder?.symbol.module,
      ].compactMap(\.self),
      changesHolder: !changing.isEmpty, isDispensable: isDispensable)
  }
}
