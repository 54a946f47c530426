import SwiftOutline
import SwiftProgram

extension ReferenceSolver {
  /// What keeps a requirement from being forwarded.
  struct Obstacle: Error {
    let cause: ReferenceGap.Cause
  }

  /// A member for a requirement; none where its default implementation serves the class too.
  ///
  /// - Parameter isOfSendable: Whether the protocol refines `Sendable`.
  func draft(
    of requirement: Requirement, for conformance: ContainerConformance, isOfSendable: Bool,
    _ match: inout WitnessMatch, _ spelling: inout TypeSpelling
  ) -> Result<MemberDraft?, Obstacle> {
    let wanted = requirement.declaration
    let cause = ReferenceGap.Cause(forwarding: wanted)
    let source =
      forwarded[requirement.key]
      ?? WitnessSource(for: requirement, in: container, &match, prefersWitness: true)
    let isOwn = source.implementation?.owner == container.id
    if requirement.hasDefault, !isOwn, cause != nil || hasRival(to: wanted) { return .success(nil) }
    if let cause { return .failure(Obstacle(cause: cause)) }
    var attempt = spelling
    var signature = SpelledSignature(source, for: requirement, &attempt)
    var chosen = source
    if attempt.unnameable != nil {
      attempt = spelling
      chosen = WitnessSource(for: requirement, in: container, &match, prefersWitness: false)
      signature = SpelledSignature(chosen, for: requirement, &attempt)
    }
    if let type = attempt.unnameable {
      return .failure(Obstacle(cause: .unnameable(type, member: wanted.name)))
    }
    let homes = [chosen.implementation?.site.scope.module, requirement.defaultModule]
    attempt.use(homes.compactMap(\.self))
    spelling = attempt
    let access = min(container.access, table[conformance.protocolID].access)
    return .success(
      MemberDraft(
        requirement, from: chosen, signature: signature, for: conformance,
        on: table.conformanceActor(
          of: container, for: requirement, isOfSendable: isOfSendable,
          kept: table.isolationFault(
            of: chosen, in: container, for: requirement, from: container.symbol.module)),
        access: access, in: table))
  }

  /// Whether the container has a property where a default implementation is a function without
  /// parameters, or the other way round: no class could declare both beside each other.
  private func hasRival(to wanted: Declaration) -> Bool {
    container.members(named: wanted.baseName).contains { member in
      member.owner == container.id && member.declaration.isStatic == wanted.isStatic
        && member.declaration.isProperty != wanted.isProperty
        && member.declaration.parameters.isEmpty && wanted.parameters.isEmpty
    }
  }
}
