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
      let scope = id(of: container.id)
      let parents = supply.scopes.parents[container.id] ?? []
      for parent in parents {
        let place = table.location(of: parent.property)
        if case .composition(let asked) = parent.kind {
          add(.consumer, to: container.id)
          for id in supply.protocols where asked.contains(id) {
            add(GraphEdge(kind: .asks, from: scope, to: self.id(of: id), place: place))
          }
        } else if let id = parent.container, supply.container(id) != nil {
          add(
            GraphEdge(
              kind: .parent, from: scope, to: self.id(of: id), label: parent.name, place: place))
        }
      }
      let holders = Set(parents.map(\.property.key))
      for member in container.ownMembers where !holders.contains(member.key) {
        let declaration = member.declaration
        let isStored = declaration.storage?.kind == .stored || declaration.storage?.kind == .lazy
        if declaration.isProperty, !declaration.isStatic, isStored { add(member) }
      }
      for candidate in supply.protocols where supply.has(candidate, container) {
        add(candidate, of: container)
      }
    }
  }

  /// The source of a protocol in a container.
  private mutating func add(_ candidate: SymbolID, of container: NominalType) {
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
      source = found == .hand ? .hand : .members
      let witnesses = witnesses(of: candidate, in: container)
      for witness in witnesses {
        add(GraphEdge(kind: .gives, from: add(witness), to: edge.to, scope: scope))
      }
      edge.place =
        source == .hand
        ? place(ofConformanceTo: candidate, by: container)
        : witnesses.first.map { table.location(of: $0) }
    case nil:
      let above = container.superclasses.first { graph.supply.container($0) != nil }
      edge.through = above.map { id(of: $0) }
    }
    edge.label = source.rawValue
    edge.place = edge.place ?? table.location(of: container.id)
    add(edge)
  }

  /// The parent to which generated members of a container forward a protocol.
  private func parent(for candidate: SymbolID, of container: NominalType) -> Parent? {
    let supply = graph.supply
    let parents = supply.scopes.parents[container.id] ?? []
    let targets = (supply.forwarding(of: candidate, by: container)?.members ?? [])
      .compactMap(\.target)
    let named = parents.first { parent in targets.contains { $0.hasPrefix("\(parent.name).") } }
    // A protocol without requirements has no members that would show the parent.
    return named
      ?? parents.first {
        $0.container.flatMap(supply.container).map { supply.has(candidate, $0) } ?? true
      }
  }

  /// The members of a container that are called as the requirements of a protocol.
  private func witnesses(of candidate: SymbolID, in container: NominalType) -> [Member] {
    table.requirements(of: candidate, seenFrom: container.symbol.module).requirements.compactMap {
      requirement in
      container.members(named: requirement.declaration.baseName).first {
        $0.declaration.name == requirement.declaration.name
          && $0.declaration.isStatic == requirement.declaration.isStatic
      }
    }
  }

  /// The place of the declaration that conforms to a protocol by hand; `nil` if a superclass, or
  /// another protocol, brings the conformance.
  private func place(
    ofConformanceTo candidate: SymbolID, by container: NominalType
  ) -> Location? {
    container.symbol.headers.first { site in
      site.declaration.inheritedTypes.contains {
        table.expand($0, in: site.headerScope).symbols.contains { symbol in
          symbol == candidate
            || table.supertypeClosure(of: symbol).protocols[candidate] != nil
        }
      }
    }.map { table.location(of: $0) }
  }
}
