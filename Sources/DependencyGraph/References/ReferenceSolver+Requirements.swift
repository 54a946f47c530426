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
    let access = min(container.access, table[conformance.protocolID].access)
    let cause = obstacle(to: wanted)
    if requirement.hasDefault, hasRival(to: wanted) { return .success(nil) }
    for prefersWitness in [true, false] where cause == nil {
      var attempt = spelling
      let source = WitnessSource(
        for: requirement, in: container, &match, prefersWitness: prefersWitness)
      let signature = SpelledSignature(source, for: requirement, &attempt)
      guard attempt.unnameable == nil else { continue }
      let homes = [source.implementation?.site.scope.module, requirement.defaultModule]
      attempt.use(homes.compactMap(\.self))
      let draft = MemberDraft(
        requirement, from: source, signature: signature, for: conformance, access: access,
        in: table)
      spelling = attempt
      return .success(draft)
    }
    let source = WitnessSource(for: requirement, in: container, &match, prefersWitness: true)
    if requirement.hasDefault, source.implementation?.owner != container.id {
      return .success(nil)
    }
    var attempt = spelling
    _ = SpelledSignature(source, for: requirement, &attempt)
    return .failure(
      Obstacle(
        cause: cause ?? .unnameable(type: attempt.unnameable ?? "", member: wanted.name)))
  }

  /// Whether a property of the container's own and a function without parameters, or the other way
  /// round, have one name, which no class could declare beside each other.
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
