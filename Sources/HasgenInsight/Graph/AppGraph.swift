import HasgenBuilding
import HasgenLint

/// The parts of an app, and their dependencies on each other.
package struct AppGraph: Sendable {
  /// The parts, sorted by id.
  package let nodes: [GraphNode]
  /// The edges between the parts, sorted by where they begin, by kind and by where they end.
  package let edges: [GraphEdge]
  private let nodesByID: [String: GraphNode]
  private let outgoing: [String: [GraphEdge]]
  private let incoming: [String: [GraphEdge]]
  /// The edges from the members of a scope to the scope, sorted by where they begin. They are not
  /// among `edges`, because each member has the id of its scope.
  let membersByScope: [String: [GraphEdge]]
  /// Returns the use of a protocol by the consumer that asks for it; `nil` if it is not known.
  let use: @Sendable (GraphEdge) -> DependencyUse?

  /// A graph of nodes and edges. Duplicates, and edges to other nodes, are left out.
  package init(
    nodes: [GraphNode], edges: [GraphEdge],
    use: @escaping @Sendable (GraphEdge) -> DependencyUse? = { _ in nil }
  ) {
    let nodesByID = Dictionary(nodes.map { ($0.id, $0) }) { first, _ in first }
    let outgoing = Dictionary(grouping: edges.filter { nodesByID[$0.to] != nil }, by: \.from)
      .mapValues { edges in
        edges.eachOnce.sorted { ($0.kind.order, $0.to) < ($1.kind.order, $1.to) }
      }
    self.nodesByID = nodesByID
    self.nodes = nodesByID.values.sorted { $0.id < $1.id }
    self.edges = self.nodes.flatMap { outgoing[$0.id] ?? [] }
    self.outgoing = outgoing
    incoming = Dictionary(grouping: self.edges, by: \.to)
    let members = self.nodes.compactMap { node in
      node.scope.map { GraphEdge(kind: .gives, from: node.id, to: $0) }
    }
    membersByScope = Dictionary(grouping: members, by: \.to)
    self.use = use
  }

  package func node(_ id: String) -> GraphNode? { nodesByID[id] }

  /// The edges of a kind that begin at a node.
  func edges(from id: String, _ kind: GraphEdge.Kind) -> [GraphEdge] {
    (outgoing[id] ?? []).filter { $0.kind == kind }
  }

  /// The edges of a kind that end at a node.
  func edges(to id: String, _ kind: GraphEdge.Kind) -> [GraphEdge] {
    (incoming[id] ?? []).filter { $0.kind == kind }
  }

  /// The edges that begin or end at a node.
  func edges(of id: String) -> [GraphEdge] { (outgoing[id] ?? []) + (incoming[id] ?? []) }

  /// The nodes of a role, sorted by id.
  package func nodes(_ role: GraphNode.Role) -> [GraphNode] { nodes.filter { $0.has(role) } }

  /// The graph of the nodes that satisfy a condition, with the edges between them.
  package func filtered(_ isKept: (GraphNode) -> Bool) -> AppGraph {
    AppGraph(nodes: nodes.filter(isKept), edges: edges, use: use)
  }
}

extension [GraphNode] {
  /// Returns the titles of nodes: with the module if several nodes of the list have the same name.
  var titles: (GraphNode) -> String {
    let ids = Dictionary(grouping: self, by: \.name).mapValues { Set($0.map(\.id)) }
    return { (ids[$0.name]?.count ?? 0) > 1 ? $0.id : $0.name }
  }
}
