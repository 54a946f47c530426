import Roles
import SwiftReading
import SwiftProgram

/// The conformances of all containers to Has-protocols: by hand, by own members, by forwarding to a
/// parent, or by factories.
///
/// The table is filled from parents to children, so that the solver of a child finds the
/// conformances of its parents.
package struct SupplyTable: Sendable {
  package let symbols: SymbolTable
  /// The containers, with the members that their generated conformances add.
  package let containers: [NominalType]
  /// The containers by symbol.
  package let models: [SymbolID: NominalType]
  /// The Has-protocols of all modules.
  package let candidates: [SymbolID]
  /// The Has-protocols that consumers need, with the places.
  package let needs: [SymbolID: [Need]]
  /// The requests of each consumer, composition by composition.
  package let requests: [Consumer: [CompositionRequest]]
  /// The umbrellas that consumers name, each with the protocols to which a container must conform
  /// for it.
  package let umbrellas: [SymbolID: [SymbolID]]
  /// The verdicts, by candidate and by container.
  let verdicts: [SymbolID: [SymbolID: Verdict]]
  /// The containers with their parents.
  package let scopes: ScopeTree
  /// The conformances of each child that forward to its parents.
  package private(set) var forwarded: [SymbolID: ForwardedSupply] = [:]
  /// The conformances of each container by factories.
  private(set) var made: [SymbolID: MadeSupply] = [:]

  package init(
    symbols: SymbolTable, rules: Rules, containers: [NominalType], demand: NeedCollector,
    umbrellas: Set<SymbolID> = []
  ) {
    self.symbols = symbols
    let candidates = symbols.dependencyProtocols(by: rules)
    self.candidates = candidates
    let verdicts = VerdictTable(of: containers, on: candidates, in: symbols)
    let containers = verdicts.containers
    self.containers = containers
    models = Dictionary(containers.map { ($0.id, $0) }) { first, _ in first }
    self.umbrellas = symbols.parts(ofUmbrellas: umbrellas, besides: candidates)
    self.verdicts = verdicts.byProtocol
    let demand = demand.decided(by: Set(candidates.filter(verdicts.isSupplied)))
    requests = demand.requests
    needs = Dictionary(grouping: demand.needs, by: \.protocolID)
    scopes = ScopeTree(of: containers, table: symbols, rules: rules)
  }

  /// Records the conformances of a child that forward to its parents.
  package mutating func record(_ supply: ForwardedSupply, for container: NominalType) {
    forwarded[container.id] = supply
  }

  /// Records the conformances of a container by factories.
  package mutating func record(_ supply: MadeSupply, for container: NominalType) {
    made[container.id] = supply
  }

  /// The container of a symbol; `nil` if the symbol is not a container.
  package func model(_ id: SymbolID) -> NominalType? { models[id] }

  package func verdict(on candidate: SymbolID, by container: NominalType) -> Verdict {
    verdicts[candidate]?[container.id] ?? .blind
  }

  /// The containers that do not inherit from another container. Subclasses inherit their
  /// conformances, so a missing one is reported only for these.
  package var rootClasses: [NominalType] { containers.filter { lineage(of: $0).count == 1 } }

  /// A container and those of its superclasses that are containers, nearest first.
  package func lineage(of container: NominalType) -> [NominalType] {
    [container] + container.superclasses.compactMap(model)
  }
}
