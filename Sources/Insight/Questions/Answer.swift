/// What is answered to the question why something is there.
package struct Answer: Sendable {
  /// A part of the answer.
  package enum Part: Sendable {
    /// How a consumer gets a protocol.
    case explanation(Explanation)
    /// A consumer asks for no protocol that would give it a part, or two parts have nothing to do with
    /// each other.
    case unrelated(GraphNode, GraphNode)
    /// How a scope has a protocol.
    case supply(GraphNode, Way)
    /// A protocol: how the scopes have it, and how its consumers ask for it.
    case dependency(GraphNode, ways: [Way], demands: [Demand])
    /// Another part of the app, with its edges.
    case node(GraphNode, [GraphEdge])
  }

  package let parts: [Part]

  /// The ids of the consumers of which it is told how they ask for a protocol.
  package var consumers: Set<String> {
    parts.reduce(into: []) { ids, part in
      switch part {
      case .explanation(let explanation): ids.insert(explanation.demand.consumer.id)
      case .dependency(_, _, let demands): ids.formUnion(demands.map(\.consumer.id))
      case .unrelated, .supply, .node: break
      }
    }
  }

  /// Why the nodes of one name are there.
  package init(_ graph: AppGraph, about subject: Subject) {
    parts = subject.nodes.flatMap { node -> [Part] in
      if node.has(.consumer) {
        let asked = graph.edges(from: node.id, .asks).map(\.to).eachOnce
        let own = asked.compactMap { graph.explanation(of: $0, for: node.id) }
        return own.map(Part.explanation)
          + (node.roles.count > 1 ? [Self.other(node, in: graph)] : [])
      }
      return (node.isProtocol ? [] : [Self.other(node, in: graph)])
        + graph.protocols(behind: node).map { Self.dependency($0, in: graph) }
    }
  }

  /// How a consumer gets a protocol, a member or a service, or how a scope has it; the names may stand
  /// in either order.
  ///
  /// Where the names have several meanings, those that have nothing to do with each other are left
  /// out, unless there are no others.
  package init(_ graph: AppGraph, about one: Subject, and other: Subject) {
    // A consumer gets something, or else a scope has it.
    let role = [GraphNode.Role.consumer, .scope].first { role in
      (one.nodes + other.nodes).contains { $0.has(role) }
    }
    let isTurned = role.map { role in !one.nodes.contains { $0.has(role) } } ?? false
    let (askers, wanted) = isTurned ? (other, one) : (one, other)
    let pairs = askers.nodes.flatMap { asker in wanted.nodes.map { (asker, $0) } }
    let related = pairs.flatMap { graph.parts(between: $0, and: $1) }
    parts = related.isEmpty ? pairs.map { Part.unrelated($0, $1) } : related
  }

  private static func dependency(_ node: GraphNode, in graph: AppGraph) -> Part {
    let demands = graph.edges(to: node.id, .asks).map(\.from).eachOnce.compactMap {
      graph.demand(for: node.id, by: $0)
    }
    return .dependency(
      node, ways: graph.ways(to: node.id),
      // Who names it itself comes first.
      demands: demands.sorted {
        ($0.steps.count, $0.consumer.id) < ($1.steps.count, $1.consumer.id)
      })
  }

  private static func other(_ node: GraphNode, in graph: AppGraph) -> Part {
    .node(
      node,
      (graph.edges(from: node.id) + graph.edges(to: node.id)).filter { $0.kind != .asks })
  }
}

extension AppGraph {
  /// How a consumer gets a part of the app, or else what else they have to do with each other.
  fileprivate func parts(between asker: GraphNode, and wanted: GraphNode) -> [Answer.Part] {
    let explained = protocols(behind: wanted).compactMap {
      explanation(of: $0.id, for: asker.id)
    }
    guard explained.isEmpty else { return explained.map(Answer.Part.explanation) }
    if wanted.isProtocol, let way = way(of: wanted.id, in: asker.id) {
      return [.supply(wanted, way)]
    }
    let common = (edges(from: asker.id) + edges(to: asker.id)).filter {
      $0.from == wanted.id || $0.to == wanted.id
    }
    return common.isEmpty ? [] : [.node(asker, common)]
  }

  /// The protocols by which consumers get a node: itself, those that a member gives, those of the
  /// members that have a service, and those that make it.
  func protocols(behind node: GraphNode) -> [GraphNode] {
    if node.isProtocol { return [node] }
    let members =
      node.has(.member)
      ? [node.id]
      : edges(to: node.id).filter { [.type, .built].contains($0.kind) }.map(\.from).eachOnce
    let given = members.flatMap { edges(from: $0, .gives).map(\.to) }
    let made = edges(to: node.id, .makes).map(\.from)
    return (given + made).eachOnce.compactMap(self.node)
  }
}
