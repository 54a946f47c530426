/// What is affected if some parts of an app change or go.
package struct Impact: Sendable {
  /// A part that is affected.
  package struct Effect: Sendable {
    package let node: GraphNode
    /// How it depends on a part that is affected before it.
    package let edge: GraphEdge
    /// How many steps away it is: at least one.
    package let distance: Int
  }

  /// The parts that change or go.
  package let causes: [GraphNode]
  /// The parts that are affected, near before far, then by id.
  package let effects: [Effect]

  /// The effects on nodes of a role.
  package func effects(_ role: GraphNode.Role) -> [Effect] { effects.filter { $0.node.has(role) } }
}

extension AppGraph {
  /// What is affected by some nodes: all that depends on them, directly or not.
  ///
  /// A scope that has what is affected is affected too, and nothing follows from that: what else it
  /// has stays.
  package func impact(of causes: [GraphNode]) -> Impact {
    var spread = ImpactSpread(of: causes, in: self)
    while !spread.front.isEmpty { spread.step() }
    return Impact(causes: causes, effects: spread.effects)
  }
}

/// How far an effect has come.
private struct ImpactSpread {
  let graph: AppGraph
  private(set) var effects: [Impact.Effect] = []
  /// What the next step begins with.
  private(set) var front: [String]
  private var seen: Set<String>
  private var distance = 0
  /// Where protocols are affected.
  private var reaches: [String: Reach] = [:]

  /// The scopes in which a protocol is affected.
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
    distance += 1
    var found: [String: Impact.Effect] = [:]
    var further: Set<String> = []
    for id in front {
      for edge in effectEdges(of: id) {
        let other = edge.from == id ? edge.to : edge.from
        let hasMore = widen(other, by: edge)
        guard !seen.contains(other) else {
          if hasMore { further.insert(other) }
          continue
        }
        guard found[other] == nil, let node = graph.node(other) else { continue }
        found[other] = Impact.Effect(node: node, edge: edge, distance: distance)
      }
    }
    seen.formUnion(found.keys)
    let next = found.values.sorted { $0.node.id < $1.node.id }
    effects += next
    front =
      next.filter { !$0.node.roles.allSatisfy { $0 == .scope } }.map(\.node.id)
      + further.sorted()
  }

  /// Notes where a protocol is affected; returns whether it is so in more scopes than before.
  private mutating func widen(_ id: String, by edge: GraphEdge) -> Bool {
    guard edge.dependent == id, graph.node(id)?.isProtocol == true else { return false }
    let before = reaches[id] ?? .scopes([])
    guard case .scopes(let known) = before else { return false }
    let scope = edge.kind == .has ? edge.from : edge.scope
    let after = scope.map { Reach.scopes(known.union([$0])) } ?? .everywhere
    reaches[id] = after
    return after != before
  }

  /// The edges by which others depend on a node; of a protocol, those of the scopes that have it too,
  /// as far as they have it from where it is affected.
  private func effectEdges(of id: String) -> [GraphEdge] {
    let edges = (graph.edges(from: id) + graph.edges(to: id)).filter { edge in
      edge.dependency == id || edge.kind == .has && edge.to == id
    }
    guard case .scopes(let scopes)? = reaches[id] else {
      // Whose composition names another one asks for the same protocols.
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
