import HasgenReading

/// The facts about a type that the `where` clauses of protocol extensions are compared with.
package struct Conformer {
  package let id: SymbolID
  package let kind: Declaration.Kind
  package let isGeneric: Bool
  package let isSendable: Bool
  /// The protocols that it conforms to.
  package let protocols: Set<SymbolID>
  package let superclasses: [SymbolID]
  /// The undeclared names in its inheritance clauses, with the names that they imply.
  package let externals: Set<String>

  /// True if the type gets the members of an extension: the sources show that `Self` satisfies each
  /// requirement of the `where` clause.
  func meets(_ site: Site, in table: SymbolTable) -> Bool {
    site.declaration.whereClause.allSatisfy { meets($0, at: site, in: table) }
  }

  private func meets(
    _ requirement: GenericRequirement, at site: Site, in table: SymbolTable
  ) -> Bool {
    guard let type = requirement.askedOfSelf else { return false }
    let found = table.expand(type, in: site.headerScope)
    guard found.symbols.count + found.externals.count > 0 else { return false }
    if requirement.isSameType {
      return !isGeneric && found.symbols == [id] && found.externals.isEmpty
    }
    return found.symbols.allSatisfy(isOrInherits) && found.externals.allSatisfy(inherits)
  }

  private func isOrInherits(from symbol: SymbolID) -> Bool {
    symbol == id || protocols.contains(symbol) || superclasses.contains(symbol)
  }

  private func inherits(from external: String) -> Bool {
    switch external {
    case "AnyObject": kind == .class || kind == .actor
    case "Sendable": isSendable
    default: externals.contains(external)
    }
  }
}

extension NominalType {
  /// The type as a `Conformer` that also conforms to some further protocols.
  package func conformer(gaining others: some Sequence<SymbolID> = []) -> Conformer {
    Conformer(
      id: id, kind: kind, isGeneric: symbol.isGeneric, isSendable: isSendable,
      protocols: Set(conformed.keys).union(gained.keys).union(others), superclasses: superclasses,
      externals: conformedExternals)
  }
}

extension Symbol {
  /// True if the symbol has generic parameters.
  package var isGeneric: Bool { !genericNames.isEmpty }
}

extension SymbolTable {
  /// The protocols that a type must conform to for the members of a protocol's extension: the
  /// extended protocol, those in the `where` clause, and the protocols that these inherit from.
  package func protocols(behind site: Site, of owner: SymbolID) -> Set<SymbolID> {
    let asked = site.declaration.whereClause.compactMap(\.askedOfSelf)
      .flatMap { expand($0, in: site.headerScope).symbols }
    let named = ([owner] + asked).filter { self[$0].kind == .protocol }
    return Set(named.flatMap(family))
  }
}
