import DependencyGraph
import Findings
import Resolution
import Roles
import SwiftBodies
import SwiftOutline
import SwiftProgram
import Usage

extension DiagnosticID {
  package static let globalContainer = DiagnosticID(rawValue: "global-container")
}

extension LintRule {
  /// A consumer reaches for a container by itself.
  static let globalContainer = LintRule(
    id: .globalContainer, level: .warning,
    page: """
      # A consumer reaches for a container by itself

      A consumer that is passed its dependencies reads a static container, or has a container as \
      default argument. So it may use all that the container has, whatever its composition says, \
      and a test that forgets to pass dependencies uses the real ones.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      struct AppDependency: HasClock, Sendable {
        static let shared = AppDependency(clock: 1)
        let clock: Int
      }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        init(dependencies: any Dependencies = AppDependency.shared) {
          self.dependencies = dependencies
        }
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/HomeScreen.swift:4:41: warning: 'HomeScreen' has the container 'AppDependency' as default argument [global-container]
        init(dependencies: any Dependencies = AppDependency.shared) {
                                              ^
      note: let whoever makes 'HomeScreen' pass the container
      note: if that is as it should be: '// hasgen: allow global-container: reason' above the line
      ```

      ## Cure

      Let whoever makes the consumer pass the container:

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        init(dependencies: any Dependencies) {
          self.dependencies = dependencies
        }
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      """,
    words: { sources in
      let outer = sources.graph.supply.containers.filter { $0.symbol.enclosingPath.isEmpty }
      return Set(outer.map(\.symbol.name))
    }
  ) { app in
    let supply = app.graph.supply
    guard let mentions = app.mentions(for: .globalContainer) else { return [] }
    return mentions.compactMap { mention in
      guard let file = mention.file, let use = mention.staticUse,
        let consumer = app.uses.owner(at: mention.offset, in: file), app.isConsumer(consumer),
        supply.model(consumer) == nil,
        !app.table.isRootOfApp(consumer)
      else { return nil }
      let name = app.table[consumer].path
      return LintFinding(
        .globalContainer,
        use == .argument
          ? "'\(name)' has the container '\(mention.word)' as default argument"
          : "'\(name)' reaches for the container '\(mention.word)' by itself",
        at: mention.location, about: "\(name) \(mention.word)",
        notes: [Diagnostic.Note("let whoever makes '\(name)' pass the container")])
    }
  }
}

extension Mention {
  /// How code uses the type of a container.
  fileprivate enum StaticUse {
    /// `= AppDependency.shared` or `= AppDependency()` among parameters.
    case argument
    /// `AppDependency.shared`
    case member
  }

  /// How code uses a static container, or makes one as default argument; `nil` for any other use.
  fileprivate var staticUse: StaticUse? {
    guard index + 2 < text.tokens.count, index > 0, text.tokens[index - 1].kind != .dot else {
      return nil
    }
    let next = text.tokens[index + 1]
    let member = text.text(index + 2)
    let isMember =
      next.kind == .dot && text.tokens[index + 2].kind == .word
      && member.first?.isLowercase == true && !["self", "init"].contains(member)
      && !(index + 3 < text.tokens.count && text.tokens[index + 3].begins("("))
    let isMade = next.begins("(")
    guard isMember || isMade else { return nil }
    if text.tokens[index - 1].isEquals, isAmongParameters { return .argument }
    return isMember ? .member : nil
  }

  /// Whether it stands in the list of parameters of a function or an initializer.
  private var isAmongParameters: Bool {
    var before = index - 1
    while before >= 0 {
      let token = text.tokens[before]
      if token.kind == .closing, token.partner >= 0 {
        before = token.partner - 1
        continue
      }
      if token.kind == .opening {
        guard token.begins("("), before > 0 else { return false }
        return text.isKeyword(before - 1, "init")
          || before > 1 && text.isKeyword(before - 2, "func")
      }
      before -= 1
    }
    return false
  }
}

extension BodyToken {
  /// Whether it is `=` by itself.
  fileprivate var isEquals: Bool {
    kind == .operation && end == start + 1 && first == UInt8(ascii: "=")
  }
}

extension SymbolTable {
  /// Whether a type begins the app, or shows a preview: the place to make containers.
  fileprivate func isRootOfApp(_ id: SymbolID) -> Bool {
    let name = self[id].name
    return name.isNameOfStandIn || name.hasSuffix("Delegate") || name.hasSuffix("App")
      || name.hasSuffix("Previews")
      || self[id].sites.contains { site in
        site.declaration.attributes.contains {
          ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name)
        }
      }
  }
}
