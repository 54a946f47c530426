import SwiftReading

extension WitnessMatch {
  /// The constraints that the types chosen by the witnesses do not meet, as `Chosen: Constraint`.
  package func brokenConstraints(_ associated: [String: [RequirementList.Constraint]]) -> [String] {
    associated.keys.sorted().flatMap { name -> [String] in
      guard case .name(let chosen)? = unification.bindings[name], chosen.components.count == 1
      else { return [] }
      return (associated[name] ?? []).filter { breaks(chosen.components[0].name, $0) }
        .map { "\(chosen): \($0.type)" }
    }
  }

  /// Whether a type, by its resolved name, misses a protocol that the sources declare. What they do
  /// not declare is trusted.
  private func breaks(_ chosen: String, _ constraint: RequirementList.Constraint) -> Bool {
    let wanted = table.expand(constraint.type, in: constraint.scope).symbols
    guard let id = table.allIDs.first(where: { table.resolvedName(of: $0) == chosen }) else {
      let conformances = Set(table.conformances(ofExternal: chosen).map(\.0))
      return wanted.contains { table[$0].kind == .protocol && !conformances.contains($0) }
    }
    // An existential does not conform to its own protocol.
    guard table[id].kind != .protocol else { return !wanted.isEmpty }
    let supertypeClosure = table.supertypeClosure(of: id)
    return wanted.contains {
      $0 != id && supertypeClosure.protocols[$0] == nil
        && !supertypeClosure.superclasses.contains($0)
    }
  }
}
