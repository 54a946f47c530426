import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenRules

extension GraphReader {
  /// The containers with their members and parents, and the sources of their protocols.
  mutating func addContainers() {
    let supply = graph.supply
    for container in supply.containers {
      let parents = supply.scopes.parents[container.id] ?? []
      for parent in parents { addParent(parent, of: container.id) }
      let holders = Set(parents.map(\.property.key))
      for member in container.ownMembers where !holders.contains(member.key) {
        let declaration = member.declaration
        let isStored = declaration.storage?.kind == .stored || declaration.storage?.kind == .lazy
        if declaration.isProperty, !declaration.isStatic, isStored { addMember(member) }
      }
      for candidate in supply.protocols where supply.has(candidate, container) {
        addSource(of: candidate, in: container)
      }
    }
  }

  /// Adds the edges from a container to the container, or to the protocols, of a parent.
  private mutating func addParent(_ parent: Parent, of child: SymbolID) {
    let scope = id(of: child)
    let place = table.location(of: parent.property)
    if case .composition(let asked) = parent.kind {
      addRole(.consumer, to: child)
      for id in graph.supply.protocols where asked.contains(id) {
        addEdge(GraphEdge(kind: .asks, from: scope, to: self.id(of: id), place: place))
      }
    } else if let id = parent.container, graph.supply.container(id) != nil {
      addEdge(
        GraphEdge(
          kind: .parent, from: scope, to: self.id(of: id), label: parent.name, place: place))
    }
  }

  /// Adds the edge from a container to a protocol that it has, with the source.
  private mutating func addSource(of candidate: SymbolID, in container: NominalType) {
    let scope = id(of: container.id)
    var edge = GraphEdge(kind: .has, from: scope, to: id(of: candidate))
    var source = GraphEdge.Source.superclass
    let found = graph.supply.source(of: candidate, in: container)
    switch found {
    case .making: source = .factory
    case .parents:
      source = .parent
      let parent = parent(for: candidate, of: container)
      edge.through = parent?.name
      edge.place = (parent?.property).map { table.location(of: $0) }
    case .members, .hand:
      let witnesses = witnesses(of: candidate, in: container)
      for witness in witnesses {
        addEdge(GraphEdge(kind: .gives, from: addMember(witness), to: edge.to, scope: scope))
      }
      if found == .hand {
        source = .hand
        edge.place = place(ofConformanceTo: candidate, by: container)
      } else {
        source = .members
        edge.place = witnesses.first.map { table.location(of: $0) }
      }
    case nil:
      let above = container.superclasses.first { graph.supply.container($0) != nil }
      edge.through = above.map { id(of: $0) }
    }
    edge.label = source.rawValue
    edge.place = edge.place ?? table.location(of: container.id)
    addEdge(edge)
  }

  /// The parent to which generated members of a container forward a protocol.
  private func parent(for candidate: SymbolID, of container: NominalType) -> Parent? {
    let supply = graph.supply
    let parents = supply.scopes.parents[container.id] ?? []
    let members = supply.forwarding(of: candidate, by: container)?.members ?? []
    let named = parents.first { parent in members.contains { $0.isForwarded(to: parent) } }
    // A protocol without requirements has no members that would show the parent.
    if let named { return named }
    return parents.first { parent in
      guard let known = parent.container.flatMap(supply.container) else { return true }
      return supply.has(candidate, known)
    }
  }

  /// The members of a container that are called as the requirements of a protocol.
  private func witnesses(of candidate: SymbolID, in container: NominalType) -> [Member] {
    let list = table.requirements(of: candidate, seenFrom: container.module)
    return list.requirements.map(\.declaration).compactMap { required in
      container.members(named: required.baseName).first {
        $0.declaration.name == required.name && $0.declaration.isStatic == required.isStatic
      }
    }
  }

  /// The place of the declaration that conforms to a protocol by hand; `nil` if a superclass, or
  /// another protocol, brings the conformance.
  private func place(
    ofConformanceTo candidate: SymbolID, by container: NominalType
  ) -> Location? {
    func brings(_ symbol: SymbolID) -> Bool {
      symbol == candidate || table.supertypeClosure(of: symbol).protocols[candidate] != nil
    }
    let site = container.symbol.headers.first { site in
      site.declaration.inheritedTypes.contains {
        table.expand($0, in: site.headerScope).symbols.contains(where: brings)
      }
    }
    return site.map { table.location(of: $0) }
  }
}
