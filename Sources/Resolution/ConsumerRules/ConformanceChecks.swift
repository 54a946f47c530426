import Building
import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rules about what the containers have and the consumers need.
struct ConformanceChecks {
  let graph: ResolvedGraph
  let rules: Rules
  /// The types that store a container and are none.
  var nearContainers: [NearContainer] = []
  /// The containers' properties by type: each Has-protocol that nobody has is compared with them.
  let knownProperties = Memo<SymbolID, [TypeSyntax: [Member]]>()

  var table: SymbolTable { graph.supply.symbols }
  var containers: [NominalType] { graph.supply.containers }
  /// The containers that inherit from no other.
  var rootClasses: [NominalType] { containers.filter { graph.supply.lineage(of: $0).count == 1 } }

  /// The findings, in no particular order.
  func findings() -> [Finding] {
    var seenMisses: Set<NearMiss.Key> = []
    let needed = UnservedNeeds(graph: graph)
    var unmarked = UnmarkedContainers(among: nearContainers, in: table)
    var lacking: [UnmetDependency] = []
    let told = candidatesByUrgency.flatMap {
      unmet($0, needed, &lacking, &unmarked, seenMisses: &seenMisses)
        + misdeclared($0).map { Finding($0) }
    }
    return notSendable() + told + UnmetDependency.findings(of: lacking) + unmarked.findings
      + needed.unreachedModules()
      + UnknownName.findings(of: unseenTypes())
  }

  /// The candidates: needed ones before others, and inherited ones before those that inherit them.
  private var candidatesByUrgency: [SymbolID] {
    let ranks = graph.supply.candidates.map { candidate in
      (
        graph.supply.needs[candidate] == nil ? 1 : 0,
        table.supertypeClosure(of: candidate).protocols.count,
        candidate
      )
    }
    return ranks.sorted { $0 < $1 }.map(\.2)
  }

  /// The Has-protocols that only `Sendable` keeps from a container, in one message for each
  /// container.
  private func notSendable() -> [Finding] {
    rootClasses.compactMap { container in
      let notSendable = graph.factories[container.id]?.notSendable ?? [:]
      let chains = graph.supply.candidates.compactMap { candidate -> [SymbolID]? in
        if let chain = notSendable[candidate],
          !graph.isHad(candidate), graph.supply.needs[candidate] != nil
        {
          return chain
        }
        guard
          case .notSendable(let chain) = graph.supply.verdict(on: candidate, by: container),
          !graph.isHad(candidate)
        else { return nil }
        return chain
      }
      guard let chain = chains.first else { return nil }
      let protocols = chains.compactMap { $0.first.map { table[$0].path } }
      let diagnostic = NotSendable(
        container: container.symbol.path, containerKind: container.kind.rawValue,
        location: table.location(of: container.id), protocols: protocols,
        chain: chain.map { (table[$0].path, table.location(of: $0)) }
      ).diagnostic
      return Finding(diagnostic, about: Set(protocols.map { .dependency($0) }))
    }
  }

  /// A Has-protocol that somebody needs and nobody has: told at the member that comes near, or
  /// else at the first consumer; once for what several protocols inherit.
  private func unmet(
    _ candidate: SymbolID, _ needed: UnservedNeeds, _ lacking: inout [UnmetDependency],
    _ unmarked: inout UnmarkedContainers, seenMisses: inout Set<NearMiss.Key>
  ) -> [Finding] {
    guard !containers.isEmpty, !graph.isHad(candidate), !isNotSendableAnywhere(candidate),
      !graph.cannotBeBuilt(candidate, by: rules)
    else { return [] }
    let unserved = needed.needs(of: candidate)
    // What others supply, or nobody is handed, is not to be had by a container.
    guard needed.asked(of: candidate).isEmpty || unserved.contains(where: { !$0.isUncertain }),
      unserved.isEmpty || needed.possession(above: candidate) == nil
    else { return [] }
    let needs = unserved.map { $0.consumer(in: table) }.sorted { $0.location < $1.location }
    let all = misses(of: candidate)
    // That is told as a whole.
    if all.contains(where: { unseenType(of: $0) != nil }) { return [] }
    let misses = all.filter { seenMisses.insert($0.key).inserted }
    guard !needs.isEmpty else {
      let unmeant = misses.filter {
        !isWitnessElsewhere($0.member, in: $0.container) && !isGained($0)
      }
      return unmeant.map {
        // A protocol that is declared for a property is wanted by it.
        let isError =
          $0.fault == .differentType && $0.hasSimilarType
          || ProtocolDraft.isAdded(table[candidate].sites[0].declaration)
        return Finding(
          mismatch(candidate, $0, severity: isError ? .error : .warning, consumers: []))
      }
    }
    guard all.isEmpty else {
      return misses.map { finding(candidate, $0, consumers: needs) }
    }
    guard !isOnlyInherited(candidate), !unmarked.meets(candidate, neededBy: needs) else {
      return []
    }
    lacking.append(
      UnmetDependency(
        protocolName: table[candidate].path, consumers: needs,
        lacks: lacks(of: candidate, neededIn: Set(unserved.map { table.files[$0.file].module })),
        causes: causes(of: candidate)))
    return []
  }

