extension AppGraph {
  /// A way from a node.
  enum Direction: CaseIterable {
    /// To what the node depends on.
    case down
    /// To what depends on the node.
    case up
  }

  /// The next nodes of a node in one direction, each with the edge that leads there, sorted.
  ///
  /// A scope that is met on the way leads on to its parents only: not to all that it has.
  ///
  /// - Parameter isStart: Whether the node was named.
  func steps(
    from id: String, _ direction: Direction, isStart: Bool
  ) -> [(edge: GraphEdge, node: GraphNode)] {
    let isScope = node(id)?.has(.scope) == true
    let around = edges(from: id) + edges(to: id)
    let found = around.compactMap { edge -> (edge: GraphEdge, node: GraphNode)? in
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

  /// Returns some nodes with what they depend on, what depends on them, and the edges that were
  /// followed.
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
    // A member stands in its scope.
    ids.formUnion(ids.compactMap { node($0)?.scope })
    return AppGraph(nodes: ids.compactMap(node), edges: edges.filter(followed.contains))
  }
}
