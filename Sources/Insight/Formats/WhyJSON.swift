import Projects
import Findings
import Lint

/// How consumers get protocols, as JSON.
///
/// - `explanations`: a `consumer` and a `dependency` that it asks for; `requests` lead from its
///   composition to the one that names it; `use` is `read`, `passed-on`, `unused` or `unknown`;
///   `ways` lead from a scope to what supplies it, the shortest first.
/// - `dependencies`: a protocol, with the `ways` of all scopes and its `consumers`, each with
///   `requests` and `use`; of a scope that was named, its way alone.
/// - `nodes`: other parts, with their `edges`, as in a graph.
/// - `notAsked`: a `consumer`, or another part, that has nothing to do with a `dependency`.
package enum WhyJSON {
  package static func text(
    _ graph: AppGraph, _ answer: Answer, uses: UseLookup = { _, _ in nil }
  ) -> String {
    var explanations: [JSON] = []
    var dependencies: [JSON] = []
    var others: [JSON] = []
    var idle: [JSON] = []
    func dependency(_ node: GraphNode, _ ways: [Way], _ demands: [Demand]) -> JSON {
      ["id": .string(node.id)] + node.place?.json + [
        "ways": .list(ways, inLines: true) { way($0, graph) },
        "consumers": .list(demands, inLines: true) { demand($0, uses) },
      ]
    }
    for part in answer.parts {
      switch part {
      case .explanation(let explanation):
        explanations.append(
          demand(explanation.demand, uses)
            + ["ways": .list(explanation.ways) { way($0, graph) }])
      case .dependency(let node, let ways, let demands):
        dependencies.append(dependency(node, ways, demands))
      case .supply(let node, let way): dependencies.append(dependency(node, [way], []))
      case .node(let node, let edges):
        others.append(
          ["id": .string(node.id)] + node.place?.json
            + ["edges": .list(edges, GraphJSON.edge)])
      case .unrelated(let consumer, let dependency):
        idle.append(
          ["consumer": .string(consumer.id), "dependency": .string(dependency.id)])
      }
    }
    let document: JSON = [
      "version": .number(GraphJSON.version), "explanations": .list(explanations, inLines: true),
      "dependencies": .list(dependencies, inLines: true), "nodes": .list(others, inLines: true),
      "notAsked": .list(idle, inLines: false),
    ]
    return document.text + "\n"
  }

  /// A demand, with the consumer's use of what it asks for.
  private static func demand(_ demand: Demand, _ uses: UseLookup) -> JSON {
    let use = uses(demand.consumer.id, demand.dependency.id)
    return [
      "consumer": .string(demand.consumer.id), "dependency": .string(demand.dependency.id),
      "requests": .list(demand.steps) { step in
        ["consumer": .string(step.consumer.id)] + step.place?.json
      },
      "use": use.map { use in
        var receiver: String?
        if case .passedOn(_, let to) = use { receiver = to }
        return ["kind": .string(use.word), "to": .text(receiver)] + use.place?.json
      },
    ]
  }

  private static func way(_ way: Way, _ graph: AppGraph) -> JSON {
    ["scope": .string(way.scope.id)] + way.scope.place?.json + [
      "parents": .list(way.hops) { hop in
        ["property": .string(hop.property), "scope": .string(hop.scope.id)] + hop.place?.json
      },
      "source": .string(way.end.word),
      "members": .list(way.end.members) { member in
        ["id": .string(member.id), "type": .text(member.type)] + member.place?.json + [
          "built": .list(graph.edges(from: member.id, .built)) { built($0, graph) }
        ]
      },
    ]
  }

  private static func built(_ edge: GraphEdge, _ graph: AppGraph) -> JSON {
    let parts = graph.edges(from: edge.to, .takes).filter { $0.scope == edge.scope }
    return ["by": .text(edge.label), "service": .string(edge.to)] + edge.place?.json + [
      "from": JSON.texts(parts.map(\.to).eachOnce).unlessEmpty
    ]
  }
}

extension Way.End {
  fileprivate var word: String {
    switch self {
    case .members: "members"
    case .hand: "hand"
    case .parent: "parent"
    case .factory: "factory"
    case .superclass: "superclass"
    case .marker: "nothing"
    }
  }

  fileprivate var members: [GraphNode] {
    switch self {
    case .members(let members), .hand(let members, _): members
    default: []
    }
  }
}
