import DependencyGraph
import Findings
import Roles

/// A Has-protocol that consumers need and that no container has.
struct UnmetDependency: Sendable {
  let protocolName: String
  /// The consumers that need it, the first one first.
  let consumers: [NamedType]
  /// The lacks of the containers.
  let lacks: [Lack]
  /// The reasons why no container can make it.
  var causes: [Diagnostic.Note] = []

  /// The findings: one for all protocols that one import would give the containers, and one for
  /// each other protocol.
  static func findings(of all: [UnmetDependency]) -> [Finding] {
    let apart = all.filter { $0.missingImports == nil }.map { $0.finding(with: [$0]) }
    let groups = Dictionary(grouping: all.filter { $0.missingImports != nil }, by: \.missingImports)
    return apart
      + groups.values.compactMap { group in
        let group = group.sorted { $0.protocolName < $1.protocolName }
        return group.first?.finding(with: group)
      }
  }

  /// The imports that the containers lack and that would do; `nil` if they lack something else.
  private var missingImports: [String]? {
    var imports: [String] = []
    for lack in lacks {
      guard case .notImported(let module) = lack.kind else { return nil }
      imports.append("\(lack.container) \(module)")
    }
    return imports.isEmpty || !causes.isEmpty ? nil : imports
  }

  private func finding(with group: [UnmetDependency]) -> Finding {
    let consumers = group.flatMap(\.consumers).sorted { $0.location < $1.location }
    let names = consumers.map(\.name).reduce(into: [String]()) { names, name in
      if names.last != name { names.append(name) }
    }
    let others = consumers.dropFirst().map {
      Diagnostic.Note("'\($0.name)' needs it too", at: $0.location, isFurther: true)
    }
    return Finding(
      Diagnostic(
        severity: .error, id: .unmetDependency,
        message:
          "no container has \(group.map(\.protocolName).someInQuotes), which \(names.someInQuotes) "
          + (consumers.count == 1 ? "needs" : "need"),
        location: consumers.first?.location,
        notes: causes + lacks.map(\.note) + others),
      about: Set(group.map { .dependency($0.protocolName) }))
  }
}
