import SwiftReading
import SwiftProgram

/// The verdict on a container's own members as witnesses for a Has-protocol.
package enum Verdict: Sendable {
  /// It conforms already.
  case conforms
  /// It has a witness for all that is asked for.
  case has(Possession)
  /// It has all that is asked for: everything has a default.
  case hasNothingToSupply(Possession)
  /// The protocol has no requirements, and the container does not conform by hand.
  case asksForNothing
  /// It is not declared `Sendable`, and has all else; the protocols through which it is asked for.
  case notSendable(chain: [SymbolID])
  /// It lacks something.
  case lacks([Shortcoming])
  /// It does not see the protocol.
  case blind
}

extension Verdict {
  /// True if the container supplies what is asked for, by hand or to be generated.
  package var isSupply: Bool {
    switch self {
    case .conforms, .has, .notSendable: true
    case .hasNothingToSupply, .asksForNothing, .lacks, .blind: false
    }
  }

  /// The shortcomings that keep the Has-protocol from the container; empty if something else does.
  package var shortcomings: [Shortcoming] {
    if case .lacks(let shortcomings) = self { shortcomings } else { [] }
  }
}

/// A Has-protocol that a container has all witnesses for.
package struct Possession: Sendable {
  /// The condition under which both the protocol and all witnesses are compiled.
  package let condition: ConditionSet
  /// The members that are the witnesses.
  package let witnesses: [Member]
  /// The modules that the witnesses and default implementations stand in.
  let modules: Set<Int>
}

/// A reason why a container does not have a Has-protocol.
package enum Shortcoming: Sendable {
  /// No member of the requirement's name.
  case absent(Requirement)
  /// A member of its name that is no witness.
  case missed(Requirement, Member, WitnessFault)
  /// The protocol inherits from something that the container does not.
  case inherits(String)
}

extension NominalType {
  /// The verdict on this container's members as witnesses for a Has-protocol.
  package func verdict(on id: SymbolID, in table: SymbolTable) -> Verdict {
    guard !condition.and((conformed[id] ?? .never).negated).isNever else { return .conforms }
    guard table.isVisible(id, fromModule: symbol.module) else { return .blind }
    return isNoncopyable ? .lacks([.inherits("Copyable")]) : verdictAsCopyable(on: id, in: table)
  }

  /// The verdict on a Has-protocol that this container sees, if the container can be copied.
  package func verdictAsCopyable(on id: SymbolID, in table: SymbolTable) -> Verdict {
    let conformedAlready = conformed[id] ?? .never
    guard !condition.and(conformedAlready.negated).isNever else { return .conforms }
    let list = table.requirements(of: id, seenFrom: symbol.module)
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
    var condition = condition.and(table[id].condition).and(conformedAlready.negated)
    var witnesses: [Member] = []
    var defaults: [Member] = []
    var versionShortcomings: [Shortcoming] = []
    let foreignActor = kind == .actor ? table.actorOfFamily(of: id) : nil
    for requirement in list.requirements {
      var lacking: [Shortcoming] = []
      switch match.outcome(for: requirement) {
      case .met(let members, let present):
        if let foreignActor {
          let fault = WitnessFault.protocolOfGlobalActor(foreignActor)
          lacking += members.prefix(1).map { Shortcoming.missed(requirement, $0, fault) }
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
        lacking += misses.map { Shortcoming.missed(requirement, $0.member, $0.fault) }
      case .absent:
        lacking.append(.absent(requirement))
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
    return witnesses.isEmpty ? .hasNothingToSupply(possession) : .has(possession)
  }

  /// True if the container surely lacks every single requirement. Every container is asked about
  /// every protocol, and mostly lacks all.
  private func hasNothing(of list: RequirementList) -> Bool {
    list.externals.isEmpty && list.associatedTypes.isEmpty
      && list.requirements.allSatisfy {
        !$0.hasDefault && !$0.isOfVersion && members(named: $0.declaration.baseName).isEmpty
          && list.defaults[$0.declaration.baseName] == nil
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
