import Supply
import Findings
import Resolution
import SwiftReading
import SwiftProgram

extension DiagnosticID {
  package static let forbiddenDependency = DiagnosticID(rawValue: "forbidden-dependency")
}

extension LintRule {
  /// A Has-protocol, or a container, that is named where a policy does not allow it.
  static let forbiddenDependency = LintRule(
    id: .forbiddenDependency, level: .error,
    page: """
      A dependency is forbidden here

      A policy in `.hasgen.json` lists the modules and files that may name a
      Has-protocol or a container, and this one is not among them. Or a consumer
      gained or lost the dependency, and `hasgen diff --fail-on` forbids that.

          "policies": [{ "protocol": "HasKeychain", "paths": ["App/Login/**"] }]

      - Move the code to where the policy allows it.
      - Add the path or the module to the policy.
      - Write `// hasgen: allow forbidden-dependency: reason` above the line.

      """,
    words: { Set($0.choices.policies.map(\.subject.name)) }
  ) { app in
    let policies = Dictionary(grouping: app.choices.policies, by: \.subject.name)
    guard let mentions = app.mentions(for: .forbiddenDependency) else { return [] }
    let headers = app.headerOffsets(of: app.supply.models.keys)
    return mentions.compactMap { mention in
      let module = app.table.modules[mention.module].name
      // The container has to name what it has, and what is declared its own name.
      let isOfContainer = headers[mention.file]?.contains(mention.offset) == true
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
