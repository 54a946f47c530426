import Roles
import SwiftReading
import SwiftProgram

/// The source of each container's Has-protocols: a container has a protocol by its own members, by
/// hand, from a parent, by making it, or not at all.
///
/// It is filled from parents to children, so that a solver of a child finds all that the parents have.
package struct SupplyTable: Sendable {
  package let symbols: SymbolTable
  /// The containers, with the members that their generated conformances add.
  package let containers: [NominalType]
  /// The containers by what they are.
  package let models: [SymbolID: NominalType]
  /// The Has-protocols of all modules.
  package let candidates: [SymbolID]
  /// The Has-protocols that consumers ask for, each with the places.
  package let needs: [SymbolID: [Need]]
  /// The requests of each consumer, composition by composition.
  package let requests: [Consumer: [CompositionRequest]]
  /// The protocols that gather some candidates, and that consumers name, each with what a container
  /// has to conform to for it.
  package let umbrellas: [SymbolID: [SymbolID]]
  /// The verdict of each container's own members on each candidate.
  let verdicts: [SymbolID: [SymbolID: Verdict]]
  /// The containers with their parents.
  package let scopes: ScopeTree
  /// The Has-protocols that each child gets through its parents.
  package private(set) var forwarded: [SymbolID: ForwardedSupply] = [:]
  /// The Has-protocols that each container gets by making.
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

  /// Records what a child has through its parents.
  package mutating func record(_ supply: ForwardedSupply, for container: NominalType) {
    forwarded[container.id] = supply
  }

  /// Records what a container makes.
  package mutating func record(_ supply: MadeSupply, for container: NominalType) {
    made[container.id] = supply
  }

  /// A container, or `nil` for what is none.
  package func model(_ id: SymbolID) -> NominalType? { models[id] }

  package func verdict(on candidate: SymbolID, by container: NominalType) -> Verdict {
    verdicts[candidate]?[container.id] ?? .blind
  }

  /// The containers that inherit from no other container: what they lack, their subclasses lack too.
  package var rootClasses: [NominalType] { containers.filter { lineage(of: $0).count == 1 } }

  /// A container and those of its superclasses that are containers, nearest first.
  package func lineage(of container: NominalType) -> [NominalType] {
    [container] + container.superclasses.compactMap(model)
  }
}
