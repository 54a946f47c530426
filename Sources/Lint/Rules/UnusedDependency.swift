import Findings
import Roles
import SwiftProgram

extension LintRule {
  /// A composition that names a dependency which its consumer neither reads nor passes.
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
              "remove the alias, and the argument that callers of '\(composition.consumer)' pass for it"
            ))
        ]
      }
      return composition.terms.compactMap { term in
        guard term.isKnown, case .unused = app.use(of: term, in: composition) else { return nil }
        return Diagnostic(
          .unusedDependency,
          composition.isShared
            ? "no consumer that takes '\(composition.nameInWords)' uses '\(term.text)'"
            : "'\(composition.consumer)' does not use '\(term.text)'",
          at: app.location(of: term, in: composition),
          Diagnostic.Note("remove '\(term.text)' from '\(composition.nameInWords)'"))
      }
    }
  }
}
