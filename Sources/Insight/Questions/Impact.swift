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
    var seen = Set(causes.map(\.id))
    var effects: [Impact.Effect] = []
    var front = causes.map(\.id)
    var distance = 0
    while !front.isEmpty {
      distance += 1
      var found: [String: Impact.Effect] = [:]
      for id in front {
        for edge in effectEdges(of: id) {
          let other = edge.from == id ? edge.to : edge.from
          guard !seen.contains(other), found[other] == nil, let node = node(other) else { continue }
          found[other] = Impact.Effect(node: node, edge: edge, distance: distance)
        }
      }
      seen.formUnion(found.keys)
      let next = found.values.sorted { $0.node.id < $1.node.id }
      effects += next
      front = next.filter { !$0.node.roles.allSatisfy { $0 == .scope } }.map(\.node.id)
    }
    return Impact(causes: causes, effects: effects)
  }

  /// The edges by which others depend on a node; of a protocol, those of the scopes that have it
  /// too.
  private func effectEdges(of id: String) -> [GraphEdge] {
    (edges(from: id) + edges(to: id)).filter { edge in
      edge.dependency == id || edge.kind == .has && edge.to == id
    }
  }
}
