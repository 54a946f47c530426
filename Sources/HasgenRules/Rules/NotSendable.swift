import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// Has-protocols that a container satisfies except for `Sendable`; one finding for each
  /// container.
  static let notSendable = GraphRule(id: .notSendable, level: .error) { app, rule in
    let table = app.table
    return app.supply.rootClasses.compactMap { container in
      let chains = app.supply.protocols.filter { !app.graph.isMet($0) }.compactMap { id in
        app.graph.sendableChain(keeping: id, from: container)
      }
      guard let chain = chains.first else { return nil }
      let protocols = chains.compactMap { $0.first.map { table[$0].path } }
      let name = container.path
      let verb = protocols.count == 1 ? "asks" : "ask"
      return rule.finding(
        "'\(name)' has all that \(protocols.inQuotes()) \(verb) for, but is not declared 'Sendable'",
        at: table.location(of: container.id),
        fix:
          "declare it here: '\(container.kind.rawValue) \(name): Sendable'; the compiler accepts "
          + "'Sendable' only in the type's own file",
        notes: [
          Note(
            "\(chain.map { table[$0].name }.inQuotes(joinedBy: " inherits from ")) inherits from "
              + "'Sendable'", at: chain.first.map { table.location(of: $0) })
        ], about: Set(protocols.map { .dependency($0) }))
    }
  }
}
