import Building
import Supply
import Findings
import Resolution
import Roles
import SwiftReading
import SwiftProgram

extension GraphReader {
  /// The parents of scopes, and where each scope has its protocols from.
  mutating func addSupply() {
    let supply = graph.supply
    for container in supply.containers {
      let scope = add(.scope, to: container.id)
      for parent in supply.scopes.parents[container.id] ?? [] {
        guard let id = parent.container, supply.container(id) != nil else { continue }
        add(
          GraphEdge(
            .parent, from: scope, to: add(.scope, to: id), label: parent.name,
            place: table.location(of: parent.property)))
      }
      for candidate in supply.candidates where supply.has(candidate, container) {
        add(candidate, of: container, as: scope)
      }
    }
  }

  /// Where a container has a protocol from.
  private mutating func add(_ candidate: SymbolID, of container: NominalType, as scope: String) {
    let id = dependency(candidate)
    func edge(
      _ source: GraphEdge.Source, through: String? = nil, at place: Location? = nil
    ) -> GraphEdge {
      GraphEdge(
        .has, from: scope, to: id, label: source.rawValue, through: through,
        place: place ?? table.location(of: container.id))
    }
    switch graph.supply.source(of: candidate, in: container) {
    case .members:
      let witnesses: [Member] =
        if case .has(let possession) = graph.supply.verdict(on: candidate, by: container) {
          possession.witnesses
        } else { [] }
      add(edge(.members, at: witnesses.first.map { table.location(of: $0) }))
      for witness in witnesses { addGift(of: witness, in: container, to: id) }
    case .hand:
      let witnesses = namesakes(of: candidate, in: container)
      add(edge(.hand, at: place(ofConformanceTo: candidate, by: container)))
      for witness in witnesses { addGift(of: witness, in: container, to: id) }
    case .making:
      add(edge(.factory))
    case .parents:
      for parent in parents(of: candidate, in: container) {
        add(edge(.parent, through: parent.name, at: table.location(of: parent.property)))
      }
    case nil:
      let above = container.superclasses.first { graph.supply.container($0) != nil }
      if let above {
        add(edge(.superclass, through: add(.scope, to: above)))
      } else {
        // An umbrella, which is worth what it gathers.
        add(edge(.members))
      }
    }
  }

  /// The place where a container conforms to a protocol by hand: the name that brings it; `nil` if a
  /// superclass does.
  private func place(
    ofConformanceTo candidate: SymbolID, by container: NominalType
  ) -> Location? {
    var inherited: Location?
    for site in container.symbol.headers {
      for name in site.declaration.inheritedTypes.flatMap(\.namedParts) {
        let symbols = table.expand(.name(name), in: site.headerScope).symbols
        let place = table.location(file: site.scope.file, offset: name.offset)
        if symbols.contains(candidate) { return place }
        if symbols.contains(where: { table.supertypeClosure(of: $0).protocols[candidate] != nil }) {
          inherited = inherited ?? place
        }
      }
    }
    return inherited
  }

  /// The id of a Has-protocol or Makes-protocol.
  mutating func dependency(_ id: SymbolID) -> String {
    // The candidates have their roles from the beginning.
    if let known = ids[id] { return known }
    return add(table.isMakesProtocol(id, by: graph.rules) ? .makesProtocol : .hasProtocol, to: id)
  }

  private mutating func addGift(of member: Member, in container: NominalType, to id: String) {
    let isNew = members[table.location(of: member)] == nil
    let from = self.id(of: member, in: container)
    if isNew { addTypes(of: member, as: from) }
    add(GraphEdge(.gives, from: from, to: id, scope: add(.scope, to: container.id)))
  }

  /// The members of a container that are called as what a protocol asks for.
  private func namesakes(of candidate: SymbolID, in container: NominalType) -> [Member] {
    table.requirements(of: candidate, seenFrom: container.symbol.module).requirements.compactMap {
      requirement in
      container.members(named: requirement.declaration.baseName).first {
        $0.declaration.name == requirement.declaration.name
          && $0.declaration.isStatic == requirement.declaration.isStatic
      }
    }
  }

  /// The parents that generated members of a container forward a protocol to.
  private func parents(of candidate: SymbolID, in container: NominalType) -> [Parent] {
    let all = graph.supply.scopes.parents[container.id] ?? []
    let holders = Set(
      (graph.supply.forwarding(of: candidate, by: container)?.members ?? [])
        .compactMap { $0.target?.split(separator: ".").first.map(String.init) })
    let named = all.filter { holders.contains($0.name) }
    if !named.isEmpty { return named }
    // A protocol without requirements has no members that would tell.
    return Array(
      all.filter { parent in
        switch parent.source {
        case .container(let id), .reference(let id):
          graph.supply.container(id).map { graph.supply.has(candidate, $0) } ?? false
        case .composition(let protocols): protocols.contains(candidate)
        }
      }.prefix(1))
  }
}
