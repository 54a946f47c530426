import SwiftOutline

extension ReferenceSolver {
  /// What keeps a requirement from being forwarded.
  struct Obstacle: Error {
    let cause: ReferenceGap.Cause
  }

  /// A member for a requirement; none where its default implementation serves the class too.
  func draft(
    of requirement: Requirement, for conformance: ContainerConformance,
    _ match: inout WitnessMatch, _ spelling: inout TypeSpelling
  ) -> Result<MemberDraft?, Obstacle> {
    let wanted = requirement.declaration
    let cause = obstacle(to: wanted)
    let source = WitnessSource(for: requirement, in: container, &match, prefersWitness: true)
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
      return .failure(Obstacle(cause: .unnameable(type: type, member: wanted.name)))
    }
    let homes = [chosen.implementation?.site.scope.module, requirement.defaultModule]
    attempt.use(homes.compactMap(\.self))
    spelling = attempt
    let access = min(container.access, table[conformance.protocolID].access)
    return .success(
      MemberDraft(
        requirement, from: chosen, signature: signature, for: conformance, access: access,
        in: table))
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

  private func obstacle(to wanted: Declaration) -> ReferenceGap.Cause? {
    if wanted.kind == .`init` { return .initializer }
    let types = wanted.parameters.map(\.type) + [wanted.type].compactMap(\.self)
    let clauses = [wanted.genericParameters, wanted.whereClause].compactMap(\.self)
    if types.contains(where: \.mentionsSelf) || clauses.contains(where: \.mentionsSelf) {
      return .mentionsSelf(wanted.name)
    }
    return wanted.parameters.contains(where: \.isVariadic) ? .variadic(wanted.name) : nil
  }
}

extension TypeSyntax {
  fileprivate var mentionsSelf: Bool {
    contains { type in
      guard case .name(let name) = type, name.components.first?.name == "Self" else { return false }
      return name.components.count == 1 || name.components[1].name == "Type"
    }
  }
}

extension String {
  /// Whether a generic clause names `Self`, and not only something of it.
  fileprivate var mentionsSelf: Bool {
    let isOfName = { (character: Character) in
      character.isLetter || character.isNumber || character == "_" || character == "."
    }
    return split { !isOfName($0) }.contains("Self")
  }
}
