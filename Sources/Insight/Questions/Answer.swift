/// What is answered to the question why something is there.
package struct Answer: Sendable {
  /// A part of the answer.
  package enum Part: Sendable {
    /// How a consumer gets a protocol.
    case explanation(Explanation)
    /// A consumer does not ask for a protocol, a member or a service.
    case notAsked(GraphNode, GraphNode)
    /// A protocol: how the scopes have it, and how its consumers ask for it.
    case dependency(GraphNode, ways: [Way], askers: [Explanation])
    /// Another part of the app, with its edges.
    case node(GraphNode, [GraphEdge])
  }

  package let parts: [Part]

  /// Why the nodes of one name are there.
  package init(_ graph: AppGraph, about subject: Subject, uses: UseLookup) {
    parts = subject.nodes.flatMap { node -> [Part] in
      let protocols = graph.protocols(behind: node)
      if node.has(.consumer) {
        let asked = graph.edges(from: node.id, .asks).map(\.to).eachOnce
        let own = asked.compactMap { graph.explanation(of: $0, for: node.id, uses: uses) }
        return own.map(Part.explanation)
          + (node.roles.count > 1 ? [Self.other(node, in: graph)] : [])
      }
      let isProtocol = node.has(.hasProtocol) || node.has(.makesProtocol)
      return (isProtocol ? [] : [Self.other(node, in: graph)])
        + protocols.map { Self.dependency($0, in: graph, uses: uses) }
    }
  }

  /// How a consumer gets a protocol, a member or a service; the names may stand in either order.
  package init(
    _ graph: AppGraph, about one: Subject, and other: Subject, uses: UseLookup
  ) {
    let isTurned = !one.nodes.contains { $0.has(.consumer) }
    let (askers, wanted) = isTurned ? (other, one) : (one, other)
    var parts: [Part] = []
    for asker in askers.nodes {
      for node in wanted.nodes {
        let explained = graph.protocols(behind: node).compactMap {
          graph.explanation(of: $0.id, for: asker.id, uses: uses)
        }
        parts += explained.map(Part.explanation)
        if explained.isEmpty { parts.append(.notAsked(asker, node)) }
      }
    }
    self.parts = parts
  }

  private static func dependency(
    _ node: GraphNode, in graph: AppGraph, uses: UseLookup
  ) -> Part {
    let askers = graph.edges(to: node.id, .asks).map(\.from).eachOnce.compactMap {
      graph.explanation(of: node.id, for: $0, uses: uses)
    }
    return .dependency(
      node, ways: graph.ways(to: node.id),
      // Who names it itself comes first.
      askers: askers.sorted {
        ($0.requests.count, $0.consumer.id) < ($1.requests.count, $1.consumer.id)
      })
  }

  private static func other(_ node: GraphNode, in graph: AppGraph) -> Part {
    .node(
      node,
      (graph.edges(from: node.id) + graph.edges(to: node.id)).filter { $0.kind != .asks })
  }
}

extension AppGraph {
  /// The protocols by which consumers get a node: itself, those that a member gives, those of the
  /// members that have a service, and those that make it.
  func protocols(behind node: GraphNode) -> [GraphNode] {
    if node.has(.hasProtocol) || node.has(.makesProtocol) { return [node] }
    let members =
      node.has(.member)
      ? [node.id]
      : edges(to: node.id).filter { [.type, .built].contains($0.kind) }.map(\.from).eachOnce
    let given = members.flatMap { edges(from: $0, .gives).map(\.to) }
    let made = edges(to: node.id, .makes).map(\.from)
    return (given + made).eachOnce.compactMap(self.node)
  }
}
