import HasgenReading

/// The declaration that implements a requirement in a type.
package struct WitnessSource {
  /// The declaration, if the sources show it: a member, or a default implementation.
  package let implementation: Member?
  /// The global actor that the implementation is isolated to; `nil` for none.
  package let isolation: String?
  /// The global actor of the parent's member that forwards the requirement; `nil` if that member is
  /// not isolated, or if no parent forwards the requirement.
  package private(set) var forwardingActor: String?
  /// True if a caller must await the implementation although it is not `async`, because it is
  /// isolated to an actor instance.
  package private(set) var isWaitedFor = false
  /// True if generated code forwards the requirement; forwarding does not mutate a struct.
  package private(set) var isForwarded = false

  /// Creates the source of a requirement if only the protocol is known, not the type.
  package init(_ requirement: Requirement) {
    implementation = nil
    isolation = requirement.isolation
  }

  /// Creates the source of a requirement in a type.
  package init(
    for requirement: Requirement, in nominal: NominalType, _ match: WitnessMatch
  ) {
    let table = match.table
    var witness: Member?
    if case .met(let members, _) = match.outcome(for: requirement) {
      // As in a call, the overload whose `async` is that of the requirement comes first.
      let waits = requirement.declaration.effects.isAsync
      witness = members.first { $0.declaration.effects.isAsync == waits } ?? members.first
    }
    let found = witness ?? Self.namesake(of: requirement, in: nominal, table)
    implementation = found
    if let found {
      isolation = table.isolation(of: found.declaration, in: found.site, of: found.owner)
    } else {
      // A generated implementation has the isolation of the requirement.
      isolation = requirement.isolation
    }
  }

  /// The effects of a member that forwards a requirement to the implementation.
  package func effects(for requirement: Requirement) -> Effects {
    let doer = implementation?.declaration
    let required = requirement.declaration.effects
    let effects = doer?.effects ?? required
    let throwsGenericError = doer?.throwsGenericError == true
    let throwing = throwsGenericError ? required.throwing : effects.throwing
    return Effects(isAsync: effects.isAsync || isWaitedFor, throwing: throwing)
  }

  /// The scope of the type of the thrown error.
  package func errorScope(for requirement: Requirement) -> Scope {
    let doer = implementation.flatMap { $0.declaration.throwsGenericError ? nil : $0 }
    return doer?.site.headerScope ?? requirement.scope.entering(requirement.declaration)
  }

  /// Returns the source as seen by code outside a type that may be an actor.
  package func seenFromOutside(of nominal: NominalType) -> WitnessSource {
    var copy = self
    if let implementation, nominal.kind == .actor, implementation.owner == nominal.id {
      let declaration = implementation.declaration
      let isConstant = declaration.kind == .let && declaration.storage?.kind == .stored
      let isFree = isConstant || declaration.isNonisolated || declaration.isStatic
      copy.isWaitedFor = isolation == nil && !isFree
    }
    return copy
  }

  /// Returns the source as seen by a child through a parent.
  ///
  /// - Parameters:
  ///   - actor: The global actor that the forwarding member is isolated to.
  ///   - isWaitedFor: True if the forwarding member is isolated to an actor instance without being
  ///     `async`.
  package func forwarded(on actor: String?, isWaitedFor: Bool) -> WitnessSource {
    var copy = self
    copy.isWaitedFor = self.isWaitedFor || isWaitedFor
    copy.forwardingActor = actor
    copy.isForwarded = true
    return copy
  }

  /// The member that the compiler uses as the witness although `WitnessMatch` does not find it: a
  /// member of an extension with a `where` clause, or the default implementation of a protocol.
  private static func namesake(
    of requirement: Requirement, in nominal: NominalType, _ table: SymbolTable
  ) -> Member? {
    let wanted = requirement.declaration
    let key = wanted.witnessKey
    let defaults = [requirement.owner] + nominal.conformed.keys.sorted()
    let own = nominal.symbol.headers.map { ($0, nominal.id) }
    let places = own + defaults.flatMap { id in table[id].extensions.map { ($0, id) } }
    let found = places.flatMap { site, owner in
      // Most members have another name, which is quicker to compare than a key is to make.
      site.declaration.members.filter { $0.name == wanted.name && $0.witnessKey == key }
        .map { Member(declaration: $0, site: site, owner: owner) }
    }
    guard found.count > 1, !wanted.isProperty else { return found.first }
    let asked = table.signatureKey(of: wanted, in: requirement.scope)
    let same = found.first { member in
      let scope = table.bodyScope(of: member.site, in: member.owner)
      return table.signatureKey(of: member.declaration, in: scope) == asked
    }
    return same ?? found.first
  }
}

extension Declaration {
  /// True if the declaration throws one of its own generic parameters.
  fileprivate var throwsGenericError: Bool {
    guard case .typed(.name(let error)) = effects.throwing else { return false }
    return genericParameters.contains { $0.name == error.path }
  }
}
