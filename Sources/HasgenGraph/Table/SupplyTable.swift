import HasgenProgram
import HasgenReading

/// The conformances of all containers to Has-protocols: by hand, by own members, by forwarding to a
/// parent, or by factories.
///
/// The table is filled from parents to children, so that the solver of a child finds the
/// conformances of its parents.
package struct SupplyTable: Sendable {
  package let symbols: SymbolTable
  /// The containers, with the members of the extensions of the Has-protocols that they get.
  package let containers: [NominalType]
  package let containersByID: [SymbolID: NominalType]
  /// The Has-protocols and Makes-protocols of all modules: the protocols whose names fit the rules.
  package let protocols: [SymbolID]
  /// The Has-protocols that consumers need, with the places.
  package let needs: [SymbolID: [Need]]
  /// The requests of each consumer, composition by composition.
  package let requests: [Consumer: [CompositionRequest]]
  /// The umbrella protocols that consumers name, each with what a container has to conform to for
  /// it.
  package let umbrellas: [SymbolID: [SymbolID]]
  /// The verdicts on each container's own members, by protocol.
  let verdicts: [SymbolID: [SymbolID: Verdict]]
  /// The containers with their parents.
  package let scopes: ScopeTree
  /// The conformances of each child that forward to its parents.
  package var forwarded: [SymbolID: ForwardedSupply] = [:]
  /// The conformances of each container to what it makes, by protocol.
  package var made: [SymbolID: [SymbolID: Conformance]] = [:]

  package init(
    of protocols: [SymbolID], in containers: [NominalType], demand: NeedCollector,
    umbrellas: Set<SymbolID>, symbols: SymbolTable, rules: Rules
  ) {
    self.symbols = symbols
    self.protocols = protocols
    let extended = symbols.protocolsAddingMembers(among: protocols)
    var containers = containers
    var verdicts: [SymbolID: [SymbolID: Verdict]] = [:]
    for index in containers.indices {
      verdicts[containers[index].id] = containers[index].verdicts(
        on: protocols, adding: extended, in: symbols)
    }
    self.containers = containers
    self.verdicts = verdicts
    containersByID = Dictionary(containers.map { ($0.id, $0) }) { first, _ in first }
    self.umbrellas = symbols.parts(ofUmbrellas: umbrellas, besides: protocols)
    let demand = demand.decided(
      by: Set(
        protocols.filter { id in verdicts.values.contains { $0[id]?.isSupply == true } }))
    requests = demand.requests
    needs = Dictionary(grouping: demand.needs, by: \.protocolID)
    scopes = ScopeTree(of: containers, table: symbols, rules: rules)
  }

  /// The container of a symbol; `nil` if the symbol is not a container.
  package func container(_ id: SymbolID) -> NominalType? { containersByID[id] }

  package func verdict(on candidate: SymbolID, by container: NominalType) -> Verdict {
    verdicts[container.id]?[candidate] ?? .blind
  }

  /// The containers that do not inherit from another container. Subclasses inherit their
  /// conformances, so a missing one is reported only for these.
  package var rootClasses: [NominalType] { containers.filter { lineage(of: $0).count == 1 } }

  /// A container and those of its superclasses that are containers, nearest first.
  package func lineage(of container: NominalType) -> [NominalType] {
    [container] + container.superclasses.compactMap(self.container)
  }
}

/// The way in which a container conforms to a Has-protocol.
package enum SupplySource: Sendable, Equatable {
  /// The conformance is written by hand.
  case hand
  /// The container's own members are the witnesses.
  case members
  /// The parents conform, and generated members forward to them.
  case parents
  /// The witnesses are generated factories.
  case making
}

extension SupplyTable {
  /// The way in which a container conforms to a Has-protocol, not through superclasses; `nil` if it
  /// does not conform.
  package func source(of candidate: SymbolID, in container: NominalType) -> SupplySource? {
    switch verdict(on: candidate, by: container) {
    case .conforms: return .hand
    case .asksForNothing where container.conformed[candidate] != nil: return .hand
    default: break
    }
    if made[container.id]?[candidate] != nil { return .making }
    if forwarding(of: candidate, by: container) != nil { return .parents }
    return possession(of: candidate, in: container) == nil ? nil : .members
  }

  /// The conformance by which a container forwards a Has-protocol to its parents.
  package func forwarding(of candidate: SymbolID, by container: NominalType) -> Conformance? {
    forwarded[container.id]?.conformances[candidate]
  }

  /// The conformances that are generated for a container. Forwarded and made ones are included
  /// after `DependencyGraph.fill` has added them.
  package func conformances(toGenerateFor container: NominalType) -> [Conformance] {
    protocols.compactMap { candidate in
      if let written = conformanceWithMembers(to: candidate, of: container) { return written }
      guard let possession = possession(of: candidate, in: container),
        !isInherited(candidate, by: container)
      else { return nil }
      return Conformance(
        to: candidate, of: container, if: possession.condition,
        available: possession.witnesses.flatMap(\.declaration.availability),
        using: possession.modules, in: symbols)
    } + umbrellaConformances(of: container)
  }

  /// The conformance for which generated code has members: they make something, or forward.
  func conformanceWithMembers(to candidate: SymbolID, of container: NominalType) -> Conformance? {
    made[container.id]?[candidate] ?? forwarding(of: candidate, by: container)
  }

  /// The container's own witnesses for a conformance to be generated; `nil` if they do not satisfy
  /// the protocol, or if the container conforms by hand. A protocol whose requirements all have
  /// defaults counts only if a consumer needs it.
  private func possession(of candidate: SymbolID, in container: NominalType) -> Possession? {
    switch verdict(on: candidate, by: container) {
    case .hasWitnesses(let possession): return possession
    case .hasNothingToSupply(let possession):
      // The default would replace the parent's member, which cannot be forwarded.
      let isUsed = needs[candidate] != nil && gap(of: candidate, in: container) == nil
      return isUsed ? possession : nil
    default: return nil
    }
  }

  /// True if a superclass gets the conformance by what is generated: the class inherits it.
  func isInherited(_ candidate: SymbolID, by container: NominalType) -> Bool {
    lineage(of: container).dropFirst().contains { superclass in
      conformanceWithMembers(to: candidate, of: superclass) != nil
        || possession(of: candidate, in: superclass) != nil
    }
  }

  /// True if a container conforms to a Has-protocol, by hand or by generated code.
  package func has(_ candidate: SymbolID, _ container: NominalType) -> Bool {
    lineage(of: container).contains { container in
      umbrellas[candidate] == nil
        ? source(of: candidate, in: container) != nil
        : !condition(of: candidate, in: container).isNever
    }
  }

  /// The condition under which a container conforms to a Has-protocol, by hand or by generated
  /// code.
  package func condition(of candidate: SymbolID, in container: NominalType) -> ConditionSet {
    if umbrellas[candidate] != nil {
      return (container.conformed[candidate] ?? .never)
        .or(umbrellaCondition(of: candidate, in: container))
    }
    return lineage(of: container).reduce(.never) { condition, container in
      let generated =
        conformanceWithMembers(to: candidate, of: container)?.condition
        ?? possession(of: candidate, in: container)?.condition ?? .never
      return condition.or(container.conformed[candidate] ?? .never).or(generated)
    }
  }
}
