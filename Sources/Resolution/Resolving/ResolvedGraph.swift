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
  package internal(set) var supply: SupplyTable
  /// The factories of each container, with the reasons why it makes no more.
  package internal(set) var factories: [SymbolID: Factories] = [:]
  /// The plans by which each container that asks for it is built.
  package internal(set) var wirings: [SymbolID: WiringSolver] = [:]
  /// The functions that build containers.
  var writtenWirings: [SymbolID: WiringWriting] = [:]
  /// The conformances that each container lacks and has the witnesses for, in the order of the
  /// candidates.
  private(set) var generated: [SymbolID: [ContainerConformance]] = [:]
  /// What hands a container on as one reference, for those that the user chose.
  private(set) var references: [SymbolID: ReferenceSolver] = [:]
  /// What copies a container with other members, for those that the user chose.
  private(set) var overridings: [SymbolID: OverridingSolver] = [:]
  /// The protocols that some container conforms to or will, inherited Has-protocols included.
  private var had: Set<SymbolID> = []
  /// The types besides the containers that consumers may be handed.
  private var suppliers: OtherSuppliers

  init(resolving table: SupplyTable, by rules: Rules) {
    self.rules = rules
    supply = table
    suppliers = OtherSuppliers(supply: table)
    addForwardingsAndFactories()
    addScopesByComposition()
    if rules.hasWiring { addWirings() }
    for container in supply.containers {
      let conformances = supply.conformances(toGenerateFor: container)
      generated[container.id] = conformances
      let choice = supply.symbols.choice(for: container.id, by: rules)
      if choice?.byReference == true {
        references[container.id] = ReferenceSolver(for: container, supply: supply)
      }
      if choice?.isOverridable == true {
        overridings[container.id] = OverridingSolver(
          for: container, generated: conformances, table: supply.symbols)
      }
    }
    had = supply.had
    suppliers = OtherSuppliers(supply: supply)
  }

  /// True if something is needed that no container has.
  var lacksSomething: Bool { supply.needs.keys.contains { !isHad($0) } }

  /// True if one type that is no container supplies everything that a consumer asks for in the
  /// compositions with the need.
  package func isSuppliedByHand(_ need: Need) -> Bool { suppliers.supply(need) }

  /// True if some container conforms to a Has-protocol, or will.
  func isHad(_ candidate: SymbolID) -> Bool { had.contains(candidate) }
}
