import HasgenReading

/// Compares a requirement with a type's members, as the compiler would.
package struct WitnessMatch {
  let table: SymbolTable
  private let nominal: NominalType
  /// The access that a witness needs: the narrower one of the protocol and the type.
  private let neededAccess: Access
  /// True if the protocol refines `Actor`, so that its requirements are isolated to the actor.
  private let protocolIsActors: Bool
  /// True if the protocol refines `Sendable`.
  private let isOfSendable: Bool
  /// The protocol and all protocols that it inherits from.
  private let family: Set<SymbolID>
  /// The members of these protocols' extensions that the type gets with the conformance, by their
  /// names without labels.
  private let defaults: [String: [Member]]
  /// The names of the protocol's associated types.
  private let associatedTypes: Set<String>

  /// - Parameter list: The requirements of the protocol.
  package init(
    table: SymbolTable, nominal: NominalType, neededAccess: Access,
    asking list: RequirementList = RequirementList()
  ) {
    associatedTypes = Set(list.associatedTypes.keys)
    self.table = table
    self.nominal = nominal
    self.neededAccess = neededAccess
    protocolIsActors = list.externals.contains { $0.name == "Actor" }
    isOfSendable = !list.sendableChain.isEmpty
    family = Set(list.family)
    let conformer = list.defaults.isEmpty ? nil : nominal.conformer(gaining: list.family)
    defaults = list.defaults.mapValues { members in
      members.filter { conformer?.meets($0.site, in: table) == true }
    }
  }

  /// The outcome of comparing a requirement with the type's members.
  package enum Outcome {
    /// Witnesses, and the condition under which one is compiled.
    case met([Member], ConditionSet)
    /// Implementations in the protocol's own extensions, and the condition under which one is
    /// compiled.
    case defaulted([Member], ConditionSet)
    /// Members of the same name that are not witnesses, each with the first fault.
    case missed([(member: Member, fault: WitnessFault)])
    /// No member of the same name and sort. There may be a default implementation if
    /// `Requirement.hasDefault` is true.
    case absent
  }

  /// The outcome for a requirement; the type's own members come before those of extensions of
  /// protocols.
  package func outcome(for requirement: Requirement) -> Outcome {
    let named = nominal.members(named: requirement.declaration.baseName)
    var witnesses: [Member] = []
    var misses: [(member: Member, fault: WitnessFault)] = []
    for member in named where member.declaration.isOfSameSort(as: requirement.declaration) {
      if let fault = fault(of: member, for: requirement) {
        misses.append((member, fault))
      } else {
        witnesses.append(member)
      }
    }
    if witnesses.contains(where: { table[$0.owner].kind != .protocol }) {
      return .met(witnesses, condition(of: witnesses))
    }
    let defaults = defaults(for: requirement, besides: witnesses)
    if !witnesses.isEmpty { return .met(witnesses, condition(of: witnesses + defaults)) }
    guard misses.isEmpty else { return .missed(misses) }
    // `hasDefault` says that every conforming type has an implementation.
    if defaults.isEmpty || requirement.hasDefault { return .absent }
    return .defaulted(defaults, condition(of: defaults))
  }

  /// The condition under which the type has one of some members.
  private func condition(of members: [Member]) -> ConditionSet {
    members.reduce(.never) { $0.or(condition(of: $1)) }
  }

  /// The condition under which the type has a member. A member of a protocol's extension needs a
  /// conformance to all protocols that the extension requires.
  private func condition(of member: Member) -> ConditionSet {
    let written = ConditionSet(member.declaration.conditions)
    guard table[member.owner].kind == .protocol else { return written }
    let asked = table.protocols(behind: member.site, of: member.owner).subtracting(family)
    return asked.reduce(written) { condition, id in
      let conformed = nominal.conformed[id] ?? .never
      return condition.and(conformed.or(nominal.gained[id] ?? .never))
    }
  }

  /// The implementations in the extensions of the protocol, without those among the witnesses.
  private func defaults(
    for requirement: Requirement, besides witnesses: [Member]
  ) -> [Member] {
    let wanted = requirement.declaration
    let known = Set(witnesses.map(\.key))
    let others = (defaults[wanted.baseName] ?? []).filter {
      !known.contains($0.key) && $0.declaration.isOfSameSort(as: wanted)
    }
    return others.filter { fault(of: $0, for: requirement) == nil }
  }

  /// The first reason why a member is not a witness; `nil` for a witness.
  private func fault(of member: Member, for requirement: Requirement) -> WitnessFault? {
    let wanted = requirement.declaration
    let found = member.declaration
    if wanted.isStatic != found.isStatic, wanted.kind != .`init` {
      return .isStatic(found.isStatic)
    }
    return typeFault(of: member, for: requirement) ?? mutationFault(of: found, for: wanted)
      ?? accessFault(of: member, for: wanted)
      ?? effectFault(of: member, for: requirement)
      ?? isolationFault(of: member, for: requirement)
  }

  private func mutationFault(of found: Declaration, for wanted: Declaration) -> WitnessFault? {
    guard wanted.isProperty || wanted.kind == .subscript else {
      let mutates = found.modifiers.contains("mutating") && !wanted.modifiers.contains("mutating")
      return mutates ? .mutating : nil
    }
    guard let storage = found.storage else { return nil }
    if wanted.storage?.isSettable == true, !storage.isSettable { return .notSettable }
    if wanted.storage?.hasNonmutatingSetter == true, !nominal.isClassBound,
      !storage.hasNonmutatingSetter
    {
      return .mutatingSetter
    }
    guard wanted.storage?.hasMutatingGetter != true, !nominal.isClassBound else { return nil }
    if storage.kind == .lazy { return .lazyInStruct }
    return storage.hasMutatingGetter ? .mutating : nil
  }

  private func isolationFault(of member: Member, for requirement: Requirement) -> WitnessFault? {
    let fault = table.isolationFault(
      of: member, in: nominal, for: requirement, from: nominal.symbol.module)
    let actor = table.conformanceActor(
      of: nominal, for: requirement, isOfSendable: isOfSendable, dueTo: fault)
    let isOnSameActor = fault == .isolatedToOwnActor && protocolIsActors
    return isOnSameActor || actor != nil ? nil : fault
  }

  private func accessFault(of member: Member, for wanted: Declaration) -> WitnessFault? {
    if member.access < neededAccess {
      return .inaccessible(member.access, needed: neededAccess)
    }
    guard wanted.storage?.isSettable == true, let setter = member.declaration.setterAccess,
      setter < neededAccess
    else { return nil }
    return .setterInaccessible(setter)
  }

  private func effectFault(of member: Member, for requirement: Requirement) -> WitnessFault? {
    let wanted = requirement.declaration.effects
    let found = member.declaration.effects
    if found.isAsync, !wanted.isAsync { return .isAsync }
    switch (wanted.throwing, found.throwing) {
    case (_, .nothing), (.anyError, _), (.rethrowing, .rethrowing):
      return nil
    case (.typed(let wantedError), .typed(let foundError)):
      let scope = table.bodyScope(of: member.site, in: member.owner)
      let areSame =
        table.comparable(wantedError, of: requirement.declaration, in: requirement.scope)
        == table.comparable(foundError, of: member.declaration, in: scope)
      return areSame ? nil : .throwing
    default:
      return .throwing
    }
  }
}

