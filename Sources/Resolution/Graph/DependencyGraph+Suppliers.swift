import Supply
import Roles
import SwiftReading
import SwiftProgram

/// Types that are no containers may conform by hand to what consumers ask for. Doubles do not count.
extension DependencyGraph {
  /// True if, for each composition of the consumer with the needed protocol, one type that is not a
  /// container conforms to the whole composition by hand.
  func isSuppliedByHand(_ need: Need) -> Bool {
    let asking = (supply.requests[need.asker] ?? []).filter { request in
      request.parts.contains { $0.symbol == need.protocolID }
    }
    return !asking.isEmpty && asking.allSatisfy(isSuppliedByHand)
  }

  /// True if one type that is not a container conforms to a whole composition by hand.
  func isSuppliedByHand(_ request: CompositionRequest) -> Bool {
    request.parts.first.map { suppliers(of: $0.symbol).contains { supplies(request, $0) } } == true
      || conformancesOutside.contains { $0.isSuperset(of: request.parts.map(\.symbol)) }
  }

  /// The protocols of each type outside of the declarations: a type in the body of a function, or a
  /// type that no source declares and that an extension makes conform.
  private var conformancesOutside: [Set<SymbolID>] {
    conformancesOutsideMemo.answer(true) {
      let table = supply.symbols
      let foreign = table.externalExtensions.keys.filter { !$0.isNameOfDouble }.map {
        table.conformances(ofExternal: $0).map(\.0)
      }
      let local = Array(table.files.enumerated()).concurrentMap(inBatchesOf: 16) { files in
        files.map { table.conformances(ofLocalTypesIn: $1, at: $0) }
      }
      return (foreign + local.joined()).map { Set($0.flatMap(table.family)) }
    }
  }

  /// The declared types besides the containers that conform to a protocol.
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
  /// The protocols of each type that a file declares in the body of a function.
  fileprivate func conformances(ofLocalTypesIn file: File, at index: Int) -> [[SymbolID]] {
    file.source.outline.localTypes.filter { !$1.name.isNameOfDouble }.map { offset, type in
      var scope = Scope(module: file.module, file: index)
      var declarations = file.source.outline.declarations
      while let outer = declarations.first(where: { $0.range.contains(offset) }) {
        scope = scope.entering(outer).entering(owner(of: outer, in: scope))
        declarations = outer.memberTypes
      }
      return type.inheritedTypes.flatMap { expand($0, in: scope).symbols }
    }
  }

  /// The condition under which a composition is compiled.
  fileprivate func condition(of composition: Composition) -> ConditionSet {
    let own = ConditionSet(composition.declaration.conditions)
    return composition.owner(in: self).map { own.and(self[$0].condition) } ?? own
  }
}
