import DependencyGraph
import Findings
import Resolution
import SwiftOutline
import SwiftProgram

extension DiagnosticID {
  package static let sameDependency = DiagnosticID(rawValue: "same-dependency")
}

extension LintRule {
  /// Two Has-protocols that ask for one property.
  static let sameDependency = LintRule(
    id: .sameDependency, level: .warning,
    page: """
      # Two Has-protocols ask for the same property

      Both protocols ask for a property of one name and one type, so that a container has both or \
      neither. Consumers name one or the other, and nobody sees that they mean the same.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      protocol HasTime { var clock: Int { get } }
      struct AppDependency: HasClock, HasTime { let clock: Int }
      ```

      ```swift
      // Sources/App/Screens.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      struct DayScreen {
        typealias Dependencies = HasTime
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/App.swift:2:10: warning: 'HasTime' asks for the same property as 'HasClock' [same-dependency]
      protocol HasTime { var clock: Int { get } }
               ^
      note: keep one of them
      Sources/App/App.swift:1:10: note: 'HasClock' is declared here
      protocol HasClock { var clock: Int { get } }
               ^
      note: if that is as it should be: '// hasgen: allow same-dependency: reason' above the line
      ```

      ## Cure

      Keep one of them:

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      struct AppDependency: HasClock { let clock: Int }
      ```

      ```swift
      // Sources/App/Screens.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      struct DayScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      """
  ) { app in
    let table = app.table
    var first: [String: SymbolID] = [:]
    var findings: [LintFinding] = []
    for id in app.graph.supply.candidates {
      guard let property = app.onlyProperty(of: id) else { continue }
      guard let other = first[property] else {
        first[property] = id
        continue
      }
      // One that refines the other says so itself.
      guard table.supertypeClosure(of: id).protocols[other] == nil,
        table.supertypeClosure(of: other).protocols[id] == nil
      else { continue }
      let names = (table[id].path, table[other].path)
      findings.append(
        LintFinding(
          .sameDependency, "'\(names.0)' asks for the same property as '\(names.1)'",
          at: table.location(of: id), about: "\(names.0) \(names.1)",
          notes: [
            Diagnostic.Note("keep one of them"),
            Diagnostic.Note("'\(names.1)' is declared here", at: table.location(of: other)),
          ]))
    }
    return findings
  }
}

extension LintedApp {
  /// What tells the only requirement of a protocol from others, if that is a property: its name and
  /// its type.
  fileprivate func onlyProperty(of id: SymbolID) -> String? {
    let list = table.requirements(of: id, seenFrom: table[id].module)
    guard table[id].sites.count == 1, list.requirements.count == 1, list.family == [id],
      let requirement = list.requirements.first, requirement.declaration.isProperty,
      list.associatedTypes.isEmpty, !requirement.declaration.mentionsSelf,
      let type = requirement.declaration.type
    else { return nil }
    let settable = requirement.declaration.storage?.isSettable == true
    return "\(requirement.declaration.witnessKey) \(table.resolved(type, in: requirement.scope)) "
      + "\(settable)"
  }
}
