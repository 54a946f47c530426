import Roles
import SwiftReading
import SwiftProgram

extension SupplyTable {
  /// True if a container conforms to a Has-protocol, by hand or by generated code.
  package func has(_ candidate: SymbolID, _ container: NominalType) -> Bool {
    if hasItself(candidate, container) { return true }
    return container.superclasses.contains { superclass in
      model(superclass).map { hasItself(candidate, $0) } ?? false
    }
  }

  private func hasItself(_ candidate: SymbolID, _ container: NominalType) -> Bool {
    if umbrellas[candidate] != nil { return !condition(of: candidate, in: container).isNever }
    return source(of: candidate, in: container) != nil
  }

  /// The way in which a container conforms to a Has-protocol, not through superclasses; `nil` if it
  /// does not conform.
  package func source(of candidate: SymbolID, in container: NominalType) -> SupplySource? {
    switch verdict(on: candidate, by: container) {
    case .conforms: return .hand
    case .asksForNothing where container.conformed[candidate] != nil: return .hand
    default: break
    }
    if made[container.id]?.conformances[candidate] != nil { return .making }
    if forwarded[container.id]?.conformances[candidate] != nil { return .parents }
    return possession(of: candidate, in: container) == nil ? nil : .members
  }

  /// The condition under which a container conforms to a Has-protocol, by hand or by generated
  /// code.
  package func condition(of candidate: SymbolID, in container: NominalType) -> ConditionSet {
    if umbrellas[candidate] != nil {
      return (container.conformed[candidate] ?? .never)
        .or(umbrellaCondition(of: candidate, in: container))
    }
    return container.superclasses.compactMap(model).reduce(
      ownCondition(of: candidate, in: container)
    ) {
      $0.or(ownCondition(of: candidate, in: $1))
    }
  }

  private func ownCondition(
    of candidate: SymbolID, in container: NominalType
  ) -> ConditionSet {
    let byHand = container.conformed[candidate] ?? .never
    let generated =
      made[container.id]?.conformances[candidate]?.condition
      ?? forwarded[container.id]?.conformances[candidate]?.condition
      ?? possession(of: candidate, in: container)?.condition
    return byHand.or(generated ?? .never)
  }

  /// The container's own witnesses for a Has-protocol to which it does not conform by hand; `nil`
  /// if they do not satisfy it. A protocol whose requirements all have defaults counts only if a
  /// consumer needs it.
  func possession(of candidate: SymbolID, in container: NominalType) -> Possession? {
    switch verdict(on: candidate, by: container) {
    case .has(let possession): return possession
    case .hasNothingToSupply(let possession):
      // The default would replace the parent's member, which cannot be forwarded.
      return needs[candidate] == nil || gap(of: candidate, in: container) != nil ? nil : possession
    default: return nil
    }
  }

  /// The gap of a Has-protocol that a container cannot forward to its parent; `nil` for none.
  package func gap(of candidate: SymbolID, in container: NominalType) -> ForwardingGap? {
    forwarded[container.id]?.gaps.first { $0.protocolID == candidate }
  }

  /// True if the conformance to a Has-protocol is generated for a superclass, so that a class
  /// inherits it.
  package func isInherited(_ candidate: SymbolID, by container: NominalType) -> Bool {
    container.superclasses.lazy.compactMap(model).contains { superclass in
      possession(of: candidate, in: superclass) != nil
        || forwarded[superclass.id]?.conformances[candidate] != nil
        || made[superclass.id]?.conformances[candidate] != nil
    }
  }

  /// True if a container forwards a Has-protocol that only a composition names; no container is
  /// known to conform.
  package func isPromised(_ candidate: SymbolID, to container: NominalType) -> Bool {
    forwarded[container.id]?.promised.contains(candidate) == true
  }

  /// The path of the first container that conforms to a protocol; `nil` for none.
  package func holder(of id: SymbolID) -> String? {
    containers.first { has(id, $0) }?.symbol.path
  }

  /// The protocols to which some container conforms, by hand or by generated code, inherited
  /// Has-protocols included.
  package var had: Set<SymbolID> {
    var had: Set<SymbolID> = []
    let hasRoot = scopes.hasRoot
    for candidate in candidates
    where containers.contains(where: { container in
      has(candidate, container) && !(hasRoot && isPromised(candidate, to: container))
    }) {
      had.insert(candidate)
      had.formUnion(symbols.supertypeClosure(of: candidate).protocols.keys)
    }
    return had
  }

  /// True if a parent has to satisfy a need: an unknown parent, or the parent of a container that
  /// cannot forward the protocol. Also true if the consumer is a container that conforms to the
  /// protocol.
  package func isAskedOfParent(_ need: Need) -> Bool {
    if need.isOfParent, !scopes.hasRoot { return true }
    return containers.contains { container in
      let isConsumer =
        container.symbol.path == need.consumer
        && container.symbol.module == symbols.files[need.file].module
      return (isConsumer || need.isOfParent) && gap(of: need.protocolID, in: container) != nil
        || isConsumer && !need.isOfParent && has(need.protocolID, container)
    }
  }
}
