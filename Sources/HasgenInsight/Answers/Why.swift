import HasgenBuilding
import HasgenLint

/// The answers to `why`.
extension AppGraph {
  /// Explains the nodes of one name.
  package func why(_ nodes: [GraphNode]) -> [Statement] {
    nodes.flatMap { node in
      let asked = edges(from: node.id, .asks).map(\.to).eachOnce.compactMap(self.node)
      let neighbours =
        node.isProtocol || node.roles == [.consumer] ? [] : trees(of: [node], isDeep: false)
      return asked.compactMap { explanation(of: $0, for: node) } + neighbours
        + protocols(behind: node).map(supplyAndDemand)
    }
  }

  /// Explains how a consumer gets a protocol, a member or a service, or how a scope has it. The
  /// names may be in either order. If a name has several meanings, unrelated ones are left out.
  package func why(_ some: [GraphNode], _ others: [GraphNode]) -> [Statement] {
    let pairs = some.flatMap { one in
      others.map { $0.has(.consumer) && !one.has(.consumer) ? ($0, one) : (one, $0) }
    }
    let related = pairs.flatMap { one, other in
      let explained = relation(of: one, to: other)
      return explained.isEmpty ? relation(of: other, to: one) : explained
    }
    guard related.isEmpty else { return related }
    return pairs.map { node, other in
      let verb = node.has(.consumer) ? "does not ask for" : "has nothing to do with"
      let line = Statement(
        "unrelated", "\(verb) \(other.name)", about: node.id, and: other.id, at: other.place)
      return title(node, [line])
    }
  }

  private func relation(of asker: GraphNode, to wanted: GraphNode) -> [Statement] {
    let explained = protocols(behind: wanted).compactMap { explanation(of: $0, for: asker) }
    guard explained.isEmpty else { return explained }
    if let way = way(of: wanted.id, in: asker.id) { return [title(wanted, sources([way]))] }
    let steps = Dictionary(
      uniqueKeysWithValues: reach(from: [asker], .down).map { ($0.node.id, $0) })
    var lines: [Statement] = []
    var end = wanted
    while let step = steps[end.id] {
      let text = step.text(besides: step.origin == asker ? "it" : step.origin.name)
      let place = step.edge.place ?? end.place
      lines.insert(Statement(step.edge.kind.rawValue, text, about: end.id, at: place), at: 0)
      end = step.origin
    }
    return lines.isEmpty ? [] : [title(asker, lines)]
  }

  /// The way in which a consumer gets a protocol; `nil` if it does not ask for it.
  private func explanation(of dependency: GraphNode, for consumer: GraphNode) -> Statement? {
    demand(
      for: dependency, by: consumer, dependency.name,
      sources: sources(ways(to: dependency.id, for: consumer.id)))
  }

  /// The sources of a protocol in the scopes, and the compositions that ask for it.
  private func supplyAndDemand(of dependency: GraphNode) -> Statement {
    let asking = edges(to: dependency.id, .asks).map(\.from).eachOnce.compactMap(node)
      .compactMap { demand(for: dependency, by: $0, "it") }
    return title(
      dependency,
      sources(ways(to: dependency.id))
        + (asking.isEmpty ? [Statement("unused", "nobody asks for it")] : asking))
  }

  /// The request of a consumer for a protocol, with the compositions that bring it, and its use;
  /// `nil` if the consumer does not ask for it.
  private func demand(
    for dependency: GraphNode, by consumer: GraphNode, _ name: String,
    sources: [Statement] = []
  ) -> Statement? {
    let steps = request(for: dependency.id, by: consumer.id)
    guard let own = steps.first else { return nil }
    let includes = steps.dropFirst().map { step in
      Statement(
        "includes", "since \(self.name(step.from)) asks for it", about: step.from, at: step.place)
    }
    // If several compositions bring the protocol, the strongest use counts.
    let asking = edges(from: consumer.id, .asks).filter { $0.to == dependency.id }
    let words = asking.compactMap(use).strongest?.words
    let judgement = words.map { [Statement($0.kind, $0.predicate)] } ?? []
    return Statement(
      "asks", "\(consumer.name) asks for \(name)", about: consumer.id, and: dependency.id,
      at: own.place, parts: includes + judgement + sources)
  }

