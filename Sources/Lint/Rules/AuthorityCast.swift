import DependencyGraph
import Findings
import Resolution
import SwiftProgram
import Usage

extension DiagnosticID {
  package static let authorityCast = DiagnosticID(rawValue: "authority-cast")
}

extension LintRule {
  /// A consumer casts its dependencies to what it does not ask for.
  static let authorityCast = LintRule(
    id: .authorityCast, level: .warning,
    page: """
      # A consumer casts its dependencies to more than it asks for

      The code casts what it was passed to a protocol that its composition does not name, or to a \
      container. So it takes what nobody sees that it needs, and whether it gets it is known at \
      run time only.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      protocol HasKeychain { var keychain: String { get } }
      struct AppDependency: HasClock, HasKeychain {
        let clock: Int
        let keychain: String
      }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String {
          let secret = (dependencies as? any HasKeychain)?.keychain
          return "\\(dependencies.clock) \\(secret ?? "")"
        }
      }
      struct LoginScreen {
        typealias Dependencies = HasKeychain
        let dependencies: any Dependencies
        var text: String { dependencies.keychain }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/HomeScreen.swift:5:40: warning: 'HomeScreen' casts its dependencies to 'HasKeychain', which it does not ask for [authority-cast]
          let secret = (dependencies as? any HasKeychain)?.keychain
                                             ^
      note: add 'HasKeychain' to the composition
      note: if that is as it should be: '// hasgen: allow authority-cast: reason' above the line
      ```

      ## Cure

      Ask for it:

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock & HasKeychain
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock) \\(dependencies.keychain)" }
      }
      struct LoginScreen {
        typealias Dependencies = HasKeychain
        let dependencies: any Dependencies
        var text: String { dependencies.keychain }
      }
      ```

      """
  ) { app in
    let table = app.table
    return app.uses.casts.compactMap { cast in
      let isContainer = app.graph.supply.model(cast.target) != nil
      guard isContainer || app.dependencies.contains(cast.target) else { return nil }
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
