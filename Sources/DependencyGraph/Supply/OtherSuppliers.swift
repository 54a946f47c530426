import Roles
import SwiftOutline
import SwiftProgram

/// The types that are no containers and conform by hand to what consumers ask for, be it in a
/// function's body. What stands in for others in tests and previews is none of them.
package struct OtherSuppliers {
  private let suppliers: [Supplier]
  private let requests: [Consumer: [CompositionRequest]]
  private let table: SymbolTable

  private struct Supplier {
    /// The type, where it is none of a function's body.
    let id: SymbolID?
    /// The protocols that the type conforms to, with their conditions.
    let protocols: [SymbolID: ConditionSet]
    let condition: ConditionSet
  }

  /// - Parameter supply: Knows what superclasses of such types have that are containers.
  /// - Returns: `nil` as long as the headers of all types are not known.
  package init?(supply: SupplyTable) {
    table = supply.symbols
    requests = supply.requests
    guard table.files.contains(where: { !$0.source.typeHeaders.isEmpty }) else { return nil }
    let types = table.allIDs.filter { Self.maySupply($0, supply: supply) }
    let declared = types.map { id in
      let supertypeClosure = supply.symbols.supertypeClosure(of: id)
      return Supplier(
        id: id, protocols: Self.protocols(of: supertypeClosure, by: supply),
        condition: supply.symbols[id].condition)
    }
    suppliers = (declared + Self.localSuppliers(supply)).filter { !$0.protocols.isEmpty }
  }

  /// Whether one type supplies everything that a consumer asks for in the compositions with the
  /// need.
  package func supply(_ need: Need) -> Bool {
    guard !suppliers.isEmpty else { return false }
    let consumer = Consumer(name: need.consumer, module: table.files[need.file].module)
    let asking = (requests[consumer] ?? []).filter { request in
      request.parts.contains { $0.id == need.protocolID }
    }
    return !asking.isEmpty && asking.allSatisfy(supply)
  }

  private func supply(_ request: CompositionRequest) -> Bool {
    let condition = table.condition(of: request.composition)
    return suppliers.contains { supplier in
      request.parts.allSatisfy { part in
        supplier.protocols[part.id].map {
          condition.and($0.and(supplier.condition).negated).isNever
        } ?? false
      } && !isConsumer(supplier.id, request.consumer)
    }
  }

  /// Whether a type asks others for what it has itself.
  private func isConsumer(_ id: SymbolID?, _ consumer: Consumer) -> Bool {
    id.map { table[$0].path == consumer.name && table[$0].module == consumer.module } ?? false
  }

  private static func maySupply(_ id: SymbolID, supply: SupplyTable) -> Bool {
    let symbol = supply.symbols[id]
    switch symbol.kind {
    case .struct, .class, .actor, .enum:
      return !supply.symbols.parents[id.index].isEmpty && supply.model(id) == nil
        && !symbol.path.pathParts.contains(where: \.isNameOfStandIn)
        && !symbol.sites.contains { ReferenceDeclaration.isAdded($0.declaration) }
    default:
      return false
    }
  }

  /// The protocols that a type conforms to, and those of its superclasses that are containers.
  private static func protocols(
    of supertypeClosure: SupertypeClosure, by supply: SupplyTable
  ) -> [SymbolID: ConditionSet] {
    let known = supertypeClosure.protocols.filter { supply.needs[$0.key] != nil }
    let containers = supertypeClosure.superclasses.compactMap(supply.model)
    guard !containers.isEmpty else { return known }
    return supply.needs.keys.reduce(into: known) { protocols, id in
      for container in containers where supply.has(id, container) {
        protocols[id] = (protocols[id] ?? .never).or(supply.condition(of: id, in: container))
      }
    }
  }

  /// The types in functions' bodies.
  private static func localSuppliers(_ supply: SupplyTable) -> [Supplier] {
    let table = supply.symbols
    let declared = Set(
      table.symbols.flatMap(\.sites).map {
        Member.Key(file: $0.scope.file, offset: $0.declaration.nameRange.lowerBound)
      })
    return table.files.enumerated().flatMap { index, file in
      let scope = Scope(module: file.module, file: index)
      return file.source.typeHeaders.compactMap { header -> Supplier? in
        let place = header.nameRange.lowerBound
        guard !declared.contains(Member.Key(file: index, offset: place)),
          !([header.name] + file.source.outline.names(around: place)).contains(
            where: \.isNameOfStandIn)
        else { return nil }
        let named = header.inheritedTypes.flatMap { table.expand($0, in: scope).symbols }
        var known: [SymbolID: ConditionSet] = [:]
        for id in named {
          if table[id].kind == .protocol { known[id] = .always }
          let inherited = protocols(of: table.supertypeClosure(of: id), by: supply)
          known.merge(inherited) { $0.or($1) }
          if let container = supply.model(id) {
            for id in supply.needs.keys where supply.has(id, container) {
              known[id] = (known[id] ?? .never).or(supply.condition(of: id, in: container))
            }
          }
        }
        return Supplier(
          id: nil, protocols: known.filter { supply.needs[$0.key] != nil },
          condition: ConditionSet(header.conditions))
      }
    }
  }
}

extension SymbolTable {
  /// The condition under which a composition is compiled.
  package func condition(of composition: Composition) -> ConditionSet {
    let own = ConditionSet(composition.declaration.conditions)
    return composition.scope.owners.last.flatMap { owner in
      id(module: owner.module, path: owner.path, seenFrom: composition.scope.file)
    }.map { own.and(self[$0].condition) } ?? own
  }
}

extension Outline {
  /// The names of the types around a place, outermost first.
  fileprivate func names(around offset: Int) -> [String] {
    var names: [String] = []
    var inner = declarations[...]
    while let next = inner.first(where: { $0.range.contains(offset) }) {
      if next.kind.namesType { names += next.name.pathParts }
      inner = next.members[...]
    }
    return names
  }
}
