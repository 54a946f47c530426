import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

extension BuildingFailure {
  /// The names of the missing protocols that the value needs; empty if it also fails for another
  /// reason.
  var lacks: [String] {
    refusals.allSatisfy { $0.kind == .lacks && !$0.names.isEmpty } ? refusals.flatMap(\.names) : []
  }
}

extension DependencyGraph {
  /// The failures of the missing protocols that a value needs, if their absence is the only reason
  /// and no other finding reports it; otherwise the failure itself.
  func causes(
    of failure: BuildingFailure, in container: NominalType, below known: Set<SymbolID> = []
  ) -> [BuildingFailure] {
    guard let made = factories[container.id], !failure.lacks.isEmpty else { return [failure] }
    var result: [BuildingFailure] = []
    for lack in failure.lacks {
      let id = supply.protocols.first { supply.symbols[$0].path == lack }
      guard let id, !known.contains(id), supply.needs[id] == nil,
        let inner = made.failures[id]
      else { return [failure] }
      result += inner.flatMap { causes(of: $0, in: container, below: known.union([id])) }
    }
    return result.map { cause in failure.askers.reduce(cause) { $0.needed(by: $1) } }
  }

  /// True if a protocol requires a factory that no container can build.
  func cannotBeBuilt(_ candidate: SymbolID) -> Bool {
    guard !isMet(candidate), factories.values.contains(where: { $0.failures[candidate] != nil })
    else { return false }
    return supply.symbols.isMakesProtocol(candidate, by: rules)
      || supply.symbols[candidate].sites.contains { site in
        site.declaration.members.contains { $0.kind == .func }
      }
  }

  /// The explanations of a failure. The failure is a consequence if all subjects of one explanation
  /// are reported. Each subject is a dependency that is missing, cannot be built or is not
  /// declared.
  func explanations(of failure: BuildingFailure) -> [Set<Subject>] {
    failure.refusals.reduce([[]]) { $0.product(with: explanations(of: $1, failure)) }
  }

  private func explanations(of refusal: Refusal, _ failure: BuildingFailure) -> [Set<Subject>] {
    switch refusal.kind {
    case .lacks: refusal.names.flatMap(explanations(ofLacking:))
    case .undeclared:
      supply.symbols.expand(failure.request.written, in: failure.request.scope).unknowns
        .map { [.dependency($0.external)] }
    default: []
    }
  }

  /// The explanations of a missing protocol: the protocol itself is missing, or a protocol that it
  /// inherits.
  private func explanations(ofLacking name: String) -> [Set<Subject>] {
    let known = supply.protocols.filter { supply.symbols[$0].path == name }
    let names = known.flatMap(supply.symbols.family).map { supply.symbols[$0].path }
    return Set([name] + names).sorted().map { [.dependency($0)] }
  }
}

extension [Set<Subject>] {
  /// The union of each set with each of the other sets, at most a hundred. Beyond that limit, a
  /// consequence may be reported beside its cause.
  func product(with others: [Set<Subject>]) -> [Set<Subject>] {
    Array(Set(lazy.flatMap { own in others.lazy.map(own.union) }.prefix(100)))
  }
}
