import SwiftReading

/// The declaration that does the work of a requirement in a type.
package struct WitnessSource {
  /// The declaration, if the sources show it: a member, or a default implementation.
  package let implementation: Member?
  /// The global actor that the work is isolated to.
  package let isolation: String?
  /// The global actor on which alone the parent that forwards it has it; `nil` for everywhere, and
  /// where no parent forwards it.
  package private(set) var forwardedOn: String?
  /// True if a caller must await it though it is not `async`, since it is an actor's.
  package private(set) var isWaitedFor = false
  /// True if generated code forwards it, which changes no struct on the way.
  package private(set) var isForwarded = false

  /// The source of a requirement of which no more is known than the protocol.
  package init(_ requirement: Requirement) {
    implementation = nil
    isolation = requirement.isolation
  }

  /// The source of one requirement.
  package init(
    for requirement: Requirement, in nominal: NominalType, _ match: WitnessMatch
  ) {
    let table = match.table
    var witness: Member?
    if case .met(let members, _) = match.outcome(for: requirement) {
      // Of two overloads the one that waits as asked for, as in a call.
      let waits = requirement.declaration.effects.isAsync
      witness = members.first { $0.declaration.effects.isAsync == waits } ?? members.first
    }
    let found = witness ?? Self.namesake(of: requirement, in: nominal, table)
    implementation = found
    // What will be generated is isolated as it is asked for.
    isolation =
      found.map { table.isolation(of: $0.declaration, in: $0.site, of: $0.owner) }
      ?? requirement.isolation
  }

  /// The effects of a member that forwards a requirement to it.
  package func effects(for requirement: Requirement) -> Effects {
    let doer = implementation?.declaration
    let effects = doer?.effects ?? requirement.declaration.effects
    let throwing =
      doer?.throwsGenericError == true
      ? requirement.declaration.effects.throwing : effects.throwing
    return Effects(isAsync: effects.isAsync || isWaitedFor, throwing: throwing)
  }

  /// The scope in which the type of what it throws is written.
  package func errorScope(for requirement: Requirement) -> Scope {
    let doer = implementation.flatMap { $0.declaration.throwsGenericError ? nil : $0 }
    return doer?.site.headerScope ?? requirement.scope.entering(requirement.declaration)
  }

  /// Returns the source as code has it that is not isolated as the implementation is.
  package func seenFromOutside(of nominal: NominalType) -> WitnessSource {
    var copy = self
    if let implementation, nominal.kind == .actor, implementation.owner == nominal.id {
      let declaration = implementation.declaration
      let isConstant = declaration.kind == .let && declaration.storage?.kind == .stored
      copy.isWaitedFor =
        isolation == nil && !declaration.isNonisolated && !declaration.isStatic && !isConstant
    }
    return copy
  }

  /// Returns the source as a child has it through a parent.
  ///
  /// - Parameters:
  ///   - actor: The global actor that the forwarding member is isolated to.
  ///   - isWaitedFor: True if the forwarding member is an actor's without being `async`.
  package func forwarded(on actor: String?, isWaitedFor: Bool) -> WitnessSource {
    var copy = self
    copy.isWaitedFor = self.isWaitedFor || isWaitedFor
    copy.forwardedOn = actor
    copy.isForwarded = true
    return copy
  }

  /// The member that the compiler takes for the witness though `WitnessMatch` does not: a member of
  /// an extension with a `where` clause, or the default implementation of a protocol.
  private static func namesake(
    of requirement: Requirement, in nominal: NominalType, _ table: SymbolTable
  ) -> Member? {
    let wanted = requirement.declaration
    let key = wanted.witnessKey
    let defaults = [requirement.owner] + nominal.conformed.keys.sorted()
    let places =
      nominal.symbol.headers.map { ($0, nominal.id) }
      + defaults.flatMap { id in table[id].extensions.map { ($0, id) } }
    let found = places.flatMap { site, owner in
      // Most have another name, which is compared without a text being made.
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
  /// True if a generic parameter of its own stands for what it throws.
  fileprivate var throwsGenericError: Bool {
    guard case .typed(.name(let error)) = effects.throwing else { return false }
    return genericParameters.contains { $0.name == error.path }
  }
}
