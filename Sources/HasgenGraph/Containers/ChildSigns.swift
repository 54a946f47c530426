import HasgenProgram
import HasgenReading

/// The signs that distinguish child containers from other types that store a container.
struct ChildSigns {
  let table: SymbolTable
  let rules: Rules
  let compositions: [Composition]

  /// The protocols that compositions name.
  lazy var namedProtocols = protocolsOfCompositions
  /// The types that Makes-protocols return, each with the first such protocol.
  lazy var products = productsOfProtocols

  /// The sign of a type that stores a container; `nil` if the type is not a child but, for example,
  /// a view, a consumer, or a model that stores the container.
  mutating func sign(of id: SymbolID) -> ChildSign? {
    if let suffix = table.containerSuffix(of: id, by: rules) { return .suffix(suffix) }
    let byHand = table.supertypeClosure(of: id).protocols.keys
      .filter { table.isDependencyProtocol($0, by: rules) }.sorted()
    let sign: ChildSign
    if let named = byHand.first(where: { namedProtocols.contains($0) }) {
      sign = .conformance(table[named].path)
    } else if let maker = products[id] {
      sign = .product(of: maker)
    } else {
      return nil
    }
    let isOther = table.isAppPart(id, by: rules) || table.declaresComposition(id, by: rules)
    return isOther ? nil : sign
  }

  private var protocolsOfCompositions: Set<SymbolID> {
    compositions.filter { $0.form != .parent }.reduce(into: []) { named, composition in
      let symbols = table.expansions(of: composition).flatMap(\.symbols)
      named.formUnion(symbols.flatMap(table.family))
    }
  }

  private var productsOfProtocols: [SymbolID: String] {
    var found: [SymbolID: String] = [:]
    for id in table.protocols where table.isMakesProtocol(id, by: rules) {
      for site in table[id].sites {
        let scope = table.bodyScope(of: site, in: id)
        for member in site.declaration.members where member.kind == .func {
          guard let type = member.type?.withoutOptional,
            let named = table.symbol(for: type, in: scope)
          else { continue }
          let product = table.underlying(named) ?? named
          if found[product] == nil { found[product] = table[id].path }
        }
      }
    }
    return found
  }
}
