import SwiftOutline

extension Composition {
  /// Whether it names a Has-protocol or a Makes-protocol, be it one that no source declares.
  func mentionsDependency(by rules: Rules) -> Bool {
    types.contains { type in
      type.namedParts.contains { $0.components.last.map { rules.fitsDependency($0.name) } == true }
    }
  }
}

extension KnownSources {
  /// Whether a composition names a Has-protocol, or a container has one: otherwise the protocols may
  /// be called by other names.
  var usesHasProtocols: Bool {
    if compositions.contains(where: { $0.mentionsDependency(by: rules) }) { return true }
    let candidates = table.dependencyProtocols(by: rules)
    return !candidates.isEmpty
      && finder.possible.contains { id in
        let model = ContainerModel(id, in: table)
        return candidates.contains { model.verdict(on: $0, in: table).isSupply }
      }
  }
}
