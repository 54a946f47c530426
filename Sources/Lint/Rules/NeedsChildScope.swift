import DependencyGraph
import Findings
import Resolution
import Roles
import SwiftProgram
import Usage

extension DiagnosticID {
  package static let needsChildScope = DiagnosticID(rawValue: "needs-child-scope")
}

extension LintRule {
  /// A consumer that no container satisfies as a whole, though each protocol is had by one.
  static let needsChildScope = LintRule(
    id: .needsChildScope, level: .warning,
    page: """
      # No container has all that a consumer asks for

      Each protocol of the composition is had by some container, and no container has all of \
      them: they belong to scopes of which none is below the other. So nobody can be passed.

      ```swift
      // Sources/App/App.swift
      protocol HasTrip { var trip: String { get } }
      protocol HasUser { var user: String { get } }
      struct AppDependency {}
      struct TripDependency: HasTrip {
        let app: AppDependency
        let trip: String
      }
      struct UserDependency: HasUser {
        let app: AppDependency
        let user: String
      }
      ```

      ```swift
      // Sources/App/TripScreen.swift
      struct TripScreen {
        typealias Dependencies = HasTrip & HasUser
        let dependencies: any Dependencies
        var text: String { dependencies.trip + dependencies.user }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/TripScreen.swift:2:38: warning: no container has all that 'TripScreen' asks for: 'TripDependency' lacks 'HasUser' [needs-child-scope]
        typealias Dependencies = HasTrip & HasUser
                                           ^
      note: let one scope hold the other, or pass the value itself
      Sources/App/App.swift:2:10: note: 'HasUser' is had by 'UserDependency'
      protocol HasUser { var user: String { get } }
               ^
      note: if that is as it should be: '// hasgen: allow needs-child-scope: reason' above the line
      ```

      ## Cure

      Let one scope hold the other; 'hasgen generate' forwards what it has:

      ```swift
      // Sources/App/App.swift
      protocol HasTrip { var trip: String { get } }
      protocol HasUser { var user: String { get } }
      struct AppDependency {}
      struct UserDependency: HasUser {
        let app: AppDependency
        let user: String
      }
      struct TripDependency: HasTrip, HasUser {
        let parent: UserDependency
        let trip: String
        var user: String { parent.user }
      }
      ```

      """
  ) { app in
    let supply = app.graph.supply
    return app.compositions.compactMap { composition in
      let all = composition.terms.reduce(into: Set<SymbolID>()) { $0.formUnion($1.protocols) }
      guard all.count > 1, composition.terms.allSatisfy(\.isKnown),
        !app.isSuppliedByHand(composition)
      else { return nil }
      let had = supply.containers.map { container in all.filter { supply.has($0, container) } }
      guard !had.contains(where: { $0.count == all.count }),
        all.allSatisfy({ id in had.contains { $0.contains(id) } }),
        let best = had.indices.max(by: { (had[$0].count, $1) < (had[$1].count, $0) }),
        had[best].count > 0
      else { return nil }
      let nearest = supply.containers[best]
      let missing = all.subtracting(had[best]).sorted()
      let owners = missing.map { id -> Diagnostic.Note in
        let owner = supply.containers.first { supply.has(id, $0) }?.symbol.path ?? ""
        return Diagnostic.Note(
          "'\(app.table[id].path)' is had by '\(owner)'", at: app.table.location(of: id))
      }
      let place = composition.terms.first { !$0.protocols.isDisjoint(with: missing) }
      let names = missing.map { "'\(app.table[$0].path)'" }.joined(separator: " and ")
      return LintFinding(
        .needsChildScope,
        "no container has all that '\(composition.consumer)' asks for: "
          + "'\(nearest.symbol.path)' lacks \(names)",
        at: place.map { app.location(of: $0, in: composition) }, about: composition.consumer,
        notes: [Diagnostic.Note("let one scope hold the other, or pass the value itself")] + owners)
    }
  }
}

extension LintedApp {
  /// Whether a type of the user's that is no container may be what a consumer is passed.
  fileprivate func isSuppliedByHand(_ composition: AskingComposition) -> Bool {
    let needs = composition.terms.flatMap(\.protocols).flatMap { graph.supply.needs[$0] ?? [] }
    return needs.contains { need in
      need.consumer == composition.consumer && graph.isSuppliedByHand(need)
    }
  }
}
