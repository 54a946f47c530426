/// The spread of a change over a graph, step by step.
struct ImpactSpread {
  let graph: AppGraph
  private(set) var effects: [Effect] = []
  /// The nodes with which the next step begins.
  private(set) var front: [String]
  private var seen: Set<String>
  /// The scopes in which protocols are affected.
  private var reaches: [String: Reach] = [:]

  /// A part of the app that is affected.
  struct Effect {
    let node: GraphNode
    /// Its dependency on a part that is affected before it.
    let edge: GraphEdge
  }

  private enum Reach: Equatable {
    case everywhere
    case scopes(Set<String>)
  }

  init(of causes: [GraphNode], in graph: AppGraph) {
    self.graph = graph
    front = causes.map(\.id)
    seen = Set(front)
    for id in front { reaches[id] = .everywhere }
  }

  mutating func step() {
    var found: [String: Effect] = [:]
    var further: Set<String> = []
    for id in front {
      for edge in effectEdges(of: id) {
        let other = edge.other(than: id)
        let hasMore = widen(other, by: edge)
        guard !seen.contains(other) else {
          if hasMore { further.insert(other) }
          continue
        }
        guard found[other] == nil, let node = graph.node(other) else { continue }
        found[other] = Effect(node: node, edge: edge)
      }
    }
    seen.formUnion(found.keys)
    let next = found.values.sorted { $0.node.id < $1.node.id }
    effects += next
    front =
      next.filter { !$0.node.roles.allSatisfy { $0 == .scope } }.map(\.node.id)
      + further.sorted()
  }

  /// Notes the scopes in which a protocol is affected; returns true if there are more than before.
  private mutating func widen(_ id: String, by edge: GraphEdge) -> Bool {
    guard edge.dependent == id, graph.node(id)?.isProtocol == true else { return false }
    let before = reaches[id] ?? .scopes([])
    guard case .scopes(let known) = before else { return false }
    let scope = edge.kind == .has ? edge.from : edge.scope
    let after = scope.map { Reach.scopes(known.union([$0])) } ?? .everywhere
    reaches[id] = after
    return after != before
  }

  /// The edges by which others depend on a node; of a protocol, also those of the scopes that have it
  /// from an affected scope.
  private func effectEdges(of id: String) -> [GraphEdge] {
    let edges = graph.edges(of: id).filter {
      $0.dependency == id || $0.kind == .has && $0.to == id
    }
    guard case .scopes(let scopes)? = reaches[id] else {
      // A consumer that includes the composition of another one asks for the same protocols.
      return reaches[id] == .everywhere ? edges : edges.filter { $0.kind != .includes }
    }
    let ways = graph.ways(to: id)
    let affected = Set(ways.filter { !$0.scopes.isDisjoint(with: scopes) }.map(\.scope.id))
    return edges.filter { edge in
      switch edge.kind {
      case .has: affected.contains(edge.from)
      case .asks:
        graph.ways(ways, for: edge.from).contains { affected.contains($0.scope.id) }
      default: true
      }
    }
  }
}
