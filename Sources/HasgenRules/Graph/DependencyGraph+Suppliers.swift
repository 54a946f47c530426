import HasgenGraph
import HasgenProgram
import HasgenReading

/// Types that are no containers may conform by hand to what consumers ask for. Doubles do not
/// count.
extension DependencyGraph {
  /// True if, for each composition of the consumer with the needed protocol, one type that is not a
  /// container conforms to the whole composition by hand.
  func isSuppliedByHand(_ need: Need) -> Bool {
    let asking = (supply.requests[need.asker] ?? []).filter { request in
      request.parts.contains { $0.symbol == need.protocolID }
    }
    return !asking.isEmpty && asking.allSatisfy(isSuppliedByHand)
  }

  /// True if, wherever a composition is compiled, one type that is not a container conforms to all
  /// of it by hand.
  func isSuppliedByHand(_ request: CompositionRequest) -> Bool {
    let table = supply.symbols
    let composition = request.composition
    // The composition may name an umbrella, which the type has to conform to as well.
    let wanted = table.expansions(of: composition).flatMap(\.symbols)
      .filter { table[$0].kind == .protocol }
    let conditions = request.parts.prefix(1).flatMap { suppliers(of: $0.symbol) }
      .filter { !request.consumer.isType($0, in: table) }
      .map { id in wanted.reduce(table[id].condition) { $0.and(condition(of: $1, in: id)) } }
    let asked = table.condition(of: composition)
    return conditions.contains { $0.holds(where: asked) }
      || conditions.reduce(ConditionSet.never) { $0.or($1) }.holds(where: asked)
      || conformancesOutside.contains { $0.isSuperset(of: wanted) }
  }

  /// The protocols of each type outside of the declarations: a type in the body of a function, or a
  /// type that no source declares and that an extension makes conform.
  private var conformancesOutside: [Set<SymbolID>] {
    conformancesOutsideMemo.answer(true) {
      let table = supply.symbols
      let foreign = table.externalExtensions.keys
        .filter { !$0.isNameOfDouble && table.ids($0).isEmpty }
        .map { table.conformances(ofExternal: $0).filter(\.1.isAlways).map(\.0) }
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

  private func maySupply(_ id: SymbolID) -> Bool {
    let symbol = supply.symbols[id]
    guard [.struct, .class, .actor, .enum].contains(symbol.kind),
      !supply.symbols.parents(of: id).isEmpty, supply.container(id) == nil
    else { return false }
    return !symbol.path.pathParts.contains(where: \.isNameOfDouble)
      && !symbol.sites.contains { ReferenceDeclaration.isAdded($0.declaration) }
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
  /// The protocols of each type that a file declares in the body of a function. Left out are bodies
  /// under `#if`, in doubles, and in macros such as `#Preview`.
  fileprivate func conformances(ofLocalTypesIn file: File, at index: Int) -> [[SymbolID]] {
    file.source.outline.localTypes.map { offset, type in
      var scope = Scope(module: file.module, file: index)
      var path = [type]
      var members = file.source.outline.declarations
      while let outer = members.first(where: { $0.range.contains(offset) }) {
        path.append(outer)
        members = outer.members
        guard outer.kind.namesType else { continue }
        scope = scope.entering(outer).entering(owner(of: outer, in: scope))
      }
      let isLeftOut = path.contains { $0.name.isNameOfDouble || !$0.conditions.isEmpty }
      guard !isLeftOut, path.last?.kind.namesType == false else { return [] }
      return type.inheritedTypes.flatMap { expand($0, in: scope).symbols }
    }
  }

  /// The condition under which a composition is compiled.
  fileprivate func condition(of composition: Composition) -> ConditionSet {
    let own = ConditionSet(composition.declaration.conditions)
    return composition.owner(in: self).map { own.and(self[$0].condition) } ?? own
  }
}
