import HasgenProgram
import HasgenReading

extension LintRule {
  /// A Has-protocol or container that is named in a file that the policy does not allow, and a
  /// policy about a name that no file has.
  static let forbiddenDependency = LintRule(id: .forbiddenDependency, level: .error) { app in
    let policies = Dictionary(grouping: app.linted.choices.policies, by: \.name)
    guard let mentions = app.mentions(of: Set(policies.keys), isPartial: true) else { return [] }
    let names = Set(mentions.map(\.word))
    let unknown = app.linted.choices.policies.filter { !names.contains($0.name) }.map {
      Diagnostic(.forbiddenDependency, "no file has the name '\($0.name)'", at: $0.location)
    }
    return unknown
      + mentions.compactMap { mention in
        let module = app.table.modules[mention.module].name
        let policy = policies[mention.word]?.first {
          !$0.allows(module: module, path: mention.location.path)
        }
        guard let policy, !mention.isDeclaration else { return nil }
        return Diagnostic(
          .forbiddenDependency, "'\(mention.word)' may not be named here", at: mention.location,
          notes: Note("it may be in \(policy.words)", at: policy.location))
      }
  }
}
