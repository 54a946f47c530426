import DependencyGraph
import Findings
import Resolution
import SwiftOutline
import SwiftProgram
import Usage

extension DiagnosticID {
  package static let notSendableDependencies = DiagnosticID(rawValue: "not-sendable-dependencies")
}

extension LintRule {
  /// A consumer that says that it can be shared, with dependencies that cannot.
  static let notSendableDependencies = LintRule(
    id: .notSendableDependencies, level: .warning,
    page: """
      # A consumer is Sendable, and its dependencies are not

      The type says that it is 'Sendable' and stores a composition that is not. Swift 6 refuses \
      that. If a member keeps the container from being 'Sendable', the message names it.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      final class Cache { var entries: [String] = [] }
      struct AppDependency: HasClock {
        let clock: Int
        let cache: Cache
      }
      func describe(_ app: AppDependency) -> Int { app.cache.entries.count }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen: Sendable {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/HomeScreen.swift:3:7: warning: 'HomeScreen' is 'Sendable', and what it stores as 'dependencies' is not [not-sendable-dependencies]
        let dependencies: any Dependencies
            ^
      note: add '& Sendable' to the composition
      Sources/App/App.swift:5:7: note: 'AppDependency' cannot be 'Sendable' because of 'cache'
        let cache: Cache
            ^
      note: if that is as it should be: '// hasgen: allow not-sendable-dependencies: reason' above the line
      ```

      ## Cure

      Ask for dependencies that can be shared, and mend the member that cannot:

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      actor Cache { var entries: [String] = [] }
      struct AppDependency: HasClock, Sendable {
        let clock: Int
        let cache: Cache
      }
      func describe(_ app: AppDependency) async -> Int { await app.cache.entries.count }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen: Sendable {
        typealias Dependencies = HasClock & Sendable
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      """
  ) { app in
    let table = app.table
    return app.uses.storedCompositions.compactMap { stored in
      guard table.isPlainlySendable(stored.owner), !app.isSendable(stored.symbols, at: stored)
      else { return nil }
      let name = table[stored.owner].path
      let supplier = app.graph.supply.containers.first { container in
        stored.dependencies.allSatisfy { app.graph.supply.has($0, container) }
      }
      let culprit = supplier.flatMap { container in
        container.isSendable
          ? nil
          : container.ownMembers.first {
            $0.declaration.isStoredInValues && table.isKnownNonSendable($0)
          }
      }
      let cause = culprit.map { member in
        Diagnostic.Note(
          "'\(table[member.owner].path)' cannot be 'Sendable' because of "
            + "'\(member.declaration.baseName)'", at: table.location(of: member))
      }
      return LintFinding(
        .notSendableDependencies,
        "'\(name)' is 'Sendable', and what it stores as '\(stored.name)' is not",
        at: table.location(file: stored.place.file, offset: stored.place.offset), about: name,
        notes: [Diagnostic.Note("add '& Sendable' to the composition")]
          + [cause].compactMap(\.self))
    }
  }
}

extension LintedApp {
  /// Whether a composition surely or maybe refines `Sendable`.
  fileprivate func isSendable(_ symbols: Set<SymbolID>, at stored: StoredComposition) -> Bool {
    stored.hasExternals
      || symbols.contains { id in
        table.supertypeClosure(of: id).externals.contains("Sendable")
          || table.isolation(ofType: id) != nil || table[id].kind != .protocol
      }
  }
}

extension SymbolTable {
  /// Whether a type's own header says `Sendable`, unchecked ones left out, and no actor keeps it.
  fileprivate func isPlainlySendable(_ id: SymbolID) -> Bool {
    guard self[id].kind == .struct || self[id].kind == .class,
      modules[self[id].module].settings.defaultActor == nil
    else { return false }
    let saysSo = self[id].sites.contains { site in
      site.declaration.inheritedTypes.contains { type in
        if case .name(let name) = type { name.path == "Sendable" } else { false }
      }
    }
    // The actor of a type may be that of any type above it, so it is asked for last.
    return saysSo && isolation(ofType: id) == nil
  }
}
