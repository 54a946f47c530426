import HasgenProgram
import HasgenReading

/// The result of comparing a container's own members with the requirements of a Has-protocol.
package enum Verdict: Sendable {
  /// The container conforms by hand wherever it is compiled, maybe through a superclass.
  case conforms
  /// All requirements are satisfied, at least one by a member of the container.
  case hasWitnesses(Possession)
  /// All requirements are satisfied by default implementations.
  case hasNothingToSupply(Possession)
  /// The protocol has no requirements, and the container does not conform by hand, or only under
  /// some conditions.
  case asksForNothing
  /// All requirements are satisfied, but the container is not `Sendable`; with the protocols
  /// through which the Has-protocol inherits `Sendable`.
  case notSendable(chain: [SymbolID])
  /// A requirement or an inherited type is not satisfied.
  case lacks([Shortcoming])
  /// The protocol is not visible in the container's module.
  case blind
}

extension Verdict {
  /// True if the container's members satisfy the protocol, whether or not the conformance is
  /// written.
  package var isSupply: Bool {
    switch self {
    case .conforms, .hasWitnesses, .notSendable: true
    case .hasNothingToSupply, .asksForNothing, .lacks, .blind: false
    }
  }

  /// True if further members of the container may change the verdict.
  fileprivate var mayChange: Bool {
    switch self {
    case .lacks, .hasNothingToSupply: true
    case .conforms, .hasWitnesses, .asksForNothing, .notSendable, .blind: false
    }
  }

  /// The shortcomings of the container; empty for all other verdicts.
  package var shortcomings: [Shortcoming] {
    if case .lacks(let shortcomings) = self { shortcomings } else { [] }
  }
}

/// The witnesses of a container for all requirements of a Has-protocol.
package struct Possession: Sendable {
  /// The condition under which both the protocol and all witnesses are compiled.
  package let condition: ConditionSet
  package let witnesses: [Member]
  /// The modules that declare the witnesses and default implementations.
  let modules: Set<Int>
}

/// A reason why a container cannot conform to a Has-protocol.
package enum Shortcoming: Sendable {
  /// The container has no member of the requirement's name.
  case absent(Requirement)
  /// A member of the requirement's name is not a witness.
  case missed(Requirement, Member, WitnessFault)
  /// The protocol inherits from a type that is not a supertype of the container.
  case inherits(String)
}

extension NominalType {
  /// Returns the verdicts on this container's members as witnesses for Has-protocols, and adds the
  /// members that it gains.
  ///
  /// A generated conformance adds the members of the protocol's extensions to the container, as one
  /// that is written by hand does. These may be witnesses for further protocols.
  ///
  /// - Parameter extended: The protocols among them that add members.
  mutating func verdicts(
    on protocols: [SymbolID], adding extended: [SymbolID], in table: SymbolTable
  ) -> [SymbolID: Verdict] {
    var verdicts = Dictionary(protocols.map { ($0, verdict(on: $0, in: table)) }) { first, _ in
      first
    }
    while true {
      var gains: [SymbolID: ConditionSet] = [:]
      for id in extended {
        guard case .hasWitnesses(let possession) = verdicts[id] else { continue }
        for gained in table.family(of: id) {
          gains[gained] = (gains[gained] ?? .never).or(possession.condition)
        }
      }
      guard gains.keys.contains(where: { gained[$0] == nil }) else { return verdicts }
      self = NominalType(id, in: table, gaining: gains)
      for candidate in protocols where verdicts[candidate]?.mayChange == true {
        verdicts[candidate] = verdict(on: candidate, in: table)
      }
    }
  }

