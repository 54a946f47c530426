import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A composition of protocols that a container satisfies, in a project where no protocol is named
  /// like a Has-protocol. Only the first composition is reported.
  static let otherProtocolNames = GraphRule(id: .otherProtocolNames, level: .warning) { app, rule in
    guard app.supply.protocols.isEmpty else { return [] }
    for composition in app.sources.compositions {
      guard let protocols = app.otherProtocols(of: composition),
        let container = app.supply.containers.first(where: { container in
          protocols.allSatisfy { container.verdict(on: $0, in: app.table).isSupply }
        })
      else { continue }
      let list = protocols.map { app.table[$0].name }.inQuotes()
      return [
        rule.finding(
          "'\(container.path)' has all members of \(list), which '\(composition.consumer)' "
            + "needs, but hasgen knows Has-protocols by their names",
          at: app.table.location(of: composition.place),
          fix:
            "set \"protocols\" in '.hasgen.json' to the prefix or suffix of their names; if there "
            + "is no '.hasgen.json', 'hasgen init' writes it")
      ]
    }
    return []
  }
}

extension CheckedApp {
  /// The protocols of a composition that consists of several protocols, each with requirements;
  /// `nil` for other compositions.
  fileprivate func otherProtocols(of composition: Composition) -> [SymbolID]? {
    guard composition.form == .alias || composition.form == .inline else { return nil }
    let expansions = table.expansions(of: composition)
    let symbols = expansions.flatMap(\.symbols)
    guard symbols.count > 1,
      Set(expansions.flatMap(\.externals)).isSubset(of: ["AnyObject", "Sendable"]),
      symbols.allSatisfy({ id in
        table[id].kind == .protocol
          && !table.requirements(of: id, seenFrom: table[id].module).requirements.isEmpty
      })
    else { return nil }
    return symbols
  }
}
