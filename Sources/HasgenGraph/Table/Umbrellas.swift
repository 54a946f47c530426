import HasgenProgram
import HasgenReading

// An umbrella gathers Has-protocols and asks for nothing itself:
// `protocol FeatureDependencies: HasA, HasB {}`.

extension SymbolTable {
  /// The umbrellas that consumers name: in compositions, as the type of a parameter or a property,
  /// or in a constraint.
  package func umbrellas(by rules: Rules, among compositions: [Composition]) -> Set<SymbolID> {
    let all = Set(protocols.filter { isUmbrella($0, by: rules) })
    guard !all.isEmpty else { return [] }
    let composed = compositions.filter { $0.form != .umbrella }.flatMap { composition in
      expansions(of: composition).flatMap(\.symbols)
    }
    let named = all.intersection(composed)
    guard named != all else { return all }
    var names: Set<String> = []
    for file in files { file.source.outline.declarations.addTypeNames(to: &names) }
    return all.filter { named.contains($0) || names.contains(self[$0].name) }
  }

  /// The protocols to which a container must conform for each umbrella: the Has-protocols that the
  /// umbrella inherits, and the other inherited protocols that inherit no Has-protocol or have
  /// members.
  func parts(
    ofUmbrellas umbrellas: Set<SymbolID>, besides protocols: [SymbolID]
  ) -> [SymbolID: [SymbolID]] {
    let gathered = Set(protocols)
    return umbrellas.reduce(into: [:]) { parts, umbrella in
      parts[umbrella] = family(of: umbrella).dropFirst().filter { part in
        gathered.contains(part) || !requiresNothing(part)
          || gathered.isDisjoint(with: family(of: part))
      }.sorted()
    }
  }

  /// True if a protocol is an umbrella. A protocol with the name of a Has-protocol is one itself.
  private func isUmbrella(_ id: SymbolID, by rules: Rules) -> Bool {
    !rules.fitsDependency(self[id].name) && requiresNothing(id) && isOfComposition(id, by: rules)
  }

  /// True if a protocol requires nothing itself.
  private func requiresNothing(_ id: SymbolID) -> Bool {
    self[id].sites.allSatisfy { site in
      !site.declaration.isIgnored && site.declaration.members.allSatisfy { $0.kind == .typealias }
    }
  }
}

extension SupplyTable {
  /// The conformances that are generated for umbrellas, in source order: the container conforms to
  /// all parts.
  func umbrellaConformances(of container: NominalType) -> [Conformance] {
    umbrellas.keys.sorted().compactMap { id in
      let condition = umbrellaCondition(of: id, in: container)
      let isInherited = lineage(of: container).dropFirst().contains {
        !umbrellaCondition(of: id, in: $0).isNever
      }
      guard !condition.isNever, !isInherited else { return nil }
      let parts = symbols.family(of: id).flatMap { part -> [String] in
        symbols[part].sites.flatMap(\.declaration.availability)
          + (conformanceWithMembers(to: part, of: container)?.availability ?? [])
      }
      return Conformance(to: id, of: container, if: condition, available: parts, in: symbols)
    }
  }

  /// The condition under which a container conforms to all parts of an umbrella, and not to the
  /// umbrella by hand.
  ///
  /// - Parameter isAssumed: Returns true for a part to which the container is assumed to conform.
  package func umbrellaCondition(
    of id: SymbolID, in container: NominalType,
    assuming isAssumed: (SymbolID) -> Bool = { _ in false }
  ) -> ConditionSet {
    guard let parts = umbrellas[id], symbols.isVisible(id, fromModule: container.module),
      !container.isNoncopyable
    else { return .never }
    let list = symbols.requirements(of: id, seenBy: container)
    guard list.externals.allSatisfy(container.inherits),
      container.kind != .actor || symbols.inheritedActor(of: id) == nil,
      list.sendableChain.isEmpty || container.isSendable
    else { return .never }
    let byHand = container.conformed[id] ?? .never
    let whole = container.condition.and(symbols[id].condition).and(byHand.negated)
    return parts.reduce(whole) { condition, part in
      condition.and(
        isAssumed(part) ? symbols[part].condition : self.condition(of: part, in: container))
    }
  }
}

extension [Declaration] {
  /// Adds the names in the types of all parameters, properties and constraints.
  fileprivate func addTypeNames(to names: inout Set<String>) {
    for declaration in self where !declaration.isIgnored {
      let property = declaration.isProperty ? [declaration.type].compactMap(\.self) : []
      let types = declaration.parameters.map(\.type) + declaration.genericConstraints + property
      for name in types.flatMap(\.withoutOptional.namedParts) {
        names.insert(name.components.last?.name ?? "")
      }
      declaration.members.addTypeNames(to: &names)
    }
  }
}
