import Supply
import Findings
import Resolution
import SwiftProgram

extension DiagnosticID {
  package static let authorityCast = DiagnosticID(rawValue: "authority-cast")
}

extension LintRule {
  /// A consumer casts its dependencies to what it does not ask for.
  static let authorityCast = LintRule(
    id: .authorityCast, level: .warning,
    page: """
      A consumer casts to more than it asks for

      The code casts its dependencies to a protocol that its composition does not
      name, or to a container. So nobody sees what it needs, and only a run shows
      if it gets that.

          let keychain = (dependencies as? any HasKeychain)?.keychain

      - Add the protocol to the composition, and remove the cast.
      - Write `// hasgen: allow authority-cast: reason` above the line.

      """
  ) { app in
    let table = app.table
    let dependencies = Set(app.supply.candidates)
    return app.uses.records.casts.sorted { $0.place < $1.place }.compactMap { cast in
      let isContainer = app.supply.model(cast.target) != nil
      guard isContainer || dependencies.contains(cast.target) else { return nil }
      let target = table[cast.target].path
      let owner = cast.owner.map { table[$0].path } ?? "the code"
      return Diagnostic(
        .authorityCast,
        isContainer
          ? "'\(owner)' casts its dependencies to the container '\(target)'"
          : "'\(owner)' casts its dependencies to '\(target)', which it does not ask for",
        at: table.location(file: cast.place.file, offset: cast.place.offset),
        notes: [
          Diagnostic.Note(
            isContainer
              ? "add the protocols that it needs to the composition"
              : "add '\(target)' to the composition")
        ])
    }
  }
}
