import SwiftOutline

extension SymbolTable {
  /// Whether the sources say that what a member takes or gives cannot be shared: a protocol or a
  /// class without `Sendable`, a struct of such, a function without it. What they do not declare is
  /// trusted.
  func isKnownNonSendable(_ member: ContainerMember) -> Bool {
    let declaration = member.declaration
    let sharing = Sharing(
      table: self, scope: bodyScope(of: member.site, in: member.owner), owner: member.owner,
      passed: [])
    let types = [declaration.type ?? declaration.calledType] + declaration.parameters.map(\.type)
    return types.contains { $0.map(sharing.isRuledOut) == true }
  }
}

/// What the sources say of whether types can be shared, as they are written in one place.
private struct Sharing {
  let table: SymbolTable
  let scope: Scope
  /// The type whose generic parameters are known there; `nil` for none.
  let owner: SymbolID?
  /// The types and aliases that led here.
  let passed: Set<SymbolID>

  /// Whether a type is known not to be `Sendable`.
  func isRuledOut(for type: TypeSyntax) -> Bool {
    guard !type.prefixes.contains("@Sendable") else { return false }
    switch type.withoutPrefixes {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner):
      return isRuledOut(for: inner)
    case .dictionary(let key, let value):
      return isRuledOut(for: key) || isRuledOut(for: value)
    case .tuple(let elements):
      return elements.contains { isRuledOut(for: $0.type) }
    case .composition(let parts):
      return parts.allSatisfy { isRuledOut(for: $0) }
    case .function:
      return true
    case .name(let name):
      return isRuledOut(for: name)
    default:
      return false
    }
  }

  private func isRuledOut(for name: TypeName) -> Bool {
    switch table.meaning(of: name, in: scope) {
    case .generic(let parameter):
      let bounds = owner.flatMap { table[$0].bounds(ofGenericParameter: parameter) }
      return bounds.map { !mayMakeSendable($0) } ?? false
    case .external("Any"), .external("AnyObject"):
      return true
    case .external:
      // Collections of the standard library, most likely.
      return name.components.flatMap(\.arguments).contains { isRuledOut(for: $0) }
    case .symbol(let id):
      guard !passed.contains(id) else { return false }
      return isRuledOut(for: id)
    }
  }

  private func isRuledOut(for id: SymbolID) -> Bool {
    switch table[id].kind {
    case .typealias:
      return table[id].sites.contains { site in
        site.declaration.type.map(moved(to: site.headerScope, of: nil, behind: id).isRuledOut)
          == true
      }
    case .protocol:
      return !table.kinship(of: id).externals.contains("Sendable")
    case .class, .struct, .enum:
      let kinship = table.kinship(of: id)
      let isIsolated = table.isolation(ofType: id, superclasses: kinship.superclasses) != nil
      guard !isIsolated, !kinship.externals.contains("Sendable") else { return false }
      return table[id].kind == .class || isRuledOut(forValue: id, conformingTo: kinship.externals)
    default:
      return false
    }
  }

  /// Whether a struct or an enum that says nothing of it is not `Sendable`: one that other modules
  /// see, and one of something that is not.
  private func isRuledOut(forValue id: SymbolID, conformingTo externals: Set<String>) -> Bool {
    guard externals.allSatisfy(isKnown) else { return false }
    return table[id].sites.contains { site in
      if site.access >= .public,
        !site.declaration.attributes.contains(where: { $0.name == "frozen" })
      {
        return true
      }
      let inside = moved(to: table.bodyScope(of: site, in: id), of: id, behind: id)
      return site.declaration.members.contains { member in
        guard [.stored, .lazy].contains(member.storage?.kind), !member.isStatic else {
          return false
        }
        return (member.type ?? member.calledType).map(inside.isRuledOut) == true
      }
    }
  }

  /// Whether some bounds make a generic parameter `Sendable`, for all that is known.
  private func mayMakeSendable(_ bounds: [TypeSyntax]) -> Bool {
    let headers = owner.map { table[$0].sites[0].headerScope } ?? scope
    let expansions = bounds.map { table.expand($0, in: headers) }
    let externals = PlatformNames.closure(of: Set(expansions.flatMap(\.externals)))
    return externals.contains("Sendable") || !externals.allSatisfy(isKnown)
      || expansions.flatMap(\.symbols).contains { !isRuledOut(for: $0) }
  }

  /// Whether nothing that is not known comes with the name of a protocol.
  private func isKnown(_ external: String) -> Bool {
    PlatformNames.standardLibrary.contains(external)
      || PlatformNames.universal.contains(external)
  }

  private func moved(to scope: Scope, of owner: SymbolID?, behind id: SymbolID) -> Sharing {
    Sharing(table: table, scope: scope, owner: owner, passed: passed.union([id]))
  }
}
