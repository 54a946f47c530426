import HasgenReading

/// The answer to the question whether a type is `Sendable`, as far as the sources show. A type made
/// of several types has the least of their answers.
package enum Sendability: Comparable {
  case notSendable
  /// The answer depends on a type that was not read.
  case unknown
  case sendable
}

extension SymbolTable {
  /// True if the sources show that the type of a member or of a parameter is not `Sendable`.
  package func isKnownNonSendable(_ member: Member) -> Bool {
    let declaration = member.declaration
    let scope = bodyScope(of: member.site, in: member.owner)
    let types =
      [apparentType(of: declaration, in: scope)].compactMap(\.self)
      + declaration.parameters.map { KnownType(type: $0.type, scope: scope) }
    return types.contains { known in
      let facts = SendabilityFacts(table: self, scope: known.scope, owner: member.owner)
      return facts.answer(for: known.type) == .notSendable
    }
  }

  /// The sendability of a type, as it is written in a scope.
  package func sendability(of type: TypeSyntax, in scope: Scope) -> Sendability {
    SendabilityFacts(table: self, scope: scope).answer(for: type)
  }

  /// The sendability of a resolved type.
  ///
  /// - Parameter id: Returns the declared type behind a resolved one; `nil` if the sources do not
  ///   declare it.
  package func sendability(
    ofResolved type: TypeSyntax, declaredAs id: @escaping (TypeSyntax) -> SymbolID?
  ) -> Sendability {
    SendabilityFacts(table: self, id: id).answer(for: type)
  }

  /// The sendability of a declared type.
  package func sendability(of id: SymbolID) -> Sendability {
    SendabilityFacts(table: self).answer(for: id)
  }
}

/// Computes the sendability of types, written in a scope or resolved.
private struct SendabilityFacts {
  let table: SymbolTable
  /// The scope of the types; `nil` for resolved types.
  var scope: Scope?
  /// Returns the declared type behind a resolved one.
  var id: ((TypeSyntax) -> SymbolID?)?
  /// The type whose generic parameters the types may name; `nil` for none.
  var owner: SymbolID?
  /// The types and aliases that are being examined, so that cycles end.
  var passed: Set<SymbolID> = []

  func answer(for type: TypeSyntax) -> Sendability {
    switch type.withoutPrefixes {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
      return answer(for: inner)
    case .dictionary(let key, let value):
      return min(answer(for: key), answer(for: value))
    case .tuple(let elements):
      return elements.map { answer(for: $0.type) }.min() ?? .sendable
    case .composition(let parts):
      return parts.map(answer).max() ?? .unknown
    case .function:
      let isSendable = type.prefixes.contains("@Sendable") || type.globalActor != nil
      return isSendable ? .sendable : .notSendable
    case .name(let name):
      return answer(for: name)
    default:
      return .unknown
    }
  }

  private func answer(for name: TypeName) -> Sendability {
    let arguments = name.components.flatMap(\.arguments).map(answer).min() ?? .sendable
    switch meaning(of: name) {
    case .generic(let parameter):
      let bounds = owner.flatMap { table[$0].bounds(ofGenericParameter: parameter) }
      guard let bounds else { return .unknown }
      return bounds.flatMap(\.namedParts).map(answer).max() ?? .notSendable
    case .external(let name) where PlatformNames.unshared.contains(name):
      return .notSendable
    case .external("Sendable"):
      return .sendable
    case .external(let name):
      // Most likely a collection of the standard library, which is as sendable as its arguments.
      return PlatformNames.isValue(name) ? arguments : min(arguments, .unknown)
    case .symbol(let id):
      guard !passed.contains(id) else { return .sendable }
      return min(answer(for: id), arguments == .sendable ? .sendable : .unknown)
    }
  }

  private func meaning(of name: TypeName) -> SymbolTable.Meaning {
    if let scope { return table.meaning(of: name, in: scope) }
    return id?(.name(name)).map { .symbol($0) } ?? .external(name.path)
  }

  func answer(for id: SymbolID) -> Sendability {
    let symbol = table[id]
    if symbol.kind == .typealias { return answer(forAlias: id) }
    let externals = table.supertypeClosure(of: id).externals
    if externals.contains("Sendable") {
      return table.isAlways(id, "Sendable") ? .sendable : .unknown
    }
    // The global actor of a protocol does not make the values behind it sendable.
    if symbol.kind != .protocol, table.isolation(ofType: id) != nil { return .sendable }
    switch symbol.kind {
    case .actor: return .sendable
    case .class: return .notSendable
    case .protocol: return externals.allSatisfy(isKnown) ? .notSendable : .unknown
    case .struct, .enum: return externals.allSatisfy(isKnown) ? answer(forValue: id) : .unknown
    default: return .unknown
    }
  }

  private func answer(forAlias id: SymbolID) -> Sendability {
    let answers = table[id].sites.compactMap { site in
      site.declaration.type.map { moved(to: site.headerScope, behind: id).answer(for: $0) }
    }
    return answers.min() ?? .unknown
  }

  /// The sendability of a struct or an enum that does not state it: the least of what it stores. A
  /// public type that is not frozen is not sendable, even in its own module.
  private func answer(forValue id: SymbolID) -> Sendability {
    var least = Sendability.sendable
    for site in table[id].sites {
      let declaration = site.declaration
      let isFrozen = declaration.attributes.contains { $0.name == "frozen" }
      if site.access >= .public, !isFrozen { return .notSendable }
      if declaration.kind == .enum, !declaration.hasPlainCases { least = min(least, .unknown) }
      let inside = table.bodyScope(of: site, in: id)
      for member in declaration.members
      where [.stored, .lazy].contains(member.storage?.kind) && !member.isStatic {
        if !member.attributes.isEmpty { least = min(least, .unknown) }
        guard let known = table.apparentType(of: member, in: inside) else {
          least = min(least, .unknown)
          continue
        }
        let facts = moved(to: known.scope, of: id, behind: id)
        least = min(least, facts.answer(for: known.type))
      }
    }
    return least
  }

  /// True if an undeclared protocol is known, so that it does not imply `Sendable` unnoticed.
  private func isKnown(_ external: String) -> Bool {
    PlatformNames.standardLibrary.contains(external)
      || PlatformNames.universal.contains(external)
  }

  private func moved(
    to scope: Scope, of owner: SymbolID? = nil, behind id: SymbolID
  ) -> SendabilityFacts {
    SendabilityFacts(table: table, scope: scope, owner: owner, passed: passed.union([id]))
  }
}