  /// Compares this container's members with the requirements of a Has-protocol.
  package func verdict(on id: SymbolID, in table: SymbolTable) -> Verdict {
    let notByHand = condition.and((conformed[id] ?? .never).negated)
    if notByHand.isNever { return .conforms }
    guard table.isVisible(id, fromModule: symbol.module) else { return .blind }
    if isNoncopyable { return .lacks([.inherits("Copyable")]) }
    let list = table.requirements(of: id, seenBy: self)
    let inherited = list.externals.filter { !inherits(from: $0) }
      .map { Shortcoming.inherits($0.name) }
    if list.requirements.isEmpty, list.associatedTypes.isEmpty {
      return inherited.isEmpty ? .asksForNothing : .lacks(inherited)
    }
    if hasNothing(of: list) { return .lacks(list.requirements.map(Shortcoming.absent)) }
    let match = WitnessMatch(
      table: table, nominal: self, neededAccess: max(.internal, min(access, table[id].access)),
      asking: list)
    var shortcomings = inherited
    var condition = notByHand.and(table[id].condition)
    var witnesses: [Member] = []
    var defaults: [Member] = []
    var versionShortcomings: [Shortcoming] = []
    let foreignActor = kind == .actor ? table.inheritedActor(of: id) : nil
    for requirement in list.requirements {
      var lacking: [Shortcoming] = []
      switch match.outcome(for: requirement) {
      case .met(let members, let present):
        if let foreignActor {
          let fault = WitnessFault.protocolOfGlobalActor(foreignActor)
          lacking = members.prefix(1).map { .missed(requirement, $0, fault) }
        }
        witnesses += members
        if !requirement.hasDefault {
          condition = condition.and(present.or(requirement.condition.negated))
        }
      case .defaulted(let members, let present):
        defaults += members
        condition = condition.and(present.or(requirement.condition.negated))
      case _ where requirement.hasDefault:
        continue
      case .missed(let misses):
        lacking = misses.map { .missed(requirement, $0.member, $0.fault) }
      case .absent:
        lacking = [.absent(requirement)]
      }
      guard !lacking.isEmpty else { continue }
      if requirement.isOfVersion {
        versionShortcomings += lacking
        condition = condition.and(requirement.condition.negated)
      } else {
        shortcomings += lacking
      }
    }
    if condition.isNever || witnesses.isEmpty { shortcomings += versionShortcomings }
    guard shortcomings.isEmpty, !condition.isNever else { return .lacks(shortcomings) }
    if !list.sendableChain.isEmpty, !isSendable {
      return .notSendable(chain: list.sendableChain)
    }
    let possession = Possession(
      condition: condition, witnesses: witnesses,
      modules: Set(
        (witnesses + defaults).map(\.site.scope.module)
          + list.requirements.compactMap(\.defaultModule)))
    return witnesses.isEmpty ? .hasNothingToSupply(possession) : .hasWitnesses(possession)
  }

  /// True if the container has no member and no default for any requirement. This quick check
  /// answers most of the pairs of a container and a protocol.
  private func hasNothing(of list: RequirementList) -> Bool {
    list.externals.isEmpty && list.associatedTypes.isEmpty
      && list.requirements.allSatisfy { requirement in
        if requirement.hasDefault || requirement.isOfVersion { return false }
        let name = requirement.declaration.baseName
        return members(named: name).isEmpty && list.defaults[name] == nil
      }
  }

  package func inherits(from external: RequirementList.External) -> Bool {
    switch external.name {
    case "AnyObject": return isClassBound
    case "Actor", "AnyActor": return kind == .actor
    default: break
    }
    if let symbol = external.symbol { return superclasses.contains(symbol) || symbol == id }
    return conformedExternals.contains(external.name)
  }
}

extension SymbolTable {
  /// The protocols whose extensions, or whose inherited protocols' extensions, add members to a
  /// conforming type. Extensions with `where Self: P` also count for `P`.
  func protocolsAddingMembers(among all: [SymbolID]) -> [SymbolID] {
    var extended: Set<SymbolID> = []
    for id in Set(all.flatMap(family)) {
      for site in self[id].extensions where !site.declaration.members.isEmpty {
        extended.formUnion(protocols(behind: site, of: id))
      }
    }
    guard !extended.isEmpty else { return [] }
    return all.filter { family(of: $0).contains(where: extended.contains) }
  }
}
