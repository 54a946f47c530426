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
    let names = Names(of: counts.map(\.scope))
    clusters = []
    boxes = counts.map {
      Box(id: $0.scope.id, label: [names[$0.scope]] + $0.lines, shape: .scope)
    }
    arrows = counts.flatMap { count in
      count.parents.map { parent in
        Arrow(from: count.scope.id, to: parent.scope.id, label: parent.property, line: .thick)
      }
    }
  }

  /// All nodes and edges of a graph, scopes as clusters of their members.
  package init(_ graph: AppGraph) {
    let names = Names(of: graph.nodes)
    let members = Dictionary(grouping: graph.nodes.filter { $0.scope != nil }) { $0.scope ?? "" }
    clusters = graph.nodes(.scope).compactMap { scope in
      members[scope.id].map { members in
        Cluster(
          id: scope.id, label: names[scope],
          boxes: members.map { Box(id: $0.id, label: [$0.labelInScope], shape: .member) })
      }
    }
    let drawn = Set(clusters.flatMap { [$0.id] + $0.boxes.map(\.id) })
    boxes = graph.nodes.filter { !drawn.contains($0.id) }.map {
      Box(id: $0.id, label: [names[$0]] + ($0.type.map { [$0] } ?? []), shape: $0.shape)
    }
    var seen: Set<Arrow> = []
    arrows = graph.edges.compactMap { edge in
      guard let arrow = Arrow(edge, in: graph), seen.insert(arrow).inserted else { return nil }
      return arrow
    }
  }
}

extension Drawing.Arrow {
  /// The arrow for an edge; `nil` for one that others show as well.
  fileprivate init?(_ edge: GraphEdge, in graph: AppGraph) {
    var label: String?
    var line = Line.solid
    switch edge.kind {
    case .parent:
      label = edge.label
      line = .thick
    case .has:
      if graph.isGiven(edge) || graph.isForwarded(edge) { return nil }
      label = edge.through.map { "through \($0)" } ?? (edge.source == .factory ? "factory" : nil)
      line = .dashed
    case .includes:
      label = "includes"
      line = .dashed
    case .type: line = .dashed
    case .built: label = "live"
    case .makes: label = "makes"
    case .asks:
      if graph.isAskedForByOther(edge) { return nil }
    case .takes:
      // A child is made from its parent.
      if graph.edges(from: edge.from, .parent).contains(where: { $0.to == edge.to }) { return nil }
    case .gives: break
    }
    self.init(from: edge.dependent, to: edge.dependency, label: label, line: line)
  }
}

/// The names of nodes, with the module where several have one name.
private struct Names {
  private let shared: Set<String>

  init(of nodes: [GraphNode]) {
    let all = Dictionary(grouping: nodes.filter { $0.scope == nil }, by: \.name)
    shared = Set(all.filter { $0.value.count > 1 }.keys)
  }

  subscript(node: GraphNode) -> String {
    shared.contains(node.name) ? "\(node.module).\(node.name)" : node.name
  }
}

extension AppGraph {
  /// Whether a consumer asks for a protocol only since it includes what a consumer in the graph asks
  /// for, so that the arrow to that says it.
  func isAskedForByOther(_ asking: GraphEdge) -> Bool {
    guard let other = asking.through else { return false }
    return edges(from: asking.from, .includes).contains { $0.to == other }
      && edges(from: other, .asks).contains { $0.to == asking.to }
  }

  /// Whether a scope has a protocol by a parent that is in the graph and has it too, so that the
  /// arrow to the parent says it.
  func isForwarded(_ having: GraphEdge) -> Bool {
    having.source == .parent
      && edges(from: having.from, .parent).contains { parent in
        parent.label == having.through
          && edges(to: having.to, .has).contains { $0.from == parent.to }
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
  /// `7 members`, `12 protocols`, `enough for 3 consumers`
  fileprivate var lines: [String] {
    [
      count(members, "member"), count(protocols, "protocol"),
      "enough for \(count(consumers, "consumer"))",
    ]
  }
}
