/// A graph as it is drawn: each arrow leads from what needs to what is needed.
package struct Drawing {
  /// A box in the drawing.
  struct Box {
    enum Shape { case scope, member, dependency, service, consumer }

    let id: String
    /// The lines of its label.
    let label: [String]
    let shape: Shape
  }

  /// A scope with the members that are drawn.
  struct Cluster {
    let id: String
    let label: String
    let boxes: [Box]
  }

  /// An arrow; its ends are boxes or clusters.
  package struct Arrow: Hashable {
    enum Line { case solid, dashed, thick }

    let from: String
    let to: String
    let label: String?
    let line: Line
  }

  let clusters: [Cluster]
  let boxes: [Box]
  package let arrows: [Arrow]
}

extension Drawing {
  /// The scopes alone, with counts.
  package init(_ counts: [ScopeCounts]) {
    clusters = []
    boxes = counts.map { Box(id: $0.scope.id, label: [$0.scope.name, $0.words], shape: .scope) }
    arrows = counts.flatMap { count in
      count.parents.map { parent in
        Arrow(from: count.scope.id, to: parent.scope.id, label: parent.property, line: .thick)
      }
    }
  }

  /// All nodes and edges of a graph, scopes as clusters of their members.
  package init(_ graph: AppGraph) {
    let members = Dictionary(grouping: graph.nodes.filter { $0.scope != nil }) { $0.scope ?? "" }
    clusters = graph.nodes(.scope).compactMap { scope in
      members[scope.id].map { members in
        Cluster(
          id: scope.id, label: scope.name,
          boxes: members.map { Box(id: $0.id, label: [$0.labelInScope], shape: .member) })
      }
    }
    let drawn = Set(clusters.flatMap { [$0.id] + $0.boxes.map(\.id) })
    boxes = graph.nodes.filter { !drawn.contains($0.id) }.map {
      Box(id: $0.id, label: [$0.label], shape: $0.shape)
    }
    var seen: Set<Arrow> = []
    arrows = graph.edges.compactMap { edge in
      let arrow = Arrow(edge)
      return !graph.isShownByOthers(edge) && seen.insert(arrow).inserted ? arrow : nil
    }
  }
}

extension Drawing.Arrow {
  fileprivate init(_ edge: GraphEdge) {
    var label: String?
    var line = Line.solid
    switch edge.kind {
    case .parent:
      label = edge.label
      line = .thick
    case .has:
      label = edge.through.map { "through \($0)" } ?? (edge.source == .factory ? "factory" : nil)
      line = .dashed
    case .passes:
      label = "passes on"
      line = .dashed
    case .type: line = .dashed
    case .built: label = "live"
    case .makes: label = "makes"
    case .asks, .gives, .takes: break
    }
    self.init(from: edge.dependent, to: edge.dependency, label: label, line: line)
  }
}

extension AppGraph {
  /// Whether other arrows tell what an edge does: those to members that a protocol asks for, and the
  /// one to the parent that has all that a scope has from it.
  fileprivate func isShownByOthers(_ edge: GraphEdge) -> Bool {
    guard edge.kind == .has else { return false }
    return isGiven(edge)
      || edge.source == .parent
        && edges(from: edge.from, .parent).contains { parent in
          parent.label == edge.through
            && edges(from: parent.to, .has).contains { $0.to == edge.to }
        }
  }

  /// Whether a scope has a protocol by members that are in the graph.
  func isGiven(_ having: GraphEdge) -> Bool {
    edges(to: having.to, .gives).contains { $0.scope == having.from }
  }
}

extension GraphNode {
  fileprivate var shape: Drawing.Box.Shape {
    if has(.scope) { return .scope }
    if has(.hasProtocol) || has(.makesProtocol) { return .dependency }
    if has(.consumer) { return .consumer }
    return has(.member) ? .member : .service
  }
}

extension ScopeCounts {
  /// `7 members, 12 protocols, 3 consumers`
  package var words: String {
    [
      count(members, "member"), count(protocols, "protocol"), count(consumers, "consumer"),
    ].joined(separator: ", ")
  }
}