  /// The scopes that have a protocol, each with the source.
  private func sources(_ ways: [[GraphEdge]]) -> [Statement] {
    if ways.isEmpty { return [Statement("missing", "no scope has it")] }
    var known: Set<String> = []
    return ways.map { way in
      let (first, last) = (way[0], way[way.count - 1])
      let hops = way.dropLast().map { hop in
        Statement(
          "parent", "from its parent '\(hop.label ?? "")', \(name(hop.to))", about: hop.to,
          at: hop.place)
      }
      var end = [Statement("has", "which has it as above", about: last.from)]
      if known.insert(last.from).inserted { end = source(last) }
      return Statement(
        "has", "\(name(first.from)) has it", about: first.from, and: last.to,
        at: node(first.from)?.place, parts: hops + end)
    }
  }

  /// The source of a protocol in the scope that has it itself.
  private func source(_ edge: GraphEdge) -> [Statement] {
    let members = edges(to: edge.to, .gives).filter { $0.scope == edge.from }
      .compactMap { node($0.from).map(member) }
    guard let words = sourceInWords(edge) else { return members }
    let products = edges(from: edge.to, .makes).filter { $0.scope == edge.from }.map { product in
      Statement(
        "makes", "\(product.label ?? "") makes \(name(product.to))", about: product.to,
        at: product.place)
    }
    return [Statement(edge.label ?? "has", words, at: edge.place, parts: products)] + members
  }

  /// The source of a protocol in a scope; `nil` for members, which the answer lists.
  private func sourceInWords(_ edge: GraphEdge) -> String? {
    switch edge.source {
    case .members, nil: nil
    case .hand: "by a conformance that is written by hand"
    case .parent: "from its parent '\(edge.through ?? "")', of which only the protocols are known"
    case .superclass: "from its superclass \(name(edge.through))"
    case .factory: "by a method that hasgen generates"
    }
  }

  /// A member, with the call that builds it and the arguments, or the member that it returns.
  private func member(_ node: GraphNode) -> Statement {
    func parts(_ word: String, of id: String, in scope: String?) -> [Statement] {
      edges(from: id, .takes).filter { $0.scope == scope }.map { part in
        Statement(
          "takes", "\(word) \(name(part.to))", about: part.to, at: self.node(part.to)?.place)
      }
    }
    let built = edges(from: node.id, .built).map { call in
      Statement(
        "built", "built by live: \(call.label ?? "")", about: call.to, at: call.place,
        parts: parts("from", of: call.to, in: call.scope))
    }
    return Statement(
      "member", "its member '\(node.labelInScope)'", about: node.id, at: node.place,
      parts: built + parts("which is", of: node.id, in: node.scope))
  }
}

extension [DependencyUse] {
  /// The first of the uses that show best that a dependency is used.
  var strongest: DependencyUse? {
    ["read", "passed-on", "unknown", "unused"].lazy.compactMap { kind in
      first { $0.words.kind == kind }
    }.first
  }
}

extension DependencyUse {
  /// The use as a word for programs and as a predicate. Only what `lint` reports is `unused`.
  var words: (kind: String, predicate: String) {
    switch self {
    case .read(let place): return ("read", "reads it at \(place.fileAndLine)")
    case .passedOn(let place, let receiver):
      let receiver = receiver.map { " to \($0)" } ?? ""
      return ("passed-on", "only passes it on\(receiver), at \(place.fileAndLine)")
    case .unknown(let reason, let place):
      let place = place.map { ", at \($0.fileAndLine)" } ?? ""
      return ("unknown", "may use it: it \(reason)\(place)")
    case .unreported: return ("unknown", "does not use it")
    case .unused: return ("unused", "does not use it")
    }
  }
}
