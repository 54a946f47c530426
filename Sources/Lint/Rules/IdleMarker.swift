import DependencyGraph
import Findings
import Resolution
import SwiftProgram
import Usage

extension DiagnosticID {
  package static let idleMarker = DiagnosticID(rawValue: "idle-marker")
}

extension LintRule {
  /// A Has-protocol without requirements that restricts nobody.
  static let idleMarker = LintRule(
    id: .idleMarker, level: .warning,
    page: """
      # A marker in a composition restricts nobody

      The protocol asks for nothing, and each container that has the other protocols of the \
      composition has it too, and the consumer passes it to nobody who asks for it. So it says \
      nothing.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      protocol HasNoDependency {}
      struct AppDependency: HasClock, HasNoDependency { let clock: Int }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock & HasNoDependency
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/HomeScreen.swift:2:39: warning: 'HasNoDependency' restricts nobody who is passed to 'HomeScreen' [idle-marker]
        typealias Dependencies = HasClock & HasNoDependency
                                            ^
      note: remove 'HasNoDependency' from 'Dependencies'
      note: 'AppDependency', and whoever else has the rest, has it too
      note: if that is as it should be: '// hasgen: allow idle-marker: reason' above the line
      ```

      ## Cure

      Remove it from the composition:

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      """
  ) { app in
    let supply = app.graph.supply
    return app.compositions.flatMap { composition -> [LintFinding] in
      let all = composition.terms.reduce(into: Set<SymbolID>()) { $0.formUnion($1.protocols) }
      return composition.terms.compactMap { term in
        guard let id = term.named, app.dependencies.contains(id), !app.uses.hasMembers(id),
          case let others = all.subtracting([id]), !others.isEmpty,
          app.uses.isOnlyNamed(id, in: composition)
        else { return nil }
        let suppliers = supply.containers.filter { container in
          others.allSatisfy { supply.has($0, container) }
        }
        guard !suppliers.isEmpty, suppliers.allSatisfy({ supply.has(id, $0) }) else { return nil }
        return LintFinding(
          .idleMarker, "'\(term.text)' restricts nobody who is passed to '\(composition.consumer)'",
          at: app.location(of: term, in: composition),
          about: "\(composition.consumer) \(term.text)",
          notes: [
            Diagnostic.Note("remove '\(term.text)' from '\(composition.nameToTell)'"),
            Diagnostic.Note(
              "'\(suppliers[0].symbol.path)', and whoever else has the rest, has it too"),
          ])
      }
    }
  }
}
