/// A graph as it is drawn: each arrow leads from a node to one that it needs.
package struct Drawing {
  struct Box {
    let id: String
    /// The lines of its label.
    let label: [String]
    let role: GraphNode.Role
    /// The id of the scope around it; `nil` for none.
    let scope: String?
  }

  struct Arrow: Hashable {
    enum Line { case solid, dashed, thick }

    let from: String
    let to: String
    let label: String?
    let line: Line
  }

  /// The boxes; a box in which others are drawn is a frame.
  let boxes: [Box]
  let arrows: [Arrow]

  /// The boxes with those that are drawn in them; those in others are left out.
  var frames: [(box: Box, inner: [Box])] {
    let inner = Dictionary(grouping: boxes.filter { $0.scope != nil }) { $0.scope ?? "" }
    return boxes.filter { $0.scope == nil }.map { ($0, inner[$0.id] ?? []) }
      .sorted { !$0.inner.isEmpty && $1.inner.isEmpty }
  }
}

extension Drawing {
  /// The scopes with their counts.
  ///
  /// - Parameter isKept: Returns true for a scope that is drawn.
  package init(scopesOf graph: AppGraph, showing isKept: (GraphNode) -> Bool) {
    let title = AppGraph.titles(of: graph.nodes(.scope).filter(isKept))
    let shown = graph.scopeCounts.filter { graph.node($0.id).map(isKept) ?? false }
    boxes = shown.map { counts in
      let name = graph.node(counts.id).map(title) ?? counts.id
      return Box(id: counts.id, label: [name] + counts.lines(), role: .scope, scope: nil)
    }
    let ids = Set(shown.map(\.id))
    arrows = shown.flatMap { counts in
      counts.parents.filter { ids.contains($0.id) }.map {
        Arrow(from: counts.id, to: $0.id, label: $0.property, line: .thick)
      }
    }
  }

  /// All nodes and edges of a graph, members in their scopes.
  package init(_ graph: AppGraph) {
    let title = AppGraph.titles(of: graph.nodes)
    boxes = graph.nodes.map { node in
      let scope = node.scope.flatMap(graph.node)?.id
      let label =
        scope == nil ? [title(node)] + [node.type].compactMap(\.self) : [node.labelInScope]
      return Box(id: node.id, label: label, role: node.roles[0], scope: scope)
    }
    arrows = graph.edges.filter { !graph.isShownByOthers($0) }.map(Arrow.init).eachOnce
  }
}

extension Drawing.Arrow {
  fileprivate init(_ edge: GraphEdge) {
    let (label, line): (String?, Line) =
      switch edge.kind {
      case .parent: (edge.label, .thick)
      case .has:
        (edge.source == .factory ? "factory" : edge.through.map { "through \($0)" }, .dashed)
      case .includes: ("includes", .dashed)
      case .type: (nil, .dashed)
      case .built: ("live", .solid)
      case .makes: ("makes", .solid)
      case .asks, .takes, .gives: (nil, .solid)
      }
    self.init(from: edge.dependent, to: edge.dependency, label: label, line: line)
  }
}

extension AppGraph {
  /// True if other arrows lead the same way.
  fileprivate func isShownByOthers(_ edge: GraphEdge) -> Bool {
    switch edge.kind {
    case .has: isGiven(edge) || isForwarded(edge)
    // The composition that brings the protocol.
    case .asks: edges(from: edge.from, .includes).contains { $0.to == edge.through }
    // A child is made from its parent.
    case .takes: edges(from: edge.from, .parent).contains { $0.to == edge.to }
    default: false
    }
  }
}
