import Building
import Supply
import Roles
import SwiftReading
import SwiftProgram

/// The conformances, factories and build plans of all containers.
package struct ResolvedGraph: Sendable {
  /// The user's choices and name patterns.
  package let rules: Rules
  /// The conformances of the containers to Has-protocols.
  package internal(set) var supply: SupplyTable
  /// The factories of each container, with the reasons for those that cannot be built.
  package internal(set) var factories: [SymbolID: Factories] = [:]
  /// The plans of the `live` functions, by container.
  package internal(set) var wirings: [SymbolID: WiringSolver] = [:]
  /// The `live` functions as written in the generated files, by container.
  var writtenWirings: [SymbolID: WiringWriting] = [:]
  /// The conformances that are generated for each container, in the order of the candidates.
  private(set) var generated: [SymbolID: [ContainerConformance]] = [:]
  /// The `Reference` classes of the containers for which the user asks for one.
  private(set) var references: [SymbolID: ReferenceSolver] = [:]
  /// The `overriding` functions of the containers for which the user asks for one.
  private(set) var overridings: [SymbolID: OverridingSolver] = [:]
  /// The protocols to which some container conforms, by hand or by generated code, inherited
  /// Has-protocols included.
  private var had: Set<SymbolID> = []
  /// The types that are not containers and may be passed to consumers.
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

  /// True if a consumer needs a protocol to which no container conforms.
  var lacksSomething: Bool { supply.needs.keys.contains { !isHad($0) } }

  /// True if, for each composition of the consumer with the needed protocol, one type that is not a
  /// container conforms to the whole composition by hand.
  package func isSuppliedByHand(_ need: Need) -> Bool { suppliers.supply(need) }

  /// True if some container conforms to a Has-protocol, by hand or by generated code.
  func isHad(_ candidate: SymbolID) -> Bool { had.contains(candidate) }
}
