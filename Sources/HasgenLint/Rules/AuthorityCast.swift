import HasgenGraph
import HasgenProgram
import HasgenReading

extension LintRule {
  /// A consumer that casts its dependencies to a container, or to a Has-protocol that its
  /// composition does not name. `UseReader` records the casts to types outside of the composition.
  static let authorityCast = LintRule(id: .authorityCast, level: .warning) { app in
    let table = app.table
    return app.uses.records.casts.sorted { $0.place < $1.place }.compactMap { cast in
      let isContainer = app.supply.container(cast.target) != nil
      guard isContainer || app.supply.protocols.contains(cast.target) else { return nil }
      let target = table[cast.target].path
      let owner = cast.owner.map { table[$0].path } ?? "the code"
      let type =
        isContainer ? "the container '\(target)'" : "'\(target)', which it does not ask for"
      let cure = isContainer ? "the protocols that it needs" : "'\(target)'"
      return Diagnostic(
        .authorityCast, "'\(owner)' casts its dependencies to \(type)",
        at: table.location(of: cast.place),
        notes: Note("add \(cure) to the composition"))
    }
  }
}
