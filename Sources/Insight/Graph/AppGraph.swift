/// The parts of an app, and their dependencies on each other.
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

  /// A graph of nodes and edges without duplicates.
  package init(nodes: [GraphNode], edges: [GraphEdge]) {
    var seen: Set<String> = []
    let nodes = nodes.filter { seen.insert($0.id).inserted }.sorted { $0.id < $1.id }
    let positions = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().map { ($0.element.id, $0.offset) })
    let kinds = Dictionary(
      uniqueKeysWithValues: GraphEdge.Kind.allCases.enumerated().map { ($0.element, $0.offset) })
    // The beginning, the kind and the end in one number: quicker to compare than ids.
    let keyed = edges.compactMap { edge -> (key: Int, edge: GraphEdge)? in
      guard let from = positions[edge.from], let to = positions[edge.to] else { return nil }
      return (from << 34 | (kinds[edge.kind] ?? 0) << 30 | to, edge)
    }.sorted { $0.key == $1.key ? $0.edge.isBefore($1.edge) : $0.key < $1.key }
    var sorted: [GraphEdge] = []
    var outgoing = Array(repeating: [Int](), count: nodes.count)
    var incoming = outgoing
    for (key, edge) in keyed where sorted.last != edge {
      outgoing[key >> 34].append(sorted.count)
      incoming[key & ((1 << 30) - 1)].append(sorted.count)
      sorted.append(edge)
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

  /// The edges that begin or end at a node.
  func edges(of id: String) -> [GraphEdge] { edges(from: id) + edges(to: id) }

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

  /// Returns the titles of nodes: with the module if several have the same name.
  static func titles(of nodes: [GraphNode]) -> (GraphNode) -> String {
    let ids = Dictionary(grouping: nodes, by: \.name).mapValues { Set($0.map(\.id)) }
    return { (ids[$0.name]?.count ?? 0) > 1 ? $0.id : $0.name }
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in their order.
  var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
