import Findings

/// The way by which a scope has a protocol: through parents, to the scope that has it itself.
struct Way {
  let scope: GraphNode
  /// The edges to the parents.
  let hops: [GraphEdge]
  /// The edge from the last scope to the protocol.
  let end: GraphEdge

  /// The id of the scope that has the protocol itself.
  var source: String { end.from }

  /// The ids of the scopes on the way, a superclass included.
  var scopes: Set<String> {
    Set(
      [scope.id, source] + hops.map(\.to)
        + [end.source == .superclass ? end.through : nil].compactMap(\.self))
  }
}

/// The request of a consumer for a protocol.
struct Demand {
  let consumer: GraphNode
  let dependency: GraphNode
  /// The edges from the consumer, and from the consumers whose compositions bring the protocol.
  let steps: [GraphEdge]
}

extension AppGraph {
  /// The way by which a scope has a protocol; `nil` if it does not.
  func way(of dependency: String, in scope: GraphNode) -> Way? {
    var hops: [GraphEdge] = []
    var current = scope.id
    var seen: Set<String> = []
    while seen.insert(current).inserted {
      let having = edges(from: current, .has).first { $0.to == dependency }
      guard let having else { return nil }
      let parents = having.source == .parent ? edges(from: current, .parent) : []
      guard let parent = parents.first(where: { $0.label == having.through }) else {
        return Way(scope: scope, hops: hops, end: having)
      }
      hops.append(parent)
      current = parent.to
    }
    return nil
  }

  /// The ways of all scopes that have a protocol, the shortest first.
  func ways(to dependency: String) -> [Way] {
    edges(to: dependency, .has).map(\.from).eachOnce
      .compactMap { node($0).flatMap { way(of: dependency, in: $0) } }
      .sorted { ($0.hops.count, $0.scope.id) < ($1.hops.count, $1.scope.id) }
  }

  /// The ways by which a consumer gets a protocol: those of scopes that have everything it asks for,
  /// or all if there are none.
  func ways(_ all: [Way], for consumer: String) -> [Way] {
    let asked = Set(edges(from: consumer, .asks).map(\.to))
    let whole = all.filter { asked.isSubset(of: edges(from: $0.scope.id, .has).map(\.to)) }
    return whole.isEmpty ? all : whole
  }

  /// The request of a consumer for a protocol, by the shortest way through other compositions; `nil`
  /// if there is none.
  func demand(for dependency: String, by consumer: String) -> Demand? {
    guard let asker = node(consumer), let asked = node(dependency) else { return nil }
    var waiting: [(consumer: String, before: [GraphEdge])] = [(consumer, [])]
    var seen: Set<String> = [consumer]
    var next = 0
    while next < waiting.count {
      let (current, before) = waiting[next]
      next += 1
      let asking = edges(from: current, .asks).filter { $0.to == dependency }
      if let direct = asking.first(where: { $0.through == nil }) {
        return Demand(consumer: asker, dependency: asked, steps: before + [direct])
      }
      for edge in asking {
        guard let other = edge.through, seen.insert(other).inserted else { continue }
        waiting.append((other, before + [edge]))
      }
    }
    let any = edges(from: consumer, .asks).first { $0.to == dependency }
    return any.map { Demand(consumer: asker, dependency: asked, steps: [$0]) }
  }

  /// The protocols by which consumers get a node: itself, those that a member satisfies, those of the
  /// members that have a service, and those that make it.
  func protocols(behind node: GraphNode) -> [GraphNode] {
    if node.isProtocol { return [node] }
    let members =
      node.has(.member)
      ? [node.id] : edges(to: node.id).filter { [.type, .built].contains($0.kind) }.map(\.from)
    let given = members.eachOnce.flatMap { edges(from: $0, .gives).map(\.to) }
    return (given + edges(to: node.id, .makes).map(\.from)).eachOnce.compactMap(self.node)
  }
}
