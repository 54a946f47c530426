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
    let holds = (witnesses + defaults).map(condition).reduce(ConditionSet.never) { $0.or($1) }
    return witnesses.isEmpty ? .defaulted(defaults, holds) : .met(witnesses, holds)
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
