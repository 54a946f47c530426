import Findings
import Lint

/// The answers to `why`.
package struct Why {
  private let graph: AppGraph
  private let uses: UseLookup

  package init(_ graph: AppGraph, uses: @escaping UseLookup = { _, _ in nil }) {
    self.graph = graph
    self.uses = uses
  }

  /// Explains the nodes of one name.
  package func answers(about subject: Subject) -> [Statement] {
    subject.nodes.flatMap { node -> [Statement] in
      guard node.has(.consumer) else {
        return (node.isProtocol ? [] : [neighbours(of: node)])
          + graph.protocols(behind: node).map(supplyAndDemand)
      }
      let asked = graph.edges(from: node.id, .asks).map(\.to).eachOnce
      return asked.compactMap { explanation(of: $0, for: node.id) }
        + (node.roles.count > 1 ? [neighbours(of: node)] : [])
    }
  }

  /// Explains how a consumer gets a protocol, a member or a service, or how a scope has it; the names
  /// may be in either order. If names have several meanings, unrelated ones are left out.
  package func answers(about one: Subject, and other: Subject) -> [Statement] {
    let role = [GraphNode.Role.consumer, .scope].first { role in
      (one.nodes + other.nodes).contains { $0.has(role) }
    }
    let isTurned = role.map { role in !one.nodes.contains { $0.has(role) } } ?? false
    let (askers, wanted) = isTurned ? (other, one) : (one, other)
    let pairs = askers.nodes.flatMap { asker in wanted.nodes.map { (asker, $0) } }
    let related = pairs.flatMap { answers(about: $0, and: $1) }
    guard related.isEmpty else { return related }
    return pairs.map { node, other in
      let verb = node.has(.consumer) ? "does not ask for" : "has nothing to do with"
      let line = Statement(
        "unrelated", "\(verb) \(other.name)", about: node.id, and: other.id, at: other.place)
      return title(node, [line])
    }
  }

  private func answers(about asker: GraphNode, and wanted: GraphNode) -> [Statement] {
    let explained = graph.protocols(behind: wanted).compactMap {
      explanation(of: $0.id, for: asker.id)
    }
    guard explained.isEmpty else { return explained }
    if wanted.isProtocol, let way = graph.way(of: wanted.id, in: asker) {
      return [title(wanted, statements([way]))]
    }
    let common = graph.edges(of: asker.id).filter { $0.other(than: asker.id) == wanted.id }
    return common.isEmpty ? [] : [title(asker, common.map { neighbour(of: asker, by: $0) })]
  }

  private func title(_ node: GraphNode, _ parts: [Statement]) -> Statement {
    Statement(node.roles[0].rawValue, node.label, about: node.id, at: node.place, parts)
  }

  /// The way in which a consumer gets a protocol; `nil` if it does not ask for it.
  private func explanation(of dependency: String, for consumer: String) -> Statement? {
    guard let demand = graph.demand(for: dependency, by: consumer) else { return nil }
    let ways = graph.ways(graph.ways(to: dependency), for: consumer)
    return Statement(
      "asks", "\(demand.consumer.name) asks for \(demand.dependency.name)", about: consumer,
      and: dependency, at: demand.steps.first?.place, details(of: demand) + statements(ways))
  }

  /// The sources of a protocol in the scopes, and the compositions that ask for it.
  private func supplyAndDemand(of dependency: GraphNode) -> Statement {
    let demands = graph.edges(to: dependency.id, .asks).map(\.from).eachOnce
      .compactMap { graph.demand(for: dependency.id, by: $0) }
      .sorted { ($0.steps.count, $0.consumer.id) < ($1.steps.count, $1.consumer.id) }
    let asking = demands.map { demand in
      Statement(
        "asks", "\(demand.consumer.name) asks for it", about: demand.consumer.id,
        and: dependency.id, at: demand.steps.first?.place, details(of: demand))
    }
    return title(
      dependency,
      statements(graph.ways(to: dependency.id))
        + (asking.isEmpty ? [Statement("unused", "nobody asks for it")] : asking))
  }

  /// The compositions that bring a protocol, and its use by the consumer.
  private func details(of demand: Demand) -> [Statement] {
    let steps = demand.steps.dropFirst().map { step in
      Statement(
        "includes", "since \(graph.node(step.from)?.name ?? step.from) asks for it",
        about: step.from, at: step.place)
    }
    let use = uses(demand.consumer.id, demand.dependency.id).map {
      Statement($0.word, $0.predicate)
    }
    return steps + [use].compactMap(\.self)
  }

  private func statements(_ ways: [Way]) -> [Statement] {
    if ways.isEmpty { return [Statement("missing", "no scope has it")] }
    return ways.enumerated().map { index, way in
      let isKnown = ways[..<index].contains { $0.source == way.source }
      let hops = way.hops.map { hop in
        Statement(
          "parent", "from its parent \(hop.label ?? ""), \(graph.node(hop.to)?.name ?? hop.to)",
          about: hop.to, at: hop.place)
      }
      return Statement(
        "has", "\(way.scope.name) has it", about: way.scope.id, and: way.end.to,
        at: way.scope.place,
        hops
          + (isKnown
            ? [Statement("has", "which has it as above", about: way.source)] : end(of: way)))
    }
  }

  /// The source of the protocol in the last scope of a way.
  private func end(of way: Way) -> [Statement] {
    let edge = way.end
    let members = graph.edges(to: edge.to, .gives).filter { $0.scope == way.source }
      .compactMap { graph.node($0.from).map(member) }
    func line(_ text: String, _ parts: [Statement] = []) -> Statement {
      Statement(edge.label ?? "has", text, at: edge.place, parts)
    }
    switch edge.source {
    case .members, nil: return members
    case .hand: return [line("by a conformance that is written by hand")] + members
    case .parent:
      return [line("from its parent \(edge.through ?? ""), of which only the protocols are known")]
    case .superclass:
      return [line("from its superclass \(edge.through.flatMap(graph.node)?.name ?? "")")]
    case .factory:
      let products = graph.edges(from: edge.to, .makes).filter { $0.scope == way.source }
      return [
        Statement(
          "factory", "by a method that hasgen generates",
          products.map { product in
            Statement(
              "makes",
              "\(product.label ?? "") makes \(graph.node(product.to)?.name ?? product.to)",
              about: product.to, at: product.place)
          })
      ]
    }
  }

  private func member(_ node: GraphNode) -> Statement {
    let sources = graph.edges(from: node.id, .takes).map { edge in
      let source = graph.node(edge.to)
      return Statement(
        "takes", "which is \(source?.name ?? edge.to)", about: edge.to, at: source?.place)
    }
    return Statement(
      "member", "its member \(node.labelInScope)", about: node.id, at: node.place,
      graph.edges(from: node.id, .built).map(building) + sources)
  }

  /// The call that builds a member, and its arguments.
  private func building(_ edge: GraphEdge) -> Statement {
    let parts = graph.edges(from: edge.to, .takes).filter { $0.scope == edge.scope }.map { part in
      Statement(
        "takes", "from \(graph.node(part.to)?.name ?? part.to)", about: part.to,
        at: graph.node(part.to)?.place)
    }
    return Statement(
      "built", "built by live: \(edge.label ?? "")", about: edge.to, at: edge.place, parts)
  }

  /// A node with those that it depends on, and that depend on it.
  private func neighbours(of node: GraphNode) -> Statement {
    let lines = graph.edges(of: node.id).filter { $0.kind != .asks }
      .map { neighbour(of: node, by: $0) }
    let none = Statement("unused", "nothing depends on it, and it depends on nothing")
    return title(node, lines.isEmpty ? [none] : lines.eachOnce)
  }

  private func neighbour(of node: GraphNode, by edge: GraphEdge) -> Statement {
    if edge.kind == .built, edge.from == node.id { return building(edge) }
    let other = graph.node(edge.other(than: node.id))
    let texts = [other?.label ?? "", edge.clause(of: other?.id ?? "", to: "it")]
    return Statement(
      edge.kind.rawValue, texts.filter { !$0.isEmpty }.joined(separator: ", "), about: other?.id,
      at: edge.place ?? other?.place)
  }
}

extension DependencyUse {
  /// The use as a predicate.
  fileprivate var predicate: String {
    switch self {
    case .read(let place): "reads it at \(place.fileAndLine)"
    case .passedOn(let place, let receiver):
      "only passes it on\(receiver.map { " to \($0)" } ?? ""), at \(place.fileAndLine)"
    case .unused: "does not use it"
    case .unknown(let reason, let place):
      "may use it: it \(reason)\(place.map { ", at \($0.fileAndLine)" } ?? "")"
    }
  }

  /// The use in a word, for programs.
  var word: String {
    switch self {
    case .read: "read"
    case .passedOn: "passed-on"
    case .unused: "unused"
    case .unknown: "unknown"
    }
  }
}
