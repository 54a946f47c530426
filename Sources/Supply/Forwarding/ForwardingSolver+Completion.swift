import Roles
import SwiftReading
import SwiftProgram

extension ForwardingSolver {
  /// True if the child has a part of a Has-protocol itself, or the protocol inherits a part, so that a
  /// parent may have the rest.
  func hasPart(of candidate: SymbolID) -> Bool {
    guard let absent = absentRequirements(of: candidate), let first = absent.first else {
      return false
    }
    return first.owner != candidate
      || absent.count
        < table.requirements(of: candidate, seenFrom: child.symbol.module).requirements.count
  }

  /// The parents that have all that the child lacks of a Has-protocol, if no parent has it as a whole.
  func completions(of candidate: SymbolID, in open: ConditionSet) -> [Offer] {
    guard hasPart(of: candidate), let absent = absentRequirements(of: candidate) else { return [] }
    return parents.compactMap { parent in
      guard !parent.isOptional, parent.property.access > .fileprivate,
        !parent.isExcepted(table[candidate].name), absent.allSatisfy({ supplies($0, parent) })
      else { return nil }
      let condition = open.and(parent.condition)
      return condition.isNever ? nil : Offer(parent: parent, condition: condition)
    }
  }

  /// A Has-protocol of which the child has a part itself and all others by what it forwards.
  func joined(_ candidate: SymbolID, of supply: ForwardedSupply) -> ContainerConformance? {
    guard openCondition(of: candidate) != nil, let absent = absentRequirements(of: candidate)
    else { return nil }
    var condition = wholeCondition(of: candidate)
    for requirement in absent {
      guard let inherited = supply.conformances[requirement.owner]?.condition else {
        return nil
      }
      condition = condition.and(inherited)
    }
    return absent.isEmpty
      ? nil : ContainerConformance(to: candidate, of: child, if: condition, in: table)
  }

  /// The requirements that the child does not meet; `nil` if something else is in the way.
  private func absentRequirements(of candidate: SymbolID) -> [Requirement]? {
    var absent: [Requirement] = []
    for shortcoming in supply.verdict(on: candidate, by: child).shortcomings {
      guard case .absent(let requirement) = shortcoming else { return nil }
      absent.append(requirement)
    }
    return absent
  }

  /// True if a parent has what a requirement asks for: as a member of its own, or by a protocol.
  private func supplies(_ requirement: Requirement, _ holder: Parent) -> Bool {
    if counterpart(of: requirement, in: holder) != nil { return true }
    guard case .container(let id) = holder.source, let parent = supply.models[id] else {
      return false
    }
    let isNear = parent.symbol.module == child.symbol.module
    let match = WitnessMatch(
      table: table, nominal: parent, neededAccess: isNear ? .internal : .package)
    if case .met(let members, let condition) = match.outcome(for: requirement) {
      return condition.isAlways && !members.contains { $0.declaration.isNotForwarded }
    }
    return false
  }

  /// The requirement of a protocol that a parent is known by, which asks for the same: of a reference
  /// and of a composition no members are known, and what a container forwards is written nowhere.
  func counterpart(of wanted: Requirement, in parent: Parent) -> Requirement? {
    let known =
      switch parent.source {
      case .composition(let protocols): protocols
      case .reference(let id): Set((references[id]?.protocols ?? [:]).keys)
      case .container(let id): Set((supply.forwarded[id]?.conformances ?? [:]).keys)
      }
    for id in known.sorted()
    where !parent.isExcepted(table[id].name)
      && !table[id].sites.contains(where: { $0.declaration.isNotForwarded })
    {
      let list = table.requirements(of: id, seenFrom: child.symbol.module)
      if let found = list.requirements.first(where: { isSame($0, wanted) }) { return found }
    }
    return nil
  }

  /// True if two requirements are written alike.
  private func isSame(_ found: Requirement, _ wanted: Requirement) -> Bool {
    let (other, own) = (found.declaration, wanted.declaration)
    return other.baseName == own.baseName && other.effects == own.effects
      && other.storage?.isSettable == own.storage?.isSettable
      && found.isolation == wanted.isolation && !found.isOfVersion
      && table.signatureKey(of: other, in: found.scope)
        == table.signatureKey(of: own, in: wanted.scope)
  }
}
