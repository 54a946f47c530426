import Supply
import Roles
import SwiftReading
import SwiftProgram

/// Types that are no containers may conform by hand to what consumers ask for; stand-ins for tests
/// and previews do not count.
extension DependencyGraph {
  /// True if, for each composition of the consumer with the needed protocol, one type that is not a
  /// container conforms to the whole composition by hand.
  func isSuppliedByHand(_ need: Need) -> Bool {
    let asking = (supply.requests[need.asker] ?? []).filter { request in
      request.parts.contains { $0.symbol == need.protocolID }
    }
    guard !asking.isEmpty else { return false }
    let table = supply.symbols
    return asking.allSatisfy { request in
      suppliers(of: need.protocolID).contains { supplies(request, $0) }
        || table.externalExtensions.keys.contains { table.extends($0, with: request) }
    }
  }

  /// The types besides the containers that conform to a protocol.
  func suppliers(of id: SymbolID) -> [SymbolID] {
    suppliers.answer(id) {
      supply.symbols.allIDs.filter { maySupply($0) && !condition(of: id, in: $0).isNever }
    }
  }

  private func supplies(_ request: CompositionRequest, _ id: SymbolID) -> Bool {
    let condition = supply.symbols.condition(of: request.composition)
    return !request.consumer.isType(id, in: supply.symbols)
      && request.parts.allSatisfy { part in
        self.condition(of: part.symbol, in: id).and(supply.symbols[id].condition)
          .holds(where: condition)
      }
  }

  private func maySupply(_ id: SymbolID) -> Bool {
    let symbol = supply.symbols[id]
    switch symbol.kind {
    case .struct, .class, .actor, .enum:
      return !supply.symbols.parents(of: id).isEmpty && supply.container(id) == nil
        && !symbol.path.pathParts.contains(where: \.isNameOfDouble)
        && !symbol.sites.contains { ReferenceDeclaration.isAdded($0.declaration) }
    default:
      return false
    }
  }

  /// The condition under which a type conforms to a protocol, itself or by a container above it.
  private func condition(of wanted: SymbolID, in id: SymbolID) -> ConditionSet {
    let closure = supply.symbols.supertypeClosure(of: id)
    return closure.superclasses.compactMap(supply.container)
      .reduce(closure.protocols[wanted] ?? .never) {
        $0.or(supply.condition(of: wanted, in: $1))
      }
  }
}

extension SymbolTable {
  /// True if extensions make a type that no source declares conform to a whole composition.
  fileprivate func extends(_ name: String, with request: CompositionRequest) -> Bool {
    let conformed = conformances(ofExternal: name).flatMap { family(of: $0.0) }
    return request.parts.allSatisfy { conformed.contains($0.symbol) }
  }

  /// The condition under which a composition is compiled.
  fileprivate func condition(of composition: Composition) -> ConditionSet {
    let own = ConditionSet(composition.declaration.conditions)
    return composition.owner(in: self).map { own.and(self[$0].condition) } ?? own
  }
}
