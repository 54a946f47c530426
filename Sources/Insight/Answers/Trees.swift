extension AppGraph {
  /// The scopes with their counts as a list.
  ///
  /// - Parameter isKept: Returns true for a scope that is listed.
  package func scopeList(showing isKept: (GraphNode) -> Bool) -> [Statement] {
    scopeCounts.compactMap { counts in
      guard let scope = node(counts.id), isKept(scope) else { return nil }
      let forwarded = counts.forwarded == 0 ? "" : ", \(counts.forwarded) of them from parents"
      let parents = counts.parents.map { parent in
        Statement(
          "parent", "its parent \(parent.property) is \(node(parent.id)?.name ?? "")",
          about: parent.id)
      }
      let lines = counts.lines(forwarded).map { Statement("count", $0) }
      return Statement("scope", scope.name, about: scope.id, at: scope.place, parents + lines)
    }
  }

  /// Returns the trees of some nodes: what they need, and who needs them.
  ///
  /// - Parameter isKept: Returns true for a node that is shown, with the nodes below it.
  package func trees(
    of starts: [GraphNode], showing isKept: (GraphNode) -> Bool
  ) -> [Statement] {
    starts.map { start in
      title(
        start,
        Direction.allCases.map { direction in
          var shown: Set<String>? = [start.id]
          let parts = branches(of: start.id, direction, &shown, isStart: true, isKept)
          return Statement(
            direction.rawValue, direction.rawValue + (parts.isEmpty ? " nothing" : ""), parts)
        })
    }
  }

  /// Lists the nodes that are not members of scopes, each with what it needs directly.
  package func list(showing isKept: (GraphNode) -> Bool) -> [Statement] {
    nodes.filter { $0.scope == nil && isKept($0) }.map { node in
      var shown: Set<String>?
      return title(node, branches(of: node.id, .down, &shown, isStart: true, isKept))
    }
  }

  private func title(_ node: GraphNode, _ parts: [Statement]) -> Statement {
    let roles = node.roles.map(\.word).joined(separator: " and ")
    return Statement(
      node.roles[0].rawValue, "\(node.label), \(roles)", about: node.id, at: node.place, parts)
  }

  /// - Parameter shown: The nodes that are shown with the nodes below them; `nil` for a list.
  private func branches(
    of id: String, _ direction: Direction, _ shown: inout Set<String>?, isStart: Bool,
    _ isKept: (GraphNode) -> Bool
  ) -> [Statement] {
    let isList = shown == nil
    let steps = steps(from: id, direction, isStart: isStart).filter { edge, node in
      // Members, and the parent's branch, show that a scope has the protocol.
      let isHidden =
        edge.kind == .has && direction == .down
        && (isGiven(edge) || isForwarded(edge) && (!isStart || isList))
      return isKept(node) && !isHidden
    }
    let edges = Dictionary(grouping: steps, by: \.node.id).mapValues { $0.map(\.edge) }
    return steps.map(\.node).eachOnce.map { node in
      let clauses = (edges[node.id] ?? []).map { $0.clause(of: node.id, to: "it") }
      let isNew = shown?.insert(node.id).inserted ?? false
      let below =
        isNew ? branches(of: node.id, direction, &shown, isStart: false, isKept) : []
      let isAbove =
        !isNew && !isList && !self.steps(from: node.id, direction, isStart: false).isEmpty
      return Statement(
        edges[node.id]?.first?.kind.rawValue ?? "",
        ([node.label] + clauses.filter { !$0.isEmpty }.eachOnce).joined(separator: ", ")
          + (isAbove ? " (above)" : ""), about: node.id, at: node.place, below)
    }
  }

  /// True if members in the graph show that a scope has a protocol.
  func isGiven(_ having: GraphEdge) -> Bool {
    edges(to: having.to, .gives).contains { $0.scope == having.from }
  }

  /// True if a parent in the graph shows that a scope has a protocol.
  func isForwarded(_ having: GraphEdge) -> Bool {
    having.source == .parent
      && edges(from: having.from, .parent).contains { parent in
        parent.label == having.through
          && edges(from: parent.to, .has).contains { $0.to == having.to }
      }
  }
}
