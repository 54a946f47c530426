extension AppGraph {
  /// A direction from a node.
  enum Direction: String, CaseIterable {
    /// To the nodes on which the node depends.
    case down = "needs"
    /// To the nodes that depend on the node.
    case up = "needed by"
  }

  /// The next nodes of a node in one direction, each with the edge that leads there, sorted.
  ///
  /// From a scope on the way, only its parents are next.
  ///
  /// - Parameter isStart: True if the user named the node.
  func steps(
    from id: String, _ direction: Direction, isStart: Bool
  ) -> [(edge: GraphEdge, node: GraphNode)] {
    let isScope = node(id)?.has(.scope) == true
    let found = edges(of: id).compactMap { edge -> (edge: GraphEdge, node: GraphNode)? in
      let (near, far) =
        direction == .down ? (edge.dependent, edge.dependency) : (edge.dependency, edge.dependent)
      guard near == id, let node = node(far) else { return nil }
      return isScope && !isStart && edge.kind != .parent ? nil : (edge, node)
    }
    guard isScope, isStart, direction == .down else { return found }
    return found
      + nodes(.member).filter { $0.scope == id }.map {
        (GraphEdge(.gives, from: $0.id, to: id, scope: id, place: $0.place), $0)
      }
  }

  /// Returns some nodes with their dependencies and dependents, and the edges that lead there.
  package func around(_ nodes: [GraphNode]) -> AppGraph {
    let starts = Set(nodes.map(\.id))
    var ids = starts
    var followed: Set<GraphEdge> = []
    for direction in Direction.allCases {
      var seen = starts
      var waiting = Array(starts)
      while let id = waiting.popLast() {
        for (edge, node) in steps(from: id, direction, isStart: starts.contains(id)) {
          followed.insert(edge)
          if seen.insert(node.id).inserted { waiting.append(node.id) }
        }
      }
      ids.formUnion(seen)
    }
    // Drawings show a member in its scope.
    ids.formUnion(ids.compactMap { node($0)?.scope })
    return AppGraph(nodes: ids.compactMap(node), edges: edges.filter(followed.contains))
  }
}
