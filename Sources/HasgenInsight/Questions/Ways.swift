import HasgenBuilding

extension AppGraph {
  /// The way by which a scope has a protocol: the edges to parents, then the edge to the protocol;
  /// `nil` if the scope does not have the protocol.
  func way(of dependency: String, in scope: String, below: Set<String> = []) -> [GraphEdge]? {
    let having = edges(from: scope, .has).first { $0.to == dependency }
    guard let having, !below.contains(scope) else { return nil }
    let parents = having.source == .parent ? edges(from: scope, .parent) : []
    guard let parent = parents.first(where: { $0.label == having.through }) else { return [having] }
    return way(of: dependency, in: parent.to, below: below.union([scope])).map { [parent] + $0 }
  }

  /// True if a consumer and a scope mean one protocol. Each module that compiles the file of a
  /// protocol has its own.
  func meet(_ consumer: String, _ scope: String, by dependency: String) -> Bool {
    let modules = [consumer, scope, dependency].map { node($0)?.modules ?? [] }
    return modules[2].count < 2 || modules[0].contains(where: modules[1].contains)
  }

  /// The ways of scopes that have a protocol, the shortest first.
  ///
  /// - Parameter consumer: A consumer that asks for the protocol. Only scopes with everything that
  ///   it asks for count, unless there are none.
  func ways(to dependency: String, for consumer: String? = nil) -> [[GraphEdge]] {
    let scopes = edges(to: dependency, .has).map(\.from).eachOnce.filter { scope in
      scope != consumer && consumer.map { meet($0, scope, by: dependency) } != false
    }
    let asked = Set(consumer.map { edges(from: $0, .asks).map(\.to) } ?? [])
    let whole = scopes.filter { asked.isSubset(of: edges(from: $0, .has).map(\.to)) }
    return (whole.isEmpty ? scopes : whole).compactMap { way(of: dependency, in: $0) }
      .sorted { ($0.count, $0[0].from) < ($1.count, $1[0].from) }
  }

  /// The edges by which a consumer asks for a protocol: its own, then those of the consumers whose
  /// compositions bring it; none if it does not ask for it.
  func request(
    for dependency: String, by consumer: String, below: Set<String> = []
  ) -> [GraphEdge] {
    let asking = edges(from: consumer, .asks).filter { $0.to == dependency }
    guard let edge = asking.first(where: { $0.through == nil }) ?? asking.first else { return [] }
    guard let other = edge.through, !below.contains(other) else { return [edge] }
    return [edge] + request(for: dependency, by: other, below: below.union([consumer]))
  }

  /// The protocols by which consumers get a node: a protocol itself; for a member or a service, the
  /// protocols that the member, or a member with the service, satisfies, and the Makes-protocols.
  func protocols(behind node: GraphNode) -> [GraphNode] {
    if node.isProtocol { return [node] }
    let members = [node.id] + (edges(to: node.id, .type) + edges(to: node.id, .built)).map(\.from)
    let given = members.flatMap { edges(from: $0, .gives) }.map(\.to)
    return (given + edges(to: node.id, .makes).map(\.from)).eachOnce.compactMap(self.node)
  }
}
