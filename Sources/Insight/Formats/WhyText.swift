import Findings

/// How consumers get protocols, as steps.
package struct WhyText {
  private let graph: AppGraph
  private let uses: UseLookup
  private var text = TintedText()
  /// What has been told of the part that is being printed, as scope and protocol.
  private var told: Set<[String]> = []

  package static func text(
    _ graph: AppGraph, _ answer: Answer, uses: @escaping UseLookup = { _, _ in nil }
  ) -> TintedText {
    var why = WhyText(graph: graph, uses: uses)
    for (index, part) in answer.parts.enumerated() {
      if index > 0 { why.text += "\n" }
      why.add(part)
    }
    return why.text
  }

  private init(graph: AppGraph, uses: @escaping UseLookup) {
    self.graph = graph
    self.uses = uses
  }

  private mutating func add(_ part: Answer.Part) {
    told = []
    switch part {
    case .explanation(let explanation): add(explanation)
    case .unrelated(let node, let other):
      add(node)
      let verb = node.has(.consumer) ? "does not ask for" : "has nothing to do with"
      line(1, "\(verb) \(other.name)", other)
    case .supply(let dependency, let way):
      add(dependency)
      add(way)
    case .dependency(let dependency, let ways, let demands):
      add(dependency)
      if ways.isEmpty { line(1, "no scope has it") }
      for way in ways { add(way) }
      if demands.isEmpty { line(1, "nobody asks for it") }
      for demand in demands { add(demand) }
    case .node(let node, let edges):
      add(node)
      for edge in edges.eachOnce { add(edge, of: node) }
      if edges.isEmpty { line(1, "nothing depends on it, and it depends on nothing") }
    }
  }

  private mutating func add(_ node: GraphNode) {
    text.add(name: node.label)
    text.add(place: node.place?.fileAndLine)
    text += "\n"
  }

  private mutating func line(_ depth: Int, _ words: String, _ node: GraphNode? = nil) {
    line(depth, words, at: node?.place)
  }

  private mutating func line(_ depth: Int, _ words: String, at place: Location?) {
    text += String(repeating: "  ", count: depth) + words
    text.add(place: place?.fileAndLine)
    text += "\n"
  }

  private mutating func add(_ explanation: Explanation) {
    let demand = explanation.demand
    text.add(name: demand.consumer.name)
    text += " asks for "
    text.add(name: demand.dependency.name)
    text.add(place: demand.steps.first?.place?.fileAndLine)
    text += "\n"
    for step in demand.steps.dropFirst() {
      line(1, "since \(step.consumer.name) asks for it", at: step.place)
    }
    addUse(in: demand, at: 1)
    if explanation.ways.isEmpty { line(1, "no scope has it") }
    for way in explanation.ways { add(way) }
  }

  /// Adds a consumer of a dependency.
  private mutating func add(_ demand: Demand) {
    line(1, "\(demand.consumer.name) asks for it", at: demand.steps.first?.place)
    for step in demand.steps.dropFirst() {
      line(2, "since \(step.consumer.name) does", at: step.place)
    }
    addUse(in: demand, at: 2)
  }

  private mutating func addUse(in demand: Demand, at depth: Int) {
    if let use = uses(demand.consumer.id, demand.dependency.id) { line(depth, use.predicate) }
  }

  private mutating func add(_ way: Way) {
    line(1, "\(way.scope.name) has it", way.scope)
    for hop in way.hops {
      line(2, "from its parent \(hop.property), \(hop.scope.name)", at: hop.place)
    }
    guard told.insert([way.source.id, way.dependency]).inserted else {
      return line(2, "which has it as above")
    }
    switch way.end {
    case .members(let members):
      for member in members { add(member: member, at: 2) }
    case .hand(let members, let place):
      line(2, "by a conformance that is written by hand", at: place)
      for member in members { add(member: member, at: 2) }
    case .parent(let property, let place):
      line(2, "from its parent \(property), of which only the protocols are known", at: place)
    case .factory:
      line(2, "by a method that hasgen generates")
      addProducts(of: way)
    case .superclass(let scope): line(2, "from its superclass \(scope.name)", scope)
    case .marker: break
    }
  }

  private mutating func add(member: GraphNode, at depth: Int) {
    line(depth, "its member \(member.labelInScope)", member)
    for edge in graph.edges(from: member.id, .built) { add(building: edge, at: depth + 1) }
    for edge in graph.edges(from: member.id, .takes) {
      line(depth + 1, "which is \(graph.node(edge.to)?.name ?? edge.to)", graph.node(edge.to))
    }
  }

  /// What builds a member, and from what.
  private mutating func add(building edge: GraphEdge, at depth: Int) {
    line(depth, "built by live: \(edge.label ?? "")", at: edge.place)
    for part in graph.edges(from: edge.to, .takes) where part.scope == edge.scope {
      guard let node = graph.node(part.to) else { continue }
      line(depth + 1, "from \(part.label ?? node.name)", node)
    }
  }

  private mutating func addProducts(of way: Way) {
    for edge in graph.edges(from: way.dependency, .makes) where edge.scope == way.source.id {
      line(3, "\(edge.label ?? "") makes \(graph.node(edge.to)?.name ?? edge.to)", at: edge.place)
    }
  }

  private mutating func add(_ edge: GraphEdge, of node: GraphNode) {
    let other = graph.node(edge.from == node.id ? edge.to : edge.from)
    let name = other?.label ?? ""
    let isFrom = edge.from == node.id
    switch edge.kind {
    case .parent:
      line(
        1, isFrom ? "its parent \(edge.label ?? "") is \(name)" : "a parent of \(name)",
        at: edge.place)
    case .has: line(1, isFrom ? "has \(name)" : "\(name) has it", at: edge.place)
    case .gives: line(1, isFrom ? "what \(name) asks for" : "given by \(name)", other)
    case .asks: line(1, isFrom ? "asks for \(name)" : "\(name) asks for it", at: edge.place)
    case .includes:
      line(
        1, isFrom ? "includes what \(name) asks for" : "\(name) includes what it asks for",
        at: edge.place)
    case .type: line(1, isFrom ? "of the type \(name)" : "the type of \(name)", other)
    case .built:
      if isFrom { add(building: edge, at: 1) } else { line(1, "built by live for \(name)", other) }
    case .takes: line(1, isFrom ? "built from \(name)" : "\(name) is built from it", other)
    case .makes: line(1, isFrom ? "makes \(name)" : "made for \(name)", at: edge.place)
    }
  }
}

extension [GraphEdge] {
  /// The edges without those that print the same line as an earlier one.
  fileprivate var eachOnce: [GraphEdge] {
    var seen: Set<PrintedEdge> = []
    return filter { seen.insert(PrintedEdge($0)).inserted }
  }
}

/// What the line of an edge says.
private struct PrintedEdge: Hashable {
  private let kind: GraphEdge.Kind
  private let ends: [String]
  /// What builds a service is told for each scope.
  private let scope: String?

  init(_ edge: GraphEdge) {
    kind = edge.kind
    ends = [edge.from, edge.to]
    scope = edge.kind == .built ? edge.scope : nil
  }
}
