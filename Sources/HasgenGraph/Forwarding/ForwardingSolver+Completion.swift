import HasgenProgram
import HasgenReading

extension ForwardingSolver {
  /// True if the child itself satisfies some requirements of a Has-protocol, or if the first
  /// missing requirement is inherited. A parent may then satisfy the missing ones.
  func hasPart(of candidate: SymbolID) -> Bool {
    guard let absent = absentRequirements(of: candidate), let first = absent.first else {
      return false
    }
    return first.owner != candidate
      || absent.count
        < table.requirements(of: candidate, seenBy: child).requirements.count
  }

  /// The parents that satisfy all requirements of a Has-protocol that the child does not satisfy.
  /// Used if no parent conforms to the whole protocol.
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

  /// The conformance to a Has-protocol that is satisfied partly by the child's own members and
  /// partly by forwarded members; `nil` if no requirement is missing, or if a missing one is not
  /// forwarded.
  func joined(_ candidate: SymbolID, of supply: ForwardedSupply) -> Conformance? {
    guard openCondition(of: candidate) != nil, let absent = absentRequirements(of: candidate)
    else { return nil }
    var condition = wholeCondition(of: candidate)
    for requirement in absent {
      guard let inherited = supply.conformances[requirement.owner]?.condition else {
        return nil
      }
      condition = condition.and(inherited)
    }
    return absent.isEmpty ? nil : Conformance(to: candidate, of: child, if: condition, in: table)
  }

  /// The requirements for which the child has no member of the name; `nil` if the child cannot
  /// conform for another reason.
  private func absentRequirements(of candidate: SymbolID) -> [Requirement]? {
    var absent: [Requirement] = []
    for shortcoming in supply.verdict(on: candidate, by: child).shortcomings {
      guard case .absent(let requirement) = shortcoming else { return nil }
      absent.append(requirement)
    }
    return absent
  }

  /// True if a parent satisfies a requirement, by its own member or by a protocol to which it
  /// conforms.
  private func supplies(_ requirement: Requirement, _ parent: Parent) -> Bool {
    if counterpart(of: requirement, in: parent) != nil { return true }
    guard case .container(let id) = parent.kind, let parent = supply.container(id) else {
      return false
    }
    let isNear = parent.module == child.module
    let match = WitnessMatch(
      table: table, nominal: parent, neededAccess: isNear ? .internal : .package)
    if case .met(let members, let condition) = match.outcome(for: requirement) {
      return condition.isAlways && !members.contains { $0.declaration.isNotForwarded }
    }
    return false
  }

  /// The requirement that equals `wanted`, in a protocol to which a parent conforms; `nil` for
  /// none. References and compositions have no other members, and the sources do not contain the
  /// members that a container forwards.
  func counterpart(of wanted: Requirement, in parent: Parent) -> Requirement? {
    let known =
      switch parent.kind {
      case .composition(let protocols): protocols
      case .reference(let id): Set((references[id]?.protocols ?? [:]).keys)
      case .container(let id): Set((supply.forwarded[id]?.conformances ?? [:]).keys)
      }
    for id in known.sorted()
    where !parent.isExcepted(table[id].name) && !isNeverForwarded(id) {
      let list = table.requirements(of: id, seenBy: child)
      if let found = list.requirements.first(where: { isSame($0, wanted) }) { return found }
    }
    return nil
  }

  /// True if two requirements have the same name, signature, effects, isolation and setter.
  private func isSame(_ found: Requirement, _ wanted: Requirement) -> Bool {
    let other = found.declaration
    let own = wanted.declaration
    guard other.baseName == own.baseName, other.effects == own.effects,
      other.storage?.isSettable == own.storage?.isSettable
    else { return false }
    guard found.isolation == wanted.isolation, !found.isOfVersion else { return false }
    return table.signatureKey(of: other, in: found.scope)
      == table.signatureKey(of: own, in: wanted.scope)
  }
}
