/// Which part of a graph is asked for.
package struct Neighbourhood: Sendable {
  /// The way from the nodes that are named.
  package enum Direction: Sendable {
    /// To what depends on them.
    case up
    /// To what they depend on.
    case down
  }

  package let directions: [Direction]
  /// How many steps lead away from the nodes that are named; `nil` for any number.
  package let depth: Int?

  package init(_ directions: [Direction], depth: Int? = nil) {
    self.directions = directions
    self.depth = depth
  }
}

extension AppGraph {
  /// The next nodes of a node in one direction, each with the edge that leads there, sorted.
  ///
  /// A scope that is met on the way leads on to its parents only: not to all that it has.
  ///
  /// - Parameter isStart: Whether the node was named.
  package func steps(
    from id: String, _ direction: Neighbourhood.Direction, isStart: Bool
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

  /// The nodes around some, each reached in as few steps as possible, with the edges among them
  /// that were followed.
  package func around(_ starts: Set<String>, _ neighbourhood: Neighbourhood) -> AppGraph {
    var ids = starts
    var followed: Set<GraphEdge> = []
    for direction in neighbourhood.directions {
      var seen = starts
      var front = starts.sorted()
      var depth = 0
      while !front.isEmpty, neighbourhood.depth.map({ depth < $0 }) ?? true {
        depth += 1
        var next: [String] = []
        for id in front {
          for (edge, node) in steps(from: id, direction, isStart: starts.contains(id)) {
            followed.insert(edge)
            if seen.insert(node.id).inserted { next.append(node.id) }
          }
        }
        front = next
      }
      ids.formUnion(seen)
    }
    // A member stands in its scope.
    ids.formUnion(ids.compactMap { node($0)?.scope })
    return AppGraph(nodes: ids.compactMap(node), edges: edges.filter(followed.contains))
  }
}
