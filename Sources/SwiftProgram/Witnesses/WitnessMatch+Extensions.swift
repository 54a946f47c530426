import SwiftReading

extension WitnessMatch {
  /// The outcome for a requirement that protocol extensions implement, and no type does.
  ///
  /// - Parameters:
  ///   - witnesses: The members that the type has from protocols which it conforms to.
  ///   - defaults: The other implementations of its name in extensions of the protocol that asks for
  ///     it.
  package func outcome(
    amongWitnesses witnesses: [Member], _ defaults: [Member]
  ) -> Outcome {
    let all = witnesses + defaults
    let conditions = all.map(condition)
    let protocols = all.map { table.protocols(behind: $0.site, of: $0.owner) }
    // The most special ones: those that no other asks more than.
    let best = all.indices.filter { index in
      !protocols.contains { $0.isStrictSuperset(of: protocols[index]) }
    }
    for (position, left) in best.enumerated() {
      for right in best[(position + 1)...]
      where protocols[left] != protocols[right]
        && !conditions[left].and(conditions[right]).isNever
      {
        let owners = [left, right].map { table[all[$0].owner].path }
        return .missed([(all[left], .ambiguous(owners: Set(owners).sorted()))])
      }
    }
    let holds = conditions.reduce(ConditionSet.never) { $0.or($1) }
    if best.contains(where: { $0 < witnesses.count }) { return .met(witnesses, holds) }
    return .defaulted(defaults, holds)
  }

  /// The condition under which the type has a member of a protocol's extension.
  private func condition(of member: Member) -> ConditionSet {
    // All that the list asks for is there where the conformance is.
    table.protocols(behind: member.site, of: member.owner).subtracting(family).reduce(
      ConditionSet(member.declaration.conditions)
    ) { condition, id in
      condition.and((nominal.conformed[id] ?? .never).or(nominal.gained[id] ?? .never))
    }
  }
}
