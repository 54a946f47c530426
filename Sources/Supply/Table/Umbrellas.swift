import Roles
import SwiftReading
import SwiftProgram

// An umbrella gathers Has-protocols and asks for nothing itself:
// `protocol FeatureDependencies: HasA, HasB {}`.

extension SymbolTable {
  /// The protocols to which a container must conform for each umbrella: the Has-protocols that the
  /// umbrella inherits, and the other inherited protocols that inherit no Has-protocol.
  func partsOfUmbrellas(besides candidates: [SymbolID], by rules: Rules) -> [SymbolID: [SymbolID]] {
    let gathered = Set(candidates)
    return protocols.filter { isUmbrella($0, by: rules) }.reduce(into: [:]) { parts, umbrella in
      parts[umbrella] = family(of: umbrella).dropFirst().filter { part in
        gathered.contains(part) || gathered.isDisjoint(with: family(of: part))
      }.sorted()
    }
  }

  /// True if a protocol is an umbrella. A protocol with the name of a Has-protocol is one itself.
  private func isUmbrella(_ id: SymbolID, by rules: Rules) -> Bool {
    !parents(of: id).isEmpty && !rules.fitsDependency(self[id].name)
      && self[id].sites.allSatisfy { site in
        !site.declaration.isIgnored && site.declaration.members.allSatisfy { $0.kind == .typealias }
      } && isOfComposition(id, by: rules)
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
          + (withMembers(part, container)?.availability ?? [])
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
    guard let parts = umbrellas[id], symbols.isVisible(id, fromModule: container.symbol.module),
      !container.isNoncopyable
    else { return .never }
    let list = symbols.requirements(of: id, seenFrom: container.symbol.module)
    guard list.externals.allSatisfy(container.inherits),
      container.kind != .actor || symbols.actorOfFamily(of: id) == nil,
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
