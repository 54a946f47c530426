import BuildPlans
import Building
import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rule about values that consumers ask a factory for, and that no container can make.
struct FactoryChecks {
  let graph: ResolvedGraph
  let rules: Rules

  /// The findings, in no particular order.
  func findings() -> [Finding] {
    let candidates = graph.supply.candidates.filter { graph.cannotBeBuilt($0, by: rules) }
    guard !candidates.isEmpty else { return [] }
    let types = graph.typesNearby
    return candidates.flatMap { findings(for: $0, hintingAmong: types) }
  }

  /// The findings in the scope that lacks least.
  private func findings(
    for candidate: SymbolID, hintingAmong types: SpellingCandidates
  ) -> [Finding] {
    let needs = (graph.supply.needs[candidate] ?? []).filter { !graph.isSuppliedByHand($0) }
    let scopes = graph.supply.scopes.ordered.compactMap { container in
      graph.factories[container.id]?.failures[candidate].map { (container, $0) }
    }
    guard needs.contains(where: { !$0.isUncertain }), let least = scopes.map(\.1.count).min() else {
      return []
    }
    // Once that is there, one of the scopes makes it.
    let ofScopes = scopes.flatMap { _, failures in
      failures.reduce([[]]) { $0.each(with: graph.explanations(of: $1)) }
    }
    let closest = scopes.filter { $0.1.count == least }
    // What a scope lacks in which it cannot be had anyway is of no help.
    let lacking = Set((closest.first?.1 ?? []).compactMap(\.askers.last))
    let apart = closest.first { _, failures in
      failures.contains { $0.isMadeAbove && $0.askers.last.map(lacking.contains) == false }
    }
    guard let (container, failures) = apart ?? closest.first else { return [] }
    let consumers = needs.map { $0.consumer(in: graph.supply.symbols) }
      .sorted { $0.location < $1.location }
    return failures.flatMap { failure in
      graph.causes(of: failure, in: container, below: [candidate]).map {
        Finding(
          CannotBuild(
            $0.hinting(among: types), in: container.symbol.path, consumers: consumers
          ).diagnostic, about: [.dependency(graph.supply.symbols[candidate].path)],
          explainedBy: ofScopes + graph.explanations(of: failure))
      }
    }
  }
}

extension BuildingFailure {
  /// The protocols that a container lacks for it; empty if something else is missing too.
  fileprivate var lacks: [RejectedProvider.Lack] {
    var all: [RejectedProvider.Lack] = []
    for rejection in rejections {
      guard case .lacks(let lacks, _) = rejection.reason else { return [] }
      all += lacks
    }
    return all
  }
}

extension ResolvedGraph {
  /// The types that stand in the files of containers, of dependency protocols, and of the types that
  /// these name: what else there is may be in files that nobody reads.
  var typesNearby: SpellingCandidates {
    let known = Set(supply.containers.map(\.id)).union(supply.candidates).union(namedTypes)
    let files = Set(known.flatMap { supply.symbols[$0].sites.map(\.scope.file) })
    let nearby = supply.symbols.allIDs.filter { id in
      known.contains(id) || supply.symbols[id].sites.contains { files.contains($0.scope.file) }
    }
    return SpellingCandidates(Set(nearby.map { supply.symbols[$0].path }))
  }

  /// The types that containers and the protocols of dependencies name.
  private var namedTypes: Set<SymbolID> {
    var found: Set<SymbolID> = []
    func add(_ type: TypeSyntax?, in scope: Scope) {
      _ = type?.contains { part in
        if case .name(let name) = part,
          case .symbol(let id) = supply.symbols.meaning(of: name, in: scope)
        {
          found.insert(id)
        }
        return false
      }
    }
    for container in supply.containers {
      for member in container.ownMembers {
        add(
          member.declaration.type, in: supply.symbols.bodyScope(of: member.site, in: member.owner))
      }
    }
    for id in supply.candidates {
      for requirement in supply.symbols.requirements(of: id, seenFrom: supply.symbols[id].module)
        .requirements
      {
        let scope = requirement.scope.entering(requirement.declaration)
        for type in [requirement.declaration.type] + requirement.declaration.parameters.map(\.type)
        {
          add(type, in: scope)
        }
      }
    }
    return found
  }

  /// The reasons why a container lacks what it would make itself, if nothing else is lacking and
  /// nobody reports it; else the failure.
  func causes(
    of failure: BuildingFailure, in container: NominalType, below known: Set<SymbolID> = []
  ) -> [BuildingFailure] {
    guard let made = factories[container.id], !failure.lacks.isEmpty else {
      return [failure]
    }
    var result: [BuildingFailure] = []
    for lack in failure.lacks {
      let id = supply.candidates.first { supply.symbols[$0].path == lack.name }
      guard let id, !known.contains(id), supply.needs[id] == nil,
        let inner = made.failures[id]
      else { return [failure] }
      result += inner.flatMap { causes(of: $0, in: container, below: known.union([id])) }
    }
    return result.map { cause in
      failure.askers.reduce(cause) { $0.needed(by: $1) }
    }
  }

  /// Whether a protocol asks for something to be made that no container can make.
  func cannotBeBuilt(_ candidate: SymbolID, by rules: Rules) -> Bool {
    guard !isHad(candidate), factories.values.contains(where: { $0.failures[candidate] != nil })
    else { return false }
    return supply.symbols.isMakesProtocol(candidate, by: rules)
      || supply.symbols[candidate].sites.contains { site in
        site.declaration.members.contains { $0.kind == .func }
      }
  }

  /// The explanations of a failure: it is a consequence if all subjects of one of these are
  /// reported. Each subject is a dependency that nobody has, makes or declares.
  func explanations(of failure: BuildingFailure) -> [Set<Subject>] {
    failure.rejections.reduce([[]]) { known, rejection in
      known.each(with: explanations(of: rejection.reason, failure))
    }
  }

  private func explanations(of reason: RejectedProvider.Reason, _ failure: BuildingFailure) -> [Set<
    Subject
  >] {
    switch reason {
    case .lacks(let lacks, _):
      lacks.reduce([[]]) { known, lack in
        known.each(with: lack.isTooEarly == nil ? explanations(ofLacking: lack.name) : [])
      }
    case .isUndeclared:
      supply.symbols.expand(failure.request.written, in: failure.request.scope).unknowns
        .map { [.dependency($0.external)] }
    default: []
    }
  }

  /// The explanations for the lack of a protocol: the protocol is lacking, or a protocol that it
  /// inherits.
  private func explanations(ofLacking name: String) -> [Set<Subject>] {
    let inherited = supply.candidates.filter { supply.symbols[$0].path == name }
      .flatMap { supply.symbols.supertypeClosure(of: $0).protocols.keys }.map {
        supply.symbols[$0].path
      }
    return ([name] + inherited.sorted()).map { [.dependency($0)] }
  }
}

extension [Set<Subject>] {
  /// Each of them together with each of others.
  func each(with others: [Set<Subject>]) -> [Set<Subject>] {
    flatMap { own in others.map(own.union) }
  }
}
