import Findings
import Roles
import SwiftProgram

extension LintRule {
  /// A composition that names a dependency which its consumer neither reads nor passes on.
  static let unusedDependency = LintRule(id: .unusedDependency, level: .warning) { app in
    app.compositions.flatMap { composition -> [Diagnostic] in
      let own = composition.composition
      guard composition.isJudged(in: app.table) else { return [] }
      guard !app.uses.isIdle(composition) else {
        return [
          Diagnostic(
            .unusedDependency,
            "nothing in the sources uses '\(own.name)' of '\(composition.consumer)'",
            at: app.table.location(of: own.declaration, inFile: own.scope.file),
            Diagnostic.Note(
              "remove the alias, and what '\(composition.consumer)' is passed for it"))
        ]
      }
      return composition.terms.filter { app.isUnused($0, in: composition) }.map { term in
        Diagnostic(
          .unusedDependency,
          composition.isShared
            ? "nobody who is passed '\(composition.nameInWords)' uses '\(term.text)'"
            : "'\(composition.consumer)' does not use '\(term.text)'",
          at: app.location(of: term, in: composition),
          Diagnostic.Note("remove '\(term.text)' from '\(composition.nameInWords)'"))
      }
    }
  }
}

extension LintedApp {
  /// True if a consumer uses nothing that a name in a composition brings, and no other consumer needs
  /// the name.
  func isUnused(_ term: AskingComposition.Term, in composition: AskingComposition) -> Bool {
    guard term.isKnown, !term.dependencies.isEmpty else { return false }
    let isUnused = term.dependencies.allSatisfy { id in
      if case .unused = uses.use(of: id, in: composition) { true } else { false }
    }
    return isUnused && user(of: term, in: composition) == nil
  }
}
