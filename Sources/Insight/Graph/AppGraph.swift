/// Who has what in an app, who asks for it, and what it is built from.
package struct AppGraph: Sendable {
  /// The parts, sorted by id.
  package let nodes: [GraphNode]
  /// The edges, sorted; each leads from one of the parts to another.
  package let edges: [GraphEdge]
  private let positions: [String: Int]
  private let outgoing: [String: [Int]]
  private let incoming: [String: [Int]]

  /// A graph; of edges that differ in nothing, one stays, as of nodes with one id.
  package init(nodes: [GraphNode], edges: [GraphEdge]) {
    let known = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    let sorted = Set(edges).filter { known[$0.from] != nil && known[$0.to] != nil }.sorted()
    self.nodes = known.values.sorted { $0.id < $1.id }
    self.edges = sorted
    positions = Dictionary(
      uniqueKeysWithValues: self.nodes.enumerated().map { ($0.element.id, $0.offset) })
    outgoing = Dictionary(grouping: sorted.indices) { sorted[$0].from }
    incoming = Dictionary(grouping: sorted.indices) { sorted[$0].to }
  }

  package func node(_ id: String) -> GraphNode? { positions[id].map { nodes[$0] } }

  /// The edges that begin at a node, of all kinds or one.
  package func edges(from id: String, _ kind: GraphEdge.Kind? = nil) -> [GraphEdge] {
    (outgoing[id] ?? []).map { edges[$0] }.filter { kind == nil || $0.kind == kind }
  }

  /// The edges that end at a node, of all kinds or one.
  package func edges(to id: String, _ kind: GraphEdge.Kind? = nil) -> [GraphEdge] {
    (incoming[id] ?? []).map { edges[$0] }.filter { kind == nil || $0.kind == kind }
  }

  /// The nodes of a role, sorted by id.
  package func nodes(_ role: GraphNode.Role) -> [GraphNode] { nodes.filter { $0.has(role) } }

  /// The nodes and edges that satisfy conditions; an edge goes with either of its nodes.
  package func filtered(
    _ isKept: (GraphNode) -> Bool, edges isEdgeKept: (GraphEdge) -> Bool = { _ in true }
  ) -> AppGraph {
    AppGraph(nodes: nodes.filter(isKept), edges: edges.filter(isEdgeKept))
  }
}
