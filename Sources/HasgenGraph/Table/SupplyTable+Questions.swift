import HasgenProgram
import HasgenReading

extension SupplyTable {
  /// The gap of a Has-protocol that a container cannot forward to its parent; `nil` for none.
  package func gap(of candidate: SymbolID, in container: NominalType) -> ForwardingGap? {
    forwarded[container.id]?.gaps.first { $0.protocolID == candidate }
  }

  /// True if a container forwards a Has-protocol that only a composition names; no container is
  /// known to conform.
  package func isPromised(_ candidate: SymbolID, to container: NominalType) -> Bool {
    forwarded[container.id]?.promised.contains(candidate) == true
  }

  /// The path of the first container that conforms to a protocol; `nil` for none.
  package func supplier(of id: SymbolID) -> String? {
    containers.first { has(id, $0) }?.path
  }

  /// The parents of a container, those that its superclasses store included.
  package func parents(of container: NominalType) -> [Parent] {
    ([container.id] + container.superclasses).flatMap { scopes.parents[$0] ?? [] }
  }

  /// The protocols to which some container conforms, by hand or by generated code, inherited
  /// Has-protocols included.
  package var met: Set<SymbolID> {
    var met: Set<SymbolID> = []
    let hasRoot = scopes.hasRoot
    for candidate in protocols
    where containers.contains(where: { container in
      has(candidate, container) && !(hasRoot && isPromised(candidate, to: container))
    }) {
      met.formUnion(symbols.family(of: candidate))
    }
    return met
  }

  /// True if a parent has to satisfy a need: an unknown parent, or the parent of a container that
  /// cannot forward the protocol. Also true if the consumer is a container that conforms to the
  /// protocol.
  package func isAskedOfParent(_ need: Need) -> Bool {
    if need.isOfParent, !scopes.hasRoot { return true }
    return containers.contains { container in
      let isConsumer = need.asker.isType(container.id, in: symbols)
      if isConsumer, !need.isOfParent, has(need.protocolID, container) { return true }
      let isConcerned = isConsumer || need.isOfParent
      return isConcerned && gap(of: need.protocolID, in: container) != nil
    }
  }

  /// The conformance by which the nearest making parent has a protocol; the container has the
  /// protocol from that parent, maybe through others.
  package func making(of candidate: SymbolID, above container: NominalType) -> Conformance? {
    var waiting = scopes.parents[container.id] ?? []
    while let parent = waiting.popLast() {
      guard let id = parent.container else { continue }
      if let made = made[id]?[candidate] { return made }
      if forwarded[id]?.conformances[candidate] != nil { waiting += scopes.parents[id] ?? [] }
    }
    return nil
  }
}
