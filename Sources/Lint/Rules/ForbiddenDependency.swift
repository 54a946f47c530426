import DependencyGraph
import Findings
import Resolution
import SwiftBodies
import SwiftProgram

extension DiagnosticID {
  package static let forbiddenDependency = DiagnosticID(rawValue: "forbidden-dependency")
}

extension LintRule {
  /// A Has-protocol, or a container, that is named where a policy does not allow it.
  static let forbiddenDependency = LintRule(
    id: .forbiddenDependency, level: .error,
    page: """
      # A policy forbids what is named here

      A policy of the configuration says which modules and files may name a Has-protocol, or a \
      container. This one is none of them.

      ```swift
      // Sources/App/App.swift
      protocol HasKeychain { var keychain: String { get } }
      struct AppDependency: HasKeychain { let keychain: String }
      ```

      ```swift
      // Sources/App/Home/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasKeychain
        let dependencies: any Dependencies
        var text: String { dependencies.keychain }
      }
      ```

      ```json
      {
        "lint": {
          "policies": [{ "protocol": "HasKeychain", "paths": ["Sources/App/Login/**"] }]
        }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/Home/HomeScreen.swift:2:28: error: 'HasKeychain' may not be named here [forbidden-dependency]
        typealias Dependencies = HasKeychain
                                 ^
      .hasgen.json:3:32: note: it may be in 'Sources/App/Login/**'
          "policies": [{ "protocol": "HasKeychain", "paths": ["Sources/App/Login/**"] }]
                                     ^
      note: if that is as it should be: '// hasgen: allow forbidden-dependency: reason' above the line
      ```

      ## Cure

      Move the code to where it is allowed, or allow it:

      ```json
      {
        "lint": {
          "policies": [
            { "protocol": "HasKeychain", "paths": ["Sources/App/Login/**", "Sources/App/Home/**"] }
          ]
        }
      }
      ```

      """,
    words: { Set($0.choices.policies.map(\.subject.name)) }
  ) { app in
    let policies = Dictionary(grouping: app.choices.policies, by: \.subject.name)
    guard let mentions = app.mentions(for: .forbiddenDependency) else { return [] }
    let headers = app.headerOffsets(of: app.graph.supply.models.keys)
    return mentions.compactMap { mention in
      let module = app.table.modules[mention.module].name
      // The container has to name what it has, and what is declared its own name.
      let isOfContainer =
        mention.file.map { headers[$0]?.contains(mention.offset) == true } ?? false
      guard !isOfContainer, !mention.isDeclaration,
        let policy = policies[mention.word]?.first(where: {
          !$0.allows(module: module, path: mention.path)
        })
      else { return nil }
      return Diagnostic(
        .forbiddenDependency, "'\(mention.word)' may not be named here", at: mention.location,
        notes: [
          Diagnostic.Note("it may be in \(policy.words)", at: policy.location)
        ])
    }
  }
}

extension Mention {
  /// Whether a type or protocol of the name is declared or extended here.
  fileprivate var isDeclaration: Bool {
    guard index > 0 else { return false }
    return ["protocol", "struct", "class", "actor", "enum", "extension"].contains {
      text.isKeyword(index - 1, $0)
    }
  }
}
