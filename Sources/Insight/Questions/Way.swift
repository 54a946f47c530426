import Findings

/// How a scope has a protocol: through which parents, from which members, and what builds these.
package struct Way: Sendable {
  /// A parent that a protocol comes through.
  package struct Hop: Sendable {
    /// The property that holds it.
    package let property: String
    package let place: Location?
    /// The parent.
    package let scope: GraphNode
  }

  /// What stands at the end.
  package enum End: Sendable {
    /// The members, which are what the protocol asks for.
    case members([GraphNode])
    /// The scope conforms by hand, with the members that do the work as far as they are known.
    case hand([GraphNode], Location?)
    /// A parent of which only the protocols are known; the property that holds it.
    case parent(String, Location?)
    /// Generated code makes it.
    case factory
    /// A superclass of the container has it.
    case superclass(GraphNode)
    /// The scope has it, and nothing more is known: it asks for nothing.
    case marker
  }

  /// The id of the protocol.
  package let dependency: String
  /// The scope that has it.
  package let scope: GraphNode
  package let hops: [Hop]
  package let end: End

  /// The ids of the scopes that it comes through.
  var scopes: Set<String> {
    var ids = Set(hops.map(\.scope.id)).union([scope.id])
    if case .superclass(let above) = end { ids.insert(above.id) }
    return ids
  }

  /// The scope that has it itself.
  package var source: GraphNode { hops.last?.scope ?? scope }
}

extension AppGraph {
  /// How a scope has a protocol; `nil` if it does not.
  package func way(of dependency: String, in scope: String) -> Way? {
    guard let start = node(scope) else { return nil }
    var hops: [Way.Hop] = []
    var seen: Set<String> = []
    var current = start
    while seen.insert(current.id).inserted {
      let having = edges(from: current.id, .has).filter { $0.to == dependency }
      guard let edge = having.first else { return nil }
      switch edge.source {
      case .parent:
        guard
          let parent = edges(from: current.id, .parent).first(where: { $0.label == edge.through }),
          let next = node(parent.to)
        else {
          return Way(
            dependency: dependency, scope: start, hops: hops,
            end: .parent(edge.through ?? "", edge.place))
        }
        hops.append(Way.Hop(property: parent.label ?? "", place: parent.place, scope: next))
        current = next
      case .superclass:
        let above = edge.through.flatMap(node)
        return Way(
          dependency: dependency, scope: start, hops: hops,
          end: above.map(Way.End.superclass) ?? .marker)
      case .factory: return Way(dependency: dependency, scope: start, hops: hops, end: .factory)
      case .hand:
        return Way(
          dependency: dependency, scope: start, hops: hops,
          end: .hand(givers(of: dependency, in: current.id), edge.place))
      case .members, nil:
        let members = givers(of: dependency, in: current.id)
        return Way(
          dependency: dependency, scope: start, hops: hops,
          end: members.isEmpty ? .marker : .members(members))
      }
    }
    return nil
  }

  /// The members of a scope that are what a protocol asks for.
  private func givers(of dependency: String, in scope: String) -> [GraphNode] {
    edges(to: dependency, .gives).filter { $0.scope == scope }.compactMap { node($0.from) }
  }

  /// The scopes that have a protocol, each with its way, the shortest first.
  package func ways(to dependency: String) -> [Way] {
    edges(to: dependency, .has).map(\.from).eachOnce.compactMap { way(of: dependency, in: $0) }
      .sorted { ($0.hops.count, $0.scope.id) < ($1.hops.count, $1.scope.id) }
  }

  /// The ways by which a consumer gets a protocol: through the scopes that have all that it asks
  /// for, or else through all that have this one.
  package func ways(to dependency: String, for consumer: String) -> [Way] {
    ways(ways(to: dependency), for: consumer)
  }

  /// Those among the ways to a protocol by which a consumer gets it.
  func ways(_ all: [Way], for consumer: String) -> [Way] {
    let asked = Set(edges(from: consumer, .asks).map(\.to))
    let whole = all.filter { way in
      asked.isSubset(of: edges(from: way.scope.id, .has).map(\.to))
    }
    return whole.isEmpty ? all : whole
  }

  /// The scopes that have all that a consumer asks for, sorted by id.
  package func scopes(serving consumer: String) -> [GraphNode] {
    let asked = Set(edges(from: consumer, .asks).map(\.to))
    return nodes(.scope).filter { asked.isSubset(of: edges(from: $0.id, .has).map(\.to)) }
  }
}

extension [String] {
  /// The elements, each once, in their order.
  var eachOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
