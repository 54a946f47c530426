import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules

extension LintRule {
  /// A Has-protocol to which a container conforms, and that the rest of the code does not name.
  static let unaskedProtocol = LintRule(id: .unaskedProtocol, level: .warning) { app in
    let table = app.table
    let protocols = app.linted.protocolsWithoutNeed
    // Code may read the members that a child forwards.
    let members = { (id: SymbolID) in
      app.supply.forwarded.values.flatMap { $0.conformances[id]?.members ?? [] }
        .map(\.name.withoutBackticks)
    }
    let names = protocols.map { table[$0].name.asTypeName } + protocols.flatMap(members)
    guard let mentions = app.mentions(of: Set(names)) else { return [] }
    let asked = Set(mentions.filter { !$0.follows("protocol") }.map(\.word))
    let read = Set(mentions.filter { !$0.isLabel && !$0.isInitialized }.map(\.word))
    var seen: Set<SymbolID> = []
    return protocols.compactMap { id in
      let name = table[id].path
      guard !asked.contains(table[id].name.asTypeName), read.isDisjoint(with: members(id)),
        seen.insert(table.original(of: id)).inserted
      else { return nil }
      return Diagnostic(
        .unaskedProtocol,
        "nobody asks for '\(name)', which '\(app.supply.supplier(of: id) ?? "")' has",
        at: table.location(of: id),
        notes: Note("remove '\(name)', or name it in the composition of who needs it"))
    }
  }
}

extension LintedSources {
  /// The Has-protocols to which a container conforms and that no composition names.
  fileprivate var protocolsWithoutNeed: [SymbolID] {
    let supply = graph.supply
    return supply.protocols.filter { id in
      let symbol = table[id]
      guard supply.needs[id] == nil, symbol.access < .public,
        sources.rules.protocols.fits(symbol.name),
        symbol.sites.allSatisfy({ !$0.declaration.members.isEmpty })
      else { return false }
      return supply.containers.contains { supply.has(id, $0) }
    }
  }
}
