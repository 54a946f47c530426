import SwiftOutline

extension WitnessMatch {
  /// What the types chosen by the witnesses do not conform to, as `Chosen: Constraint`.
  func brokenConstraints(_ associated: [String: [RequirementList.Constraint]]) -> [String] {
    associated.keys.sorted().flatMap { name -> [String] in
      guard let chosen = choice(for: name) else { return [] }
      return (associated[name] ?? []).filter { breaks(chosen, $0) }
        .map { "\(table[chosen].path): \($0.type)" }
    }
  }

  /// The declared type that stands for an associated type; `nil` where the sources do not say.
  private func choice(for name: String) -> SymbolID? {
    guard case .name(let type)? = unification.bindings[name], type.components.count == 1 else {
      return nil
    }
    return table.allIDs.first { table.resolvedName(of: $0) == type.components[0].name }
  }

  private func breaks(_ chosen: SymbolID, _ constraint: RequirementList.Constraint) -> Bool {
    let wanted = table.expand(constraint.type, in: constraint.scope)
    // An existential does not conform to its own protocol.
    guard table[chosen].kind != .protocol else { return !wanted.symbols.isEmpty }
    let kinship = table.kinship(of: chosen)
    return wanted.symbols.contains {
      $0 != chosen && kinship.protocols[$0] == nil && !kinship.superclasses.contains($0)
    }
  }
}
