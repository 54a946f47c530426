extension AppGraph {
  /// A direction from a node.
  enum Direction: String, CaseIterable {
    /// To the nodes on which the node depends.
    case down = "needs"
    /// To the nodes that depend on the node.
    case up = "needed by"
  }

  /// A node next to another one, the origin, with the edge between them.
  struct Step {
    let edge: GraphEdge
    let node: GraphNode
    let origin: GraphNode

    /// The node and its relation to the other one.
    func text(besides other: String = "it") -> String {
      let clause = edge.clause(of: node.id, to: other)
      return clause.isEmpty ? node.label : "\(node.label), \(clause)"
    }
  }

  /// The next nodes of a node in one direction, each once.
  ///
  /// From a scope that the user did not name, only its parents and its requests lead on.
  ///
  /// - Parameter isStart: True if the user named the node.
  func steps(from node: GraphNode, _ direction: Direction, isStart: Bool = false) -> [Step] {
    let isPassed = node.has(.scope) && !isStart
    let kindsOnTheWay: [GraphEdge.Kind] = [.parent, .asks, .includes]
    var next = edges(of: node.id).filter { !isPassed || kindsOnTheWay.contains($0.kind) }
    switch direction {
    case .down:
      next.removeAll { $0.dependent != node.id || isShownByOthers($0) }
      if isStart { next += membersByScope[node.id] ?? [] }
    case .up: next.removeAll { $0.dependency != node.id }
    }
    return steps(along: next, from: node)
  }

  /// The steps along edges of a node, one to each other node.
  private func steps(along edges: [GraphEdge], from node: GraphNode) -> [Step] {
    var seen: Set<String> = []
    return edges.compactMap { edge in
      let other = edge.from == node.id ? edge.to : edge.from
      guard seen.insert(other).inserted, let other = self.node(other) else { return nil }
      return Step(edge: edge, node: other, origin: node)
    }
  }

  /// True if members, a parent, or the scope's own request show that a scope has a protocol.
  func isShownByOthers(_ edge: GraphEdge) -> Bool {
    guard edge.kind == .has else { return false }
    let isGiven = edges(to: edge.to, .gives).contains { $0.scope == edge.from }
    let isAsked = edges(from: edge.from, .asks).contains { $0.to == edge.to }
    if isGiven || edge.source == .parent && isAsked { return true }
    return (way(of: edge.to, in: edge.from)?.count ?? 0) > 1
  }

  /// The nodes that some nodes reach in one direction, near before far.
  func reach(from starts: [GraphNode], _ direction: Direction) -> [Step] {
    var seen = Set(starts.map(\.id))
    var found: [Step] = []
    var waiting = starts
    var position = 0
    while position < waiting.count {
      let node = waiting[position]
      var next = steps(from: node, direction, isStart: position < starts.count)
      next.removeAll { !seen.insert($0.node.id).inserted }
      found += next
      waiting += next.map(\.node)
      position += 1
    }
    return found
  }

  /// The graph of some nodes, their dependencies and their dependents.
  package func around(_ starts: [GraphNode]) -> AppGraph {
    let reached = starts + Direction.allCases.flatMap { reach(from: starts, $0).map(\.node) }
    // Drawings show a member in its scope.
    let ids = Set(reached.map(\.id) + reached.compactMap(\.scope))
    return filtered { ids.contains($0.id) }
  }
}