extension WitnessMatch {
  /// The fault of a member whose type, parameters or result differ from the requirement; `nil` for
  /// none.
  private func typeFault(of member: Member, for requirement: Requirement) -> WitnessFault? {
    let wanted = requirement.declaration
    let found = member.declaration
    let scope = table.bodyScope(of: member.site, in: member.owner)
    guard wanted.isProperty else {
      return hasSameSignature(member, as: requirement) ? nil : .differentSignature
    }
    guard let wantedType = wanted.type else { return nil }
    guard let known = table.apparentType(of: found, in: scope) else { return .inferredType(nil) }
    if let called = found.calledType, table.mayCallFailableInitializer(of: called, in: scope) {
      return .inferredType(nil)
    }
    if wantedType.isImplicitlyUnwrapped == known.type.isImplicitlyUnwrapped,
      isMet(wanted: resolved(wantedType, in: requirement), found: resolvedFound(known, of: member))
    {
      return nil
    }
    return found.type == nil ? .inferredType(known.type) : .differentType
  }

  /// The resolved type of a member, with the parameters of a generic superclass replaced by the
  /// arguments that the type passes.
  private func resolvedFound(_ known: KnownType, of member: Member) -> TypeSyntax {
    let resolved = table.resolved(known.type, in: known.scope)
    guard member.owner != nominal.id, table[member.owner].kind == .class else { return resolved }
    return resolved.substituting(
      table.genericArguments(of: member.owner, asSuperclassOf: nominal.id))
  }

