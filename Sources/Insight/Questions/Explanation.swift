import Findings
import Lint

/// How a consumer gets a protocol that it asks for.
package struct Explanation: Sendable {
  /// A composition on the way to the name of the protocol.
  package struct Request: Sendable {
    package let consumer: GraphNode
    /// The name that brings the protocol.
    package let place: Location?
  }

  package let consumer: GraphNode
  package let dependency: GraphNode
  /// The consumer's composition; then that of the consumer which it names, and so on.
  package let requests: [Request]
  /// What the consumer does with it; `nil` where that was not asked.
  package let use: DependencyUse?
  /// The ways by which it comes, the shortest first; empty if no scope has it.
  package let ways: [Way]
}

/// Returns what a consumer does with a protocol, by their ids; `nil` where it is not known.
package typealias UseLookup = (_ consumer: String, _ dependency: String) -> DependencyUse?

extension AppGraph {
  /// How a consumer gets a protocol; `nil` if it does not ask for it.
  package func explanation(
    of dependency: String, for consumer: String, uses: UseLookup = { _, _ in nil }
  ) -> Explanation? {
    guard let asker = node(consumer), let asked = node(dependency),
      edges(from: consumer, .asks).contains(where: { $0.to == dependency })
    else { return nil }
    return Explanation(
      consumer: asker, dependency: asked, requests: requests(for: dependency, by: asker),
      use: uses(consumer, dependency), ways: ways(to: dependency, for: consumer))
  }

  /// The compositions from a consumer's to the one that names a protocol, by the shortest way.
  private func requests(for dependency: String, by consumer: GraphNode) -> [Explanation.Request] {
    var front: [[Explanation.Request]] = [[]]
    var waiting = [consumer]
    var seen: Set<String> = [consumer.id]
    while let next = waiting.first {
      let before = front.removeFirst()
      waiting.removeFirst()
      let asking = edges(from: next.id, .asks).filter { $0.to == dependency }
      // Where it is named itself, nobody else need be asked.
      if let direct = asking.first(where: { $0.through == nil }) {
        return before + [Explanation.Request(consumer: next, place: direct.place)]
      }
      for edge in asking {
        guard let other = edge.through.flatMap(node), seen.insert(other.id).inserted else {
          continue
        }
        waiting.append(other)
        front.append(before + [Explanation.Request(consumer: next, place: edge.place)])
      }
    }
    return [Explanation.Request(consumer: consumer, place: consumer.place)]
  }
}