  /// The reasons why no container can make what a closure returns.
  private func causes(of candidate: SymbolID) -> [Diagnostic.Note] {
    let scopes = graph.supply.scopes.ordered.compactMap { container in
      graph.factories[container.id]?.failures[candidate].map { (container.symbol.path, $0) }
    }
    guard let (path, failures) = scopes.min(by: { $0.1.count < $1.1.count }) else { return [] }
    return failures.flatMap { CannotBuild($0, in: path).causes }
  }

  /// Whether all that is lacking belongs to another Has-protocol that is told as unmet itself.
  private func isOnlyInherited(_ candidate: SymbolID) -> Bool {
    let owners = containers.flatMap { container in
      graph.supply.verdict(on: candidate, by: container).shortcomings.map { shortcoming in
        guard case .absent(let requirement) = shortcoming else { return candidate }
        return requirement.owner
      }
    }
    return !owners.isEmpty && owners.allSatisfy { $0 != candidate && graph.supply.needs[$0] != nil }
  }

  /// A conformance that is written by hand is the compiler's to check, but for a type that is
  /// misspelled: the compiler would tell it at the container, not at the property.
  private func misdeclared(_ candidate: SymbolID) -> [Diagnostic] {
    containers.compactMap { container in
      guard case .conforms = graph.supply.verdict(on: candidate, by: container) else { return nil }
      let list = table.requirements(of: candidate, seenFrom: container.symbol.module)
      var match = WitnessMatch(
        table: table, nominal: container, neededAccess: .private, asking: list)
      for requirement in list.requirements where !requirement.hasDefault {
        guard case .missed(let misses) = match.outcome(for: requirement),
          let miss = misses.first(where: { $0.fault == .differentType })
        else { continue }
        let near = NearMiss(
          container: container, requirement: requirement, member: miss.member, fault: miss.fault)
        if near.hasSimilarType { return mismatch(candidate, near, severity: .error, consumers: []) }
      }
      return nil
    }
  }

  private func isNotSendableAnywhere(_ candidate: SymbolID) -> Bool {
    containers.contains {
      if graph.factories[$0.id]?.notSendable[candidate] != nil { return true }
      if case .notSendable = graph.supply.verdict(on: candidate, by: $0) { return true }
      return false
    }
  }

  /// Whether a member is one of a protocol's extension, which the container has by what is
  /// generated, or would have: nobody meant it for something else of its name.
  private func isGained(_ miss: NearMiss) -> Bool {
    table[miss.member.owner].kind == .protocol
      && miss.container.conformed[miss.member.owner] == nil
  }

  func isWitnessElsewhere(_ member: Member, in container: NominalType) -> Bool {
    graph.supply.candidates.contains { candidate in
      switch graph.supply.verdict(on: candidate, by: container) {
      case .has(let possession):
        return possession.witnesses.contains {
          $0.declaration.nameRange == member.declaration.nameRange
            && $0.site.scope.file == member.site.scope.file
        }
      case .conforms:
        return table.requirements(of: candidate, seenFrom: container.symbol.module).requirements
          .contains {
            $0.declaration.baseName == member.declaration.baseName
          }
      default:
        return false
      }
    }
  }
}
