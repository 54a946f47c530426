import Roles
import SwiftReading
import SwiftProgram

extension SupplyTable {
  /// True if a container conforms to a Has-protocol, or will.
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

  /// The source that a container has a Has-protocol from, its superclasses left out; `nil` if it does
  /// not have it.
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

  /// The condition under which a container conforms to a Has-protocol, or will.
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

  /// The container's own witnesses for a Has-protocol that it does not conform to. If all
  /// requirements have defaults, each container has the protocol, but only if a composition names
  /// it.
  func possession(of candidate: SymbolID, in container: NominalType) -> Possession? {
    switch verdict(on: candidate, by: container) {
    case .has(let possession): return possession
    case .hasNothingToSupply(let possession):
      // The default is not what the parent has.
      return needs[candidate] == nil || gap(of: candidate, in: container) != nil ? nil : possession
    default: return nil
    }
  }

  /// The reason why a container cannot forward a Has-protocol that a parent has.
  package func gap(of candidate: SymbolID, in container: NominalType) -> ForwardingGap? {
    forwarded[container.id]?.gaps.first { $0.protocolID == candidate }
  }

  /// A class conforms to what its superclass conforms to, also to what is generated for that.
  package func isInherited(_ candidate: SymbolID, by container: NominalType) -> Bool {
    container.superclasses.lazy.compactMap(model).contains { superclass in
      possession(of: candidate, in: superclass) != nil
        || forwarded[superclass.id]?.conformances[candidate] != nil
        || made[superclass.id]?.conformances[candidate] != nil
    }
  }

  /// True if a container forwards what a composition names and no container is known to supply.
  package func isPromised(_ candidate: SymbolID, to container: NominalType) -> Bool {
    forwarded[container.id]?.promised.contains(candidate) == true
  }

  /// The first container that has a protocol, by its path; `nil` if none has it.
  package func holder(of id: SymbolID) -> String? {
    containers.first { has(id, $0) }?.symbol.path
  }

  /// The protocols that some container conforms to or will, inherited Has-protocols included.
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

  /// True if a parent must have the protocol: an unknown parent, or the parent of a container that
  /// cannot forward it. Also true for a consumer that is a container and has the protocol itself.
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
