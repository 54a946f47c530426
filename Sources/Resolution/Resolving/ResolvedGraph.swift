import Building
import Supply
import Roles
import SwiftReading
import SwiftProgram

/// The containers with all that they have, make and are built from.
package struct ResolvedGraph: Sendable {
  /// How the sources are understood.
  package let rules: Rules
  /// The sources of the containers' Has-protocols.
  package let supply: SupplyTable
  /// The factories of each container, with the reasons why it makes no more.
  package let factories: [SymbolID: Factories]
  /// The plans by which each container that asks for it is built.
  package let wirings: [SymbolID: WiringSolver]
  /// The functions that build containers.
  let writtenWirings: [SymbolID: WiringWriting]
  /// The conformances that each container lacks and has the witnesses for, in the order of the
  /// candidates.
  let generated: [SymbolID: [ContainerConformance]]
  /// What hands a container on as one reference, for those that the user chose.
  let references: [SymbolID: ReferenceSolver]
  /// What copies a container with other members, for those that the user chose.
  let overridings: [SymbolID: OverridingSolver]
  /// The protocols that some container conforms to or will, inherited Has-protocols included.
  private let had: Set<SymbolID>
  /// The types besides the containers that consumers may be handed.
  private let suppliers: OtherSuppliers

  init(resolving table: SupplyTable, by rules: Rules) {
    self.rules = rules
    var filling = SupplyFilling(of: table, by: rules)
    filling.addForwardingsAndFactories()
    filling.addScopesByComposition()
    if rules.hasWiring { filling.addWirings() }
    let supply = filling.supply
    self.supply = supply
    let generated = Dictionary(
      supply.containers.map { ($0.id, supply.conformances(toGenerateFor: $0)) }
    ) { first, _ in first }
    self.generated = generated
    let chosen = { (isChosen: (ContainerChoice) -> Bool) in
      supply.containers.filter {
        supply.symbols.choice(for: $0.id, by: rules).map(isChosen) == true
      }
    }
    references = chosen { $0.byReference == true }.reduce(into: [:]) {
      $0[$1.id] = ReferenceSolver(for: $1, supply: supply)
    }
    overridings = chosen(\.isOverridable).reduce(into: [:]) {
      $0[$1.id] = OverridingSolver(
        for: $1, generated: generated[$1.id] ?? [], table: supply.symbols)
    }
    let had = supply.had
    self.had = had
    suppliers = OtherSuppliers(supply: supply)
    factories = filling.factories
    wirings = filling.wirings
    writtenWirings = filling.writtenWirings
  }

  /// True if something is needed that no container has.
  var lacksSomething: Bool { supply.needs.keys.contains { !isHad($0) } }

  /// True if one type that is no container supplies everything that a consumer asks for in the
  /// compositions with the need.
  package func isSuppliedByHand(_ need: Need) -> Bool { suppliers.supply(need) }

  /// True if some container conforms to a Has-protocol, or will.
  func isHad(_ candidate: SymbolID) -> Bool { had.contains(candidate) }
}
