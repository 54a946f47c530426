import Findings
import Roles
import SwiftProgram
import Usage

extension DiagnosticID {
  package static let unusedDependency = DiagnosticID(rawValue: "unused-dependency")
}

extension LintRule {
  /// A composition names a dependency that its consumer neither reads nor passes on.
  static let unusedDependency = LintRule(
    id: .unusedDependency, level: .warning,
    page: """
      # A consumer does not use a dependency that it asks for

      The composition names a protocol, and no code reads a member of it from what was passed, nor \
      passes it to anybody who asks for that protocol. Whoever makes the consumer has to supply it \
      all the same, in each test too, and who reads the composition thinks that the consumer needs \
      it. Where hasgen cannot follow the value, it says nothing.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      protocol HasKeychain { var keychain: String { get } }
      struct AppDependency {
        let clock: Int
        let keychain: String
      }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock & HasKeychain
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      struct LoginScreen {
        typealias Dependencies = HasKeychain
        let dependencies: any Dependencies
        var text: String { dependencies.keychain }
      }
      ```

      ```console
      $ hasgen generate
      $ hasgen lint
      Sources/App/HomeScreen.swift:2:39: warning: 'HomeScreen' does not use 'HasKeychain' [unused-dependency]
        typealias Dependencies = HasClock & HasKeychain
                                            ^
      note: remove 'HasKeychain' from 'Dependencies'
      note: if that is as it should be: '// hasgen: allow unused-dependency: reason' above the line
      ```

      ## Cure

      Remove the protocol from the composition:

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      struct LoginScreen {
        typealias Dependencies = HasKeychain
        let dependencies: any Dependencies
        var text: String { dependencies.keychain }
      }
      ```

      """
  ) { app in
    app.compositions.flatMap { composition -> [Diagnostic] in
      // What stands for another type is made as that is; a key of the environment uses nothing.
      let own = composition.composition
      if own.consumer.isNameOfStandIn || own.isOfEnvironment(in: app.table) { return [] }
      if app.uses.isIdle(composition) { return [.idleAlias(composition, in: app)] }
      return composition.terms.filter { app.isUnused($0, in: composition) }.map { term in
        Diagnostic(
          .unusedDependency,
          composition.isShared
            ? "nobody who is passed '\(composition.nameToTell)' uses '\(term.text)'"
            : "'\(composition.consumer)' does not use '\(term.text)'",
          at: app.location(of: term, in: composition),
          notes: [Diagnostic.Note("remove '\(term.text)' from '\(composition.nameToTell)'")])
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
    guard term.isKnown, !term.protocols.isEmpty else { return false }
    return term.protocols.allSatisfy { id in
      if case .unused = uses.use(of: id, in: composition) { true } else { false }
    }
  }
}
