import FileSystem
import Findings
import Lint
import Usage

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
    var explanations: [Explanation] = []
    var dependencies: [(node: GraphNode, ways: [Way], demands: [Demand])] = []
    var others: [(node: GraphNode, edges: [GraphEdge])] = []
    var idle: [(consumer: GraphNode, dependency: GraphNode)] = []
    for part in answer.parts {
      switch part {
      case .explanation(let explanation): explanations.append(explanation)
      case .dependency(let node, let ways, let demands):
        dependencies.append((node, ways, demands))
      case .node(let node, let edges): others.append((node, edges))
      case .supply(let node, let way): dependencies.append((node, [way], []))
      case .unrelated(let consumer, let dependency): idle.append((consumer, dependency))
      }
    }
    var json = JSONWriter()
    json.object { json in
      json.field("version", GraphJSON.version)
      json.list("explanations", explanations, inLines: true) { json, explanation in
        json.object { json in
          json.demand(explanation.demand, uses)
          json.list("ways", explanation.ways) { $0.way($1, graph) }
        }
      }
      json.list("dependencies", dependencies, inLines: true) { json, dependency in
        json.object { json in
          json.field("id", dependency.node.id)
          json.place(dependency.node.place)
          json.list("ways", dependency.ways, inLines: true) { $0.way($1, graph) }
          json.list("consumers", dependency.demands, inLines: true) { json, demand in
            json.object { $0.demand(demand, uses) }
          }
        }
      }
      json.list("nodes", others, inLines: true) { json, other in
        json.object { json in
          json.field("id", other.node.id)
          json.place(other.node.place)
          json.list("edges", other.edges) { $0.edge($1) }
        }
      }
      json.list("notAsked", idle) { json, pair in
        json.object { json in
          json.field("consumer", pair.consumer.id)
          json.field("dependency", pair.dependency.id)
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  /// The fields of a demand, and of what the consumer does with what it asks for.
  fileprivate mutating func demand(_ demand: Demand, _ uses: UseLookup) {
    field("consumer", demand.consumer.id)
    field("dependency", demand.dependency.id)
    list("requests", demand.steps) { json, step in
      json.object { json in
        json.field("consumer", step.consumer.id)
        json.place(step.place)
      }
    }
    guard let use = uses(demand.consumer.id, demand.dependency.id) else { return }
    member("use") { json in
      json.field("kind", use.word)
      if case .passedOn(_, let receiver) = use { json.field("to", receiver) }
      json.place(use.place)
    }
  }

  fileprivate mutating func way(_ way: Way, _ graph: AppGraph) {
    object { json in
      json.field("scope", way.scope.id)
      json.place(way.scope.place)
      json.list("parents", way.hops) { json, hop in
        json.object { json in
          json.field("property", hop.property)
          json.field("scope", hop.scope.id)
          json.place(hop.place)
        }
      }
      json.field("source", way.end.word)
      json.list("members", way.end.members) { json, member in
        json.object { json in
          json.field("id", member.id)
          json.field("type", member.type)
          json.place(member.place)
          json.list("built", graph.edges(from: member.id, .built)) { json, edge in
            json.object { json in
              json.field("by", edge.label)
              json.field("service", edge.to)
              json.place(edge.place)
              let parts = graph.edges(from: edge.to, .takes).filter { $0.scope == edge.scope }
              json.field("from", unlessEmpty: parts.map(\.to).eachOnce)
            }
          }
        }
      }
    }
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
