import DependencyGraph
import Findings
import Resolution
import SwiftOutline
import SwiftProgram

extension DiagnosticID {
  package static let shadowedDependency = DiagnosticID(rawValue: "shadowed-dependency")
}

extension LintRule {
  /// A child container with a member that its parent supplies by another type.
  static let shadowedDependency = LintRule(
    id: .shadowedDependency, level: .warning,
    page: """
      # A scope has a member of its parent's name and another type

      The parent supplies a protocol with the member. The child keeps a member of the same name \
      with another type, and does not have the protocol. So whoever reads the child's member and \
      whoever asks for the protocol get different objects.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      struct AppDependency: HasClock { let clock: Int }
      struct TripDependency {
        let app: AppDependency
        // hasgen: no-forward
        let clock: String
      }
      func describe(_ trip: TripDependency) -> String { trip.clock }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/App.swift:6:7: warning: 'clock' of 'TripDependency' is another one than that of 'AppDependency', which has 'HasClock' [shadowed-dependency]
        let clock: String
            ^
      note: give it another name, or the type of 'HasClock'
      note: if that is as it should be: '// hasgen: allow shadowed-dependency: reason' above the line
      ```

      ## Cure

      Give the member another name:

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      struct AppDependency: HasClock { let clock: Int }
      struct TripDependency: HasClock {
        let app: AppDependency
        let tripClock: String
        var clock: Int { app.clock }
      }
      func describe(_ trip: TripDependency) -> String { trip.tripClock }
      ```

      """
  ) { app in
    let table = app.table
    let supply = app.graph.supply
    return supply.containers.flatMap { child -> [Diagnostic] in
      let parents = (supply.scopes.parents[child.id] ?? []).flatMap(\.containers)
        .compactMap(supply.model)
      guard !parents.isEmpty else { return [] }
      return child.ownMembers.filter(\.declaration.isStoredInValues).compactMap { member in
        let name = member.declaration.baseName
        for id in supply.candidates where !supply.has(id, child) {
          guard let parent = parents.first(where: { supply.has(id, $0) }),
            let requirement = table.requirements(of: id, seenFrom: child.symbol.module)
              .requirements.first(where: { $0.declaration.isProperty }),
            requirement.declaration.baseName == name, let asked = requirement.declaration.type,
            let own = member.declaration.type,
            table.resolved(asked, in: requirement.scope)
              != table.resolved(own, in: table.bodyScope(of: member.site, in: member.owner))
          else { continue }
          return Diagnostic(
            .shadowedDependency,
            "'\(name)' of '\(child.symbol.path)' is another one than that of "
              + "'\(parent.symbol.path)', which has '\(table[id].path)'",
            at: table.location(of: member),
            notes: [Diagnostic.Note("give it another name, or the type of '\(table[id].path)'")])
        }
        return nil
      }
    }
  }
}
