extension AppGraph {
  /// The roles in the order of their importance to a reader.
  private static let mainRoles: [GraphNode.Role] = [
    .consumer, .member, .hasProtocol, .makesProtocol, .service, .scope,
  ]

  /// Lists everything that depends on some nodes, directly or not. Other members of an affected scope
  /// are not affected.
  package func impact(of causes: [GraphNode]) -> [Statement] {
    var spread = ImpactSpread(of: causes, in: self)
    while !spread.front.isEmpty { spread.step() }
    let names = causes.map(\.name).joined(separator: ", ")
    let verb = causes.count == 1 ? "changes or goes" : "change or go"
    var statements = [Statement("impact", "if \(names) \(verb):")]
    if spread.effects.isEmpty { statements.append(Statement("unused", "nothing is affected")) }
    let groups = Dictionary(grouping: spread.effects) { effect in
      Self.mainRoles.first(where: effect.node.has) ?? .service
    }
    for role in Self.mainRoles {
      guard let effects = groups[role] else { continue }
      let lines = effects.map { effect in
        let (edge, node) = (effect.edge, effect.node)
        let other = self.node(edge.other(than: node.id))
        return Statement(
          edge.kind.rawValue,
          [node.label, edge.clause(of: node.id, to: other?.name ?? "")].filter { !$0.isEmpty }
            .joined(separator: ", "),
          about: node.id, and: other?.id, at: edge.kind == .asks ? edge.place : node.place)
      }
      statements.append(
        Statement(role.rawValue, "\(count(effects.count, role.word)):", lines))
    }
    return statements
  }
}
