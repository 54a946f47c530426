import Findings

/// How a consumer asks for a protocol.
package struct Demand: Sendable {
  /// A composition on the way to the name of the protocol.
  package struct Step: Sendable {
    package let consumer: GraphNode
    /// The name that brings the protocol.
    package let place: Location?
  }

  package let consumer: GraphNode
  package let dependency: GraphNode
  /// The consumer's composition; then that of the consumer which it names, and so on.
  package let steps: [Step]
}

/// How a consumer gets a protocol that it asks for.
package struct Explanation: Sendable {
  package let demand: Demand
  /// The ways by which it comes, the shortest first; empty if no scope has it.
  package let ways: [Way]
}

extension AppGraph {
  /// How a consumer gets a protocol; `nil` if it does not ask for it.
  package func explanation(of dependency: String, for consumer: String) -> Explanation? {
    demand(for: dependency, by: consumer).map {
      Explanation(demand: $0, ways: ways(to: dependency, for: consumer))
    }
  }

  /// How a consumer asks for a protocol; `nil` if it does not.
  package func demand(for dependency: String, by consumer: String) -> Demand? {
    guard let asker = node(consumer), let asked = node(dependency),
      edges(from: consumer, .asks).contains(where: { $0.to == dependency })
    else { return nil }
    return Demand(
      consumer: asker, dependency: asked, steps: steps(to: dependency, by: asker))
  }

  /// The compositions from a consumer's to the one that names a protocol, by the shortest way.
  private func steps(to dependency: String, by consumer: GraphNode) -> [Demand.Step] {
    var waiting: [(consumer: GraphNode, before: [Demand.Step])] = [(consumer, [])]
    var seen: Set<String> = [consumer.id]
    var next = 0
    while next < waiting.count {
      let (asker, before) = waiting[next]
      next += 1
      let asking = edges(from: asker.id, .asks).filter { $0.to == dependency }
      // Where it is named itself, nobody else need be asked.
      if let direct = asking.first(where: { $0.through == nil }) {
        return before + [Demand.Step(consumer: asker, place: direct.place)]
      }
      for edge in asking {
        guard let other = edge.through.flatMap(node), seen.insert(other.id).inserted else {
          continue
        }
        waiting.append((other, before + [Demand.Step(consumer: asker, place: edge.place)]))
      }
    }
    return [Demand.Step(consumer: consumer, place: consumer.place)]
  }
}
