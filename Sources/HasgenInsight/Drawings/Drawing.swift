import HasgenBuilding

/// A graph as it is drawn: each arrow leads from a node to one that it needs.
package struct Drawing {
  struct Box {
    let node: GraphNode
    /// The lines of its label.
    let label: [String]
  }

  struct Arrow: Hashable {
    enum Line { case solid, dashed, thick }

    let from: String
    let to: String
    let label: String?
    let line: Line
  }

  /// The boxes with those that are drawn in them: a scope with its members.
  let frames: [(box: Box, inner: [Box])]
  let arrows: [Arrow]
}

extension Drawing {
  /// The scopes with their counts.
  ///
  /// - Parameter isKept: Returns true for a scope that is drawn.
  package init(scopesOf graph: AppGraph, showing isKept: (GraphNode) -> Bool) {
    let shown = graph.filtered { $0.has(.scope) && isKept($0) }
    let title = shown.nodes.titles
    frames = graph.scopeCounts.compactMap { counts in
      shown.node(counts.id).map { (Box(node: $0, label: [title($0)] + counts.lines()), []) }
    }
    arrows = frames.flatMap { shown.edges(from: $0.box.node.id, .parent).map(Arrow.init) }
  }

  /// All nodes and edges of a graph, members in their scopes.
  package init(_ graph: AppGraph) {
    let title = graph.nodes.titles
    let members = Dictionary(grouping: graph.nodes) { $0.scope.flatMap(graph.node)?.id }
    frames = (members[nil] ?? []).map { node in
      let inner = (members[node.id] ?? []).map { Box(node: $0, label: [$0.labelInScope]) }
      return (Box(node: node, label: [title(node)] + [node.type].compactMap(\.self)), inner)
    }.sorted { !$0.inner.isEmpty && $1.inner.isEmpty }
    arrows = graph.edges.filter { !graph.isDrawnByOthers($0) }.map(Arrow.init).eachOnce
  }
}

extension Drawing.Arrow {
  fileprivate init(_ edge: GraphEdge) {
    let (label, line): (String?, Line) =
      switch edge.kind {
      case .parent: (edge.label, .thick)
      case .has where edge.source == .factory: ("factory", .dashed)
      case .has: (edge.through.map { "through \($0)" }, .dashed)
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
  fileprivate func isDrawnByOthers(_ edge: GraphEdge) -> Bool {
    switch edge.kind {
    // The composition that brings the protocol.
    case .asks: edges(from: edge.from, .includes).contains { $0.to == edge.through }
    // A child is made from its parent.
    case .takes: edges(from: edge.from, .parent).contains { $0.to == edge.to }
    default: isShownByOthers(edge)
    }
  }
}
