import SwiftOutline

extension BuildingSolver {
  /// What a closure cannot capture of what is there around it.
  func unsharedCapture(of solution: Solution) -> Refusal.Reason? {
    var names: [String] = []
    solution.visit { part in
      switch part {
      case .argument(let index) where index < arguments.count:
        if catalog.isKnownNonSendable(arguments[index].type) { names.append(arguments[index].name) }
      case .container:
        names += unsharedContainer
      case .member(let member):
        names += unshared(member.expression)
      case .call(let candidate, _):
        if case .function(let name) = candidate.callee { names += unshared(name) }
      default: break
      }
    }
    return names.first.map { .isNotSendable($0) }
  }

  /// An argument that does not outlive the call, and that a closure would keep.
  func escapingArgument(of solution: Solution) -> Wanted? {
    var found: Wanted?
    solution.visit { part in
      if case .argument(let index) = part, index < arguments.count, arguments[index].isNonEscaping {
        found = arguments[index]
      }
    }
    return found
  }

  /// What a member or function keeps with it: the container, or what stands before its dot.
  private func unshared(_ expression: String) -> [String] {
    guard !atHand.isStatic(expression) else { return [] }
    guard !atHand.isWithinContainer else { return unsharedContainer }
    let root = (expression.pathParts.first ?? "").withoutNeedlessBackticks
    let member = atHand.allMembers.first { $0.name == root }
    return member.map { catalog.isKnownNonSendable($0.type) ? [root] : [] } ?? []
  }

  private var unsharedContainer: [String] {
    let container = atHand.container
    return !container.isSendable && catalog.isKnownNonSendable(container.id)
      ? [container.symbol.path] : []
  }
}

extension TypeCatalog {
  /// Whether the sources say that values of a resolved type cannot be shared. What they do not
  /// declare is trusted.
  func isKnownNonSendable(_ type: TypeSyntax) -> Bool {
    isKnownNonSendable(type, below: [])
  }

  func isKnownNonSendable(_ id: SymbolID) -> Bool { isKnownNonSendable(id, below: []) }

  private func isKnownNonSendable(_ type: TypeSyntax, below ids: Set<SymbolID>) -> Bool {
    if type.function != nil {
      return !type.prefixes.contains("@Sendable") && type.globalActor == nil
    }
    switch type {
    case .optional(let inner), .array(let inner): return isKnownNonSendable(inner, below: ids)
    case .dictionary(let key, let value):
      return isKnownNonSendable(key, below: ids) || isKnownNonSendable(value, below: ids)
    case .tuple(let elements): return elements.contains { isKnownNonSendable($0.type, below: ids) }
    case .prefixed(_, let inner): return isKnownNonSendable(inner, below: ids)
    case .composition(let parts): return parts.allSatisfy { isKnownNonSendable($0, below: ids) }
    default: return id(of: type).map { isKnownNonSendable($0, below: ids) } ?? false
    }
  }

  private func isKnownNonSendable(_ id: SymbolID, below ids: Set<SymbolID>) -> Bool {
    let symbol = table[id]
    let kinship = table.kinship(of: id)
    guard !kinship.externals.contains("Sendable"), !ids.contains(id),
      table.isolation(ofType: id, superclasses: kinship.superclasses) == nil
    else { return false }
    switch symbol.kind {
    case .class, .protocol: return true
    case .struct:
      // Only what no other module sees is checked for it.
      if symbol.access >= .package { return true }
      return symbol.sites.contains { site in
        site.declaration.members.contains { member in
          guard member.isProperty, !member.isStatic, member.storage?.kind == .stored,
            let type = member.type ?? member.calledType
          else { return false }
          let resolved = table.resolved(type, in: table.bodyScope(of: site, in: id))
          return isKnownNonSendable(resolved, below: ids.union([id]))
        }
      }
    default: return false
    }
  }
}