  private func hasSameSignature(_ member: Member, as requirement: Requirement) -> Bool {
    let wanted = requirement.declaration
    let found = member.declaration
    guard wanted.name.withoutBackticks == found.name.withoutBackticks,
      wanted.isFailable == found.isFailable,
      wanted.parameters.count == found.parameters.count
    else { return false }
    let scope = table.bodyScope(of: member.site, in: member.owner)
    let constraints = table.constraints(of: wanted, in: requirement.scope)
    guard constraints == table.constraints(of: found, in: scope) else { return false }
    for (wanted, found) in zip(wanted.parameters, found.parameters) {
      let escapes = found.type.prefixes.contains("@escaping")
      guard wanted.isVariadic == found.isVariadic,
        !escapes || wanted.type.prefixes.contains("@escaping"),
        isMet(
          wanted: resolved(wanted.type, in: requirement),
          found: table.comparable(found.type, of: member.declaration, in: scope))
      else { return false }
    }
    let mustBeRequired = wanted.kind == .`init` && nominal.kind == .class && !nominal.isFinal
    if mustBeRequired, !found.modifiers.contains("required") { return false }
    return isMet(
      wanted: wanted.type.map { resolved($0, in: requirement) } ?? .tuple([]),
      found: found.type.map { table.comparable($0, of: found, in: scope) } ?? .tuple([]))
  }

  /// True if a type can be used for a wanted one: it is the same, or a `@Sendable` function for one
  /// that is not. The compiler checks the types of associated types.
  private func isMet(wanted: TypeSyntax, found: TypeSyntax) -> Bool {
    if case .prefixed("@Sendable", let function) = found, !wanted.prefixes.contains("@Sendable") {
      return isMet(wanted: wanted, found: function)
    }
    return wanted == found || wanted.contains(where: isAssociatedType)
  }

  /// True if a resolved type is an associated type of the protocol, or a member of one.
  private func isAssociatedType(_ type: TypeSyntax) -> Bool {
    guard case .name(let name) = type, let first = name.components.first else { return false }
    return associatedTypes.contains(first.name.pathParts.last ?? first.name)
  }

  /// A resolved type of a requirement, with `Self` replaced by the type.
  private func resolved(_ type: TypeSyntax, in requirement: Requirement) -> TypeSyntax {
    let resolved = table.comparable(type, of: requirement.declaration, in: requirement.scope)
    guard type.mentions("Self") else { return resolved }
    let owner = table.resolvedName(of: requirement.owner)
    let own = TypeName.Component(name: table.resolvedName(of: nominal.id))
    return resolved.substituting([owner: .name(TypeName(components: [own]))])
  }
}

extension NominalType {
  /// The functions that satisfy a requirement of some protocols, so that they are not meant for
  /// another purpose of the same name.
  package func exactWitnesses(
    for protocols: [SymbolID], in table: SymbolTable
  ) -> Set<CodePlace> {
    var found: Set<CodePlace> = []
    for id in protocols where table.isVisible(id, fromModule: symbol.module) {
      let list = table.requirements(of: id, seenFrom: symbol.module)
      let match = WitnessMatch(
        table: table, nominal: self, neededAccess: .private, asking: list)
      for requirement in list.requirements where requirement.declaration.kind == .func {
        guard case .met(let members, _) = match.outcome(for: requirement) else { continue }
        found.formUnion(members.map(\.key))
      }
    }
    return found
  }
}

extension Declaration {
  fileprivate func isOfSameSort(as other: Declaration) -> Bool {
    isProperty ? other.isProperty : kind == other.kind
  }
}

extension TypeSyntax {
  fileprivate var isImplicitlyUnwrapped: Bool {
    if case .implicitlyUnwrapped = withoutPrefixes { true } else { false }
  }

  package func mentions(_ name: String) -> Bool {
    contains { type in
      if case .name(let type) = type { type.components.first?.name == name } else { false }
    }
  }
}
