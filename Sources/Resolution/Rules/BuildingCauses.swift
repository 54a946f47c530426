import BuildPlans
import Building
import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

extension BuildingFailure {
  /// The protocols that a container lacks for it; empty if something else is missing too.
  var lacks: [RejectedProvider.Lack] {
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
  func cannotBeBuilt(_ candidate: SymbolID) -> Bool {
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
