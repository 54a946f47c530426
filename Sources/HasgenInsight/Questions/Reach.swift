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
  /// From a scope on the way, only its parents and what it asks for are next.
  ///
  /// - Parameter isStart: True if the user named the node.
  func steps(from node: GraphNode, _ direction: Direction, isStart: Bool = false) -> [Step] {
    let isScope = node.has(.scope)
    let kindsOnTheWay: [GraphEdge.Kind] = [.parent, .asks, .includes]
    var next = edges(of: node.id).filter { edge in
      let near = direction == .down ? edge.dependent : edge.dependency
      return near == node.id && (!isScope || isStart || kindsOnTheWay.contains(edge.kind))
        && !(direction == .down && isShownByOthers(edge))
    }
    if isScope, isStart, direction == .down {
      next += nodes(.member).filter { $0.scope == node.id }.map {
        GraphEdge(kind: .gives, from: $0.id, to: node.id)
      }
    }
    var seen: Set<String> = []
    return next.compactMap { edge in
      let other = edge.from == node.id ? edge.to : edge.from
      guard seen.insert(other).inserted, let other = self.node(other) else { return nil }
      return Step(edge: edge, node: other, origin: node)
    }
  }

  /// True if members, a parent, or the scope's own request show that a scope has a protocol.
  func isShownByOthers(_ edge: GraphEdge) -> Bool {
    edge.kind == .has
      && (edges(to: edge.to, .gives).contains { $0.scope == edge.from }
        || edge.source == .parent && edges(from: edge.from, .asks).contains { $0.to == edge.to }
        || (way(of: edge.to, in: edge.from)?.count ?? 0) > 1)
  }

  /// The nodes that some nodes reach in one direction, near before far.
  ///
  /// - Parameter withScopes: True if a member reaches its scope, the product of a factory the scope
  ///   that makes it, and a protocol that the user named the scopes that have it.
  func reach(
    from starts: [GraphNode], _ direction: Direction, withScopes: Bool = false
  ) -> [Step] {
    var seen = Set(starts.map(\.id))
    var found: [Step] = []
    func follow(_ node: GraphNode, isStart: Bool) {
      var next = steps(from: node, direction, isStart: isStart)
      if withScopes {
        let member = node.scope.map { [GraphEdge(kind: .has, from: $0, to: node.id)] } ?? []
        let having = isStart && node.isProtocol ? edges(to: node.id, .has) : member
        let makers = next.map(\.edge).filter { $0.kind == .makes }.compactMap { edge in
          edge.scope.map { GraphEdge(kind: .has, from: $0, to: edge.from, label: "factory") }
        }
        next += (having + makers).compactMap { edge in
          self.node(edge.from).map { Step(edge: edge, node: $0, origin: node) }
        }
      }
      found += next.filter { seen.insert($0.node.id).inserted }
    }
    for node in starts { follow(node, isStart: true) }
    var position = 0
    while position < found.count {
      follow(found[position].node, isStart: false)
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
