import Findings
import Roles
import SwiftProgram

extension DiagnosticID {
  package static let unusedDependency = DiagnosticID(rawValue: "unused-dependency")
}

extension LintRule {
  /// A composition names a dependency that its consumer neither reads nor passes on.
  static let unusedDependency = LintRule(
    id: .unusedDependency, level: .warning,
    page: """
      A consumer does not use what it asks for

      The composition names a protocol, and the consumer neither reads its member nor
      passes it on. Each caller and each test supplies it all the same. hasgen reports
      nothing where it cannot follow the code.

          struct HomeScreen {
            typealias Dependencies = HasClock  // HasKeychain is not used
            let dependencies: any Dependencies
          }

      - Remove the protocol from the composition, as above.
      - Write `// hasgen: allow unused-dependency: reason` above the line.

      """
  ) { app in
    app.compositions.flatMap { composition -> [Diagnostic] in
      guard composition.isJudged(in: app.table) else { return [] }
      if app.uses.isIdle(composition) { return [.idleAlias(composition, in: app)] }
      return composition.terms.filter { app.isUnused($0, in: composition) }.map { term in
        Diagnostic(
          .unusedDependency,
          composition.isShared
            ? "nobody who is passed '\(composition.nameInWords)' uses '\(term.text)'"
            : "'\(composition.consumer)' does not use '\(term.text)'",
          at: app.location(of: term, in: composition),
          notes: [Diagnostic.Note("remove '\(term.text)' from '\(composition.nameInWords)'")])
      }
    }
  }
}

extension Diagnostic {
  /// An alias that nothing takes.
  fileprivate static func idleAlias(
    _ composition: AskingComposition, in app: LintedApp
  ) -> Diagnostic {
    let own = composition.composition
    return Diagnostic(
      .unusedDependency,
      "nothing in the sources uses '\(own.name)' of '\(composition.consumer)'",
      at: app.table.location(of: own.declaration, inFile: own.scope.file),
      notes: [
        Diagnostic.Note("remove the alias, and what '\(composition.consumer)' is passed for it")
      ])
  }
}

extension LintedApp {
  /// Whether a consumer uses nothing of what a name in a composition brings.
  fileprivate func isUnused(
    _ term: AskingComposition.Term, in composition: AskingComposition
  ) -> Bool {
    guard term.isKnown, !term.dependencies.isEmpty else { return false }
    let isUnused = term.dependencies.allSatisfy { id in
      if case .unused = uses.use(of: id, in: composition) { true } else { false }
    }
    return isUnused && user(of: term, in: composition) == nil
  }
}
