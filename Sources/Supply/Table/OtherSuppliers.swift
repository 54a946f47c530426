import Roles
import SwiftReading
import SwiftProgram

/// The types that are not containers and conform by hand to protocols that consumers need, without
/// test doubles and preview doubles.
package struct OtherSuppliers: Sendable {
  /// The conformances of the containers. A container may be the superclass of a supplier.
  private let containers: SupplyTable
  private let table: SymbolTable
  /// The types that conform to a protocol, computed on first use: most graphs need none.
  private let known = Memo<SymbolID, [Supplier]>()

  private struct Supplier: Sendable {
    let id: SymbolID
    /// The protocols that the type conforms to, with their conditions.
    let protocols: [SymbolID: ConditionSet]
  }

  package init(supply: SupplyTable) {
    containers = supply
    table = supply.symbols
  }

  /// True if, for each composition of the consumer with the needed protocol, one type conforms to
  /// all protocols of the composition.
  package func supply(_ need: Need) -> Bool {
    let consumer = Consumer(name: need.consumer, module: table.files[need.file].module)
    let asking = (containers.requests[consumer] ?? []).filter { request in
      request.parts.contains { $0.id == need.protocolID }
    }
    guard !asking.isEmpty else { return false }
    let suppliers = suppliers(of: need.protocolID)
    return asking.allSatisfy { request in
      suppliers.contains { supplies(request, $0) }
    }
  }

  private func supplies(_ request: CompositionRequest, _ supplier: Supplier) -> Bool {
    let condition = table.condition(of: request.composition)
    return request.parts.allSatisfy { part in
      supplier.protocols[part.id].map {
        condition.and($0.and(table[supplier.id].condition).negated).isNever
      } ?? false
    } && !isConsumer(supplier.id, request.consumer)
  }

  /// True if the type is the consumer itself.
  private func isConsumer(_ id: SymbolID, _ consumer: Consumer) -> Bool {
    table[id].path == consumer.name && table[id].module == consumer.module
  }

  private func suppliers(of wanted: SymbolID) -> [Supplier] {
    known.answer(wanted) {
      table.allIDs.filter(maySupply).compactMap { id in
        let protocols = protocols(of: table.supertypeClosure(of: id))
        return protocols[wanted] == nil ? nil : Supplier(id: id, protocols: protocols)
      }
    }
  }

  private func maySupply(_ id: SymbolID) -> Bool {
    let symbol = table[id]
    switch symbol.kind {
    case .struct, .class, .actor, .enum:
      return !table.parents(of: id).isEmpty && containers.model(id) == nil
        && !symbol.path.pathParts.contains(where: \.isNameOfStandIn)
        && !symbol.sites.contains { ReferenceDeclaration.isAdded($0.declaration) }
    default:
      return false
    }
  }

  /// The needed protocols that a type conforms to, also through superclasses that are containers.
  private func protocols(of supertypeClosure: SupertypeClosure) -> [SymbolID: ConditionSet] {
    let known = supertypeClosure.protocols.filter { containers.needs[$0.key] != nil }
    let above = supertypeClosure.superclasses.compactMap(containers.model)
    guard !above.isEmpty else { return known }
    return containers.needs.keys.reduce(into: known) { protocols, id in
      for container in above where containers.has(id, container) {
        protocols[id] = (protocols[id] ?? .never).or(containers.condition(of: id, in: container))
      }
    }
  }
}

extension SymbolTable {
  /// The condition under which a composition is compiled.
  package func condition(of composition: Composition) -> ConditionSet {
    let own = ConditionSet(composition.declaration.conditions)
    return composition.owner(in: self).map { own.and(self[$0].condition) } ?? own
  }
}
