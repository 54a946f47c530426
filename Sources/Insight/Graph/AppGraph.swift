/// Who has what in an app, who asks for it, and what it is built from.
package struct AppGraph: Sendable {
  /// The parts, sorted by id.
  package let nodes: [GraphNode]
  /// The edges, sorted by where they begin, by kind and by where they end; each leads from one of
  /// the parts to another.
  package let edges: [GraphEdge]
  private let positions: [String: Int]
  /// The edges that begin at each node, and those that end there, by their positions.
  private let outgoing: [[Int]]
  private let incoming: [[Int]]

  /// A graph; of edges that differ in nothing, one stays, as of nodes with one id.
  package init(nodes: [GraphNode], edges: [GraphEdge]) {
    var seen: Set<String> = []
    let nodes = nodes.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
    let positions = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().map { ($0.element.id, $0.offset) })
    let placed = edges.indices.compactMap { index -> PlacedEdge? in
      guard let from = positions[edges[index].from], let to = positions[edges[index].to] else {
        return nil
      }
      return PlacedEdge(index: index, from: from, kind: edges[index].kind, to: to)
    }.sorted { one, other in
      one.key == other.key
        ? edges[one.index].isBefore(edges[other.index]) : one.key < other.key
    }
    var sorted: [GraphEdge] = []
    sorted.reserveCapacity(placed.count)
    var outgoing = Array(repeating: [Int](), count: nodes.count)
    var incoming = outgoing
    var last: PlacedEdge?
    for next in placed {
      defer { last = next }
      if let last, last.key == next.key, edges[last.index] == edges[next.index] { continue }
      outgoing[next.from].append(sorted.count)
      incoming[next.to].append(sorted.count)
      sorted.append(edges[next.index])
    }
    self.nodes = nodes
    self.edges = sorted
    self.positions = positions
    self.outgoing = outgoing
    self.incoming = incoming
  }

  package func node(_ id: String) -> GraphNode? { positions[id].map { nodes[$0] } }

  /// The edges that begin at a node, of all kinds or one.
  package func edges(from id: String, _ kind: GraphEdge.Kind? = nil) -> [GraphEdge] {
    edges(outgoing, id, kind)
  }

  /// The edges that end at a node, of all kinds or one.
  package func edges(to id: String, _ kind: GraphEdge.Kind? = nil) -> [GraphEdge] {
    edges(incoming, id, kind)
  }

  private func edges(
    _ lists: [[Int]], _ id: String, _ kind: GraphEdge.Kind?
  ) -> [GraphEdge] {
    guard let position = positions[id] else { return [] }
    return lists[position].lazy.map { edges[$0] }.filter { kind == nil || $0.kind == kind }
  }

  /// The nodes of a role, sorted by id.
  package func nodes(_ role: GraphNode.Role) -> [GraphNode] { nodes.filter { $0.has(role) } }

  /// The graph of the nodes that satisfy a condition, with the edges between them.
  package func filtered(_ isKept: (GraphNode) -> Bool) -> AppGraph {
    AppGraph(nodes: nodes.filter(isKept), edges: edges)
  }
}

/// An edge, with where its ends are among the nodes.
private struct PlacedEdge {
  let index: Int
  /// Where it begins, its kind and where it ends, in one number: quicker to compare than ids.
  let key: Int

  var from: Int { key >> 34 }
  var to: Int { key & ((1 << 30) - 1) }

  init(index: Int, from: Int, kind: GraphEdge.Kind, to: Int) {
    self.index = index
    key = from << 34 | kind.rank << 30 | to
  }
}
