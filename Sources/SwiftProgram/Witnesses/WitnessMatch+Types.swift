import SwiftReading

extension WitnessMatch {
  /// The fault of a member whose type, parameters or result differ from the requirement; `nil` for
  /// none.
  package func typeFault(
    of member: Member, for requirement: Requirement
  ) -> WitnessFault? {
    let wanted = requirement.declaration
    let found = member.declaration
    let scope = table.bodyScope(of: member.site, in: member.owner)
    guard wanted.isProperty else {
      return hasSameSignature(member, as: requirement)
        ? nil : .differentSignature
    }
    guard let wantedType = wanted.type else { return nil }
    guard let known = table.apparentType(of: found, in: scope) else { return .inferredType(nil) }
    if let called = found.calledType, table.mayCallFailableInitializer(of: called, in: scope) {
      return .inferredType(nil)
    }
    let areSame =
      wantedType.isImplicitlyUnwrapped == known.type.isImplicitlyUnwrapped
      && isMet(
        wanted: resolved(wantedType, in: requirement), found: resolvedFound(known, of: member))
    if areSame { return nil }
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

  private func hasSameSignature(
    _ member: Member, as requirement: Requirement
  ) -> Bool {
    let wanted = requirement.declaration
    let found = member.declaration
    guard wanted.name.withoutBackticks == found.name.withoutBackticks,
      wanted.isFailable == found.isFailable,
      wanted.parameters.count == found.parameters.count
    else { return false }
    let scope = table.bodyScope(of: member.site, in: member.owner)
    let isAlike =
      table.constraints(of: wanted, in: requirement.scope)
      == table.constraints(of: found, in: scope)
    guard isAlike else { return false }
    for (wanted, found) in zip(wanted.parameters, found.parameters) {
      let escapes = found.type.prefixes.contains("@escaping")
      guard wanted.isVariadic == found.isVariadic,
        !escapes || wanted.type.prefixes.contains("@escaping"),
        isMet(
          wanted: resolved(wanted.type, in: requirement),
          found: table.comparable(found.type, of: member.declaration, in: scope))
      else { return false }
    }
    if wanted.kind == .`init`, nominal.kind == .class, !nominal.isFinal,
      !found.modifiers.contains("required")
    {
      return false
    }
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
    return wanted == found
      || wanted.contains { part in
        guard case .name(let name) = part, let first = name.components.first else { return false }
        return associatedTypes.contains(first.name.pathParts.last ?? first.name)
      }
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
