import FileSystem
import Findings
import Lint

extension ConfigurationReader {
  /// The value of `lint`.
  mutating func lint(_ node: JSONNode?) -> Configuration.Lint {
    typealias Keys = ConfigurationTable.Lint
    guard let node else { return Configuration.Lint() }
    let members = members(of: node, ConfigurationTable.lint)
    return Configuration.Lint(
      levels: levels(members[Keys.rules]),
      isInCheck: flag(members, Keys.inCheck) == true,
      policies: elements(members, Keys.policies).compactMap { policy($0) })
  }

  private mutating func levels(_ node: JSONNode?) -> [DiagnosticID: LintLevel] {
    guard let node else { return [:] }
    let members = members(of: node, ConfigurationTable.lintRules)
    var levels: [DiagnosticID: LintLevel] = [:]
    for key in ConfigurationTable.Lint.levels where members[key] != nil {
      if let level = word(members, key) { levels[DiagnosticID(rawValue: key.name)] = level }
    }
    return levels
  }

  private mutating func policy(_ node: JSONNode) -> Configuration.Policy? {
    typealias Keys = ConfigurationTable.Policy
    let before = diagnostics.count
    let members = members(of: node, ConfigurationTable.policy)
    let name = text(members, Keys.protocol)
    let container = text(members, Keys.container)
    let modules = texts(members, Keys.modules).map(\.text)
    let paths = texts(members, Keys.paths).map(\.text)
    guard diagnostics.count == before else { return nil }
    guard (name == nil) != (container == nil), let subject = name ?? container else {
      report("a policy needs a 'protocol' or a 'container', and not both", at: node.offset)
      return nil
    }
    guard !modules.isEmpty || !paths.isEmpty else {
      report(
        "a policy needs 'modules' or 'paths': who may name '\(subject.text)'", at: node.offset)
      return nil
    }
    return Configuration.Policy(
      subject: name == nil ? .containerNamed(subject.text) : .protocolNamed(subject.text),
      modules: modules, paths: paths, location: location(of: subject))
  }
}
