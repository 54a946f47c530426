import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// Finds what a container can have of a Has-protocol through its parents.
package struct ForwardingSolver {
  /// The supply of all containers, and what the parents have through their own parents.
  let supply: SupplyTable
  /// The solvers of the parents that are held by reference.
  let references: [SymbolID: ReferenceSolver]
  let child: NominalType
  let parents: [Parent]

  package init(
    supply: SupplyTable, references: [SymbolID: ReferenceSolver], child: NominalType,
    parents: [Parent]
  ) {
    self.supply = supply
    self.references = references
    self.child = child
    self.parents = parents
  }

  var table: SymbolTable { supply.symbols }
  var models: [SymbolID: NominalType] { supply.models }

  /// A parent that has a Has-protocol which the child lacks, or a part of it.
  struct Offer {
    let parent: Parent
    let version: Parent.Version
    /// The condition under which the child lacks it and the parent has it.
    var condition: ConditionSet
    /// The part that it has; `nil` for all.
    var requirements: Set<Requirement.Key>?

    func has(_ requirement: Requirement) -> Bool {
      requirements?.contains(requirement.key) != false
    }
  }

  /// The supply that the child gets through its parents.
  ///
  /// - Parameters:
  ///   - offered: What a parent may have the whole or a part of.
  ///   - replaced: What the child makes itself.
  package func forwardedSupply(
    of offered: Set<SymbolID>, except replaced: Set<SymbolID>
  ) -> ForwardedSupply {
    var result = ForwardedSupply()
    let candidates = offered.subtracting(replaced).sorted()
    var offers: [(id: SymbolID, all: [Offer])] = []
    for candidate in candidates {
      let found = self.offers(of: candidate)
      if found.areOverlapping {
        result.choices.append((candidate, found.map(\.parent)))
      } else if !found.isEmpty {
        offers.append((candidate, found))
      }
    }
    result.gaps = candidates.compactMap(gapOfUnseen)
    result.idleExceptions = idleExceptions()
    let spelling = TypeSpelling(table: table, container: child, protocols: offers.map(\.id))
    var items: [ImplementedProtocol] = []
    for (candidate, found) in offers {
      do throws(ForwardingGap) {
        items.append(try part(for: candidate, from: found, spelling))
        let isWhole = found.allSatisfy { $0.requirements == nil }
        if isWhole, found.allSatisfy({ isPromised(candidate, by: $0.version) }) {
          result.promised.insert(candidate)
        }
      } catch {
        result.gaps.append(error)
      }
    }
    let implementation = Implementation(of: items, inType: false)
    for (candidate, holders) in implementation.rivals {
      result.choices.append((candidate, parents.filter { holders.contains($0.name) }))
    }
    for (item, part) in zip(items, implementation.parts) {
      result.conformances[item.id] = GeneratedConformance(
        conformance: item.conformance, imports: item.imports,
        members: part.written(for: child, in: item.conformance, table: table))
      result.sources.merge(item.sources) { first, _ in first }
    }
    return result
  }

  /// The parents that have a Has-protocol, as far as the child lacks it.
  func offers(of candidate: SymbolID) -> [Offer] {
    guard let open = openCondition(of: candidate) else { return [] }
    let offers = parents.compactMap { parent -> Offer? in
      let versions = parent.versions.map { version in
        (version, open.and(version.condition).and(condition(of: candidate, in: version)))
      }.filter { !$0.1.isNever }
      guard let first = versions.first(where: \.0.isOptional) ?? versions.first else { return nil }
      return Offer(
        parent: parent, version: first.0,
        condition: versions.reduce(.never) { $0.or($1.1) })
    }
    // One that is not always there is no choice.
    let certain = offers.filter { !$0.version.isOptional }
    if !certain.isEmpty { return certain }
    return offers.isEmpty ? partialSupplies(of: candidate, in: open) : Array(offers.prefix(1))
  }

  /// The gap of a Has-protocol that a parent has and that the child's module does not see, since it
  /// imports no module that declares it.
  func gapOfUnseen(_ candidate: SymbolID) -> ForwardingGap? {
    guard case .blind = supply.verdict(on: candidate, by: child),
      table[candidate].access >= .public,
      !table[candidate].sites.contains(where: { $0.declaration.isNotForwarded }),
      let parent = parents.first(where: { parent in
        parent.versions.contains { !condition(of: candidate, in: $0).isNever }
      })
    else { return nil }
    return ForwardingGap(
      protocolID: candidate, parent: parent,
      cause: .notImported(
        home: table.modules[table[candidate].module].name,
        module: table.modules[child.symbol.module].name))
  }

  /// Whether a directive changes something that excepts a Has-protocol from what a parent has.
  private func needsException(_ candidate: SymbolID, from version: Parent.Version) -> Bool {
    openCondition(of: candidate).map { open in
      !open.and(version.condition).and(offered(candidate, by: version)).isNever
        || partialSupplies(of: candidate, in: open, heedingExceptions: false)
          .contains { $0.parent.name == version.property.declaration.name }
    } ?? false
  }

  /// The Has-protocols that directives except, and that would not be forwarded without them.
  func idleExceptions() -> [(name: String, parent: Parent.Version)] {
    parents.flatMap(\.versions).flatMap { version in
      version.exceptions.filter { name in
        let meant = supply.candidates.filter { table[$0].name == name }
        return !meant.isEmpty && !meant.contains { needsException($0, from: version) }
      }.map { ($0, version) }
    }
  }

  /// The condition under which the child may have a Has-protocol.
  func wholeCondition(of candidate: SymbolID) -> ConditionSet {
    child.condition.and(table[candidate].condition)
      .and((child.conformed[candidate] ?? .never).negated)
  }

  /// The condition under which the child lacks a Has-protocol; `nil` for never, or where it is not
  /// to be forwarded.
  private func openCondition(of candidate: SymbolID) -> ConditionSet? {
    let whole = wholeCondition(of: candidate)
    let open: ConditionSet
    switch supply.verdict(on: candidate, by: child) {
    case .conforms, .blind, .notSendable: return nil
    case .has(let possession): open = whole.and(possession.condition.negated)
    case .hasNothingToSupply, .asksForNothing, .lacks: open = whole
    }
    let isKept =
      table[candidate].sites.contains { $0.declaration.isNotForwarded }
      || keepsToItself(child, candidate) || supply.isInherited(candidate, by: child)
      || supply.isClaimed(candidate, bySubclassesOf: child)
    return open.isNever || isKept ? nil : open
  }

  /// The condition under which a parent has a Has-protocol for its children.
  func condition(of candidate: SymbolID, in version: Parent.Version) -> ConditionSet {
    version.isExcepted(table[candidate].name)
      ? .never : offered(candidate, by: version)
  }

  /// The condition under which a parent has a Has-protocol, whether or not a directive excepts it.
  private func offered(_ candidate: SymbolID, by version: Parent.Version) -> ConditionSet {
    switch version.source {
    case .container(let id):
      guard let parent = models[id], !keepsToItself(parent, candidate) else { return .never }
      let verdicts = [child, parent].map { supply.verdict(on: candidate, by: $0) }
      let isForwarded = supply.lineage(of: parent).contains {
        supply.forwarded[$0.id]?.conformances[candidate] != nil
      }
      // Both have the same defaults.
      if !isForwarded, verdicts.allSatisfy(\.isNothing) { return .never }
      return supply.condition(of: candidate, in: parent)
    case .reference(let id):
      guard let parent = models[id], !keepsToItself(parent, candidate) else { return .never }
      return references[id]?.protocols[candidate] ?? .never
    case .composition(let protocols):
      return protocols.contains(candidate) ? .always : .never
    }
  }

  /// Whether a parent has a Has-protocol as a composition says, and no container is known to.
  func isPromised(_ candidate: SymbolID, by version: Parent.Version) -> Bool {
    guard let container = version.source.container else { return true }
    return supply.forwarded[container]?.promised.contains(candidate) == true
  }

  /// Whether a container has a member of a requirement's name that is not to be forwarded.
  func keepsToItself(_ container: NominalType, _ candidate: SymbolID) -> Bool {
    guard container.hasMembersWithDirectives else { return false }
    return table.requirements(of: candidate, seenFrom: child.symbol.module).requirements
      .contains { requirement in
        container.members(named: requirement.declaration.baseName)
          .contains { $0.declaration.isNotForwarded }
      }
  }

  /// The declaration that does the work of a requirement which a parent meets.
  func source(of requirement: Requirement, in version: Parent.Version) -> WitnessSource {
    guard let container = version.source.container.flatMap({ models[$0] }) else {
      if case .composition(let protocols) = version.source, !protocols.contains(requirement.owner),
        let other = counterpart(of: requirement, in: version)
      {
        return WitnessSource(other.requirement)
      }
      return WitnessSource(requirement)
    }
    var match = WitnessMatch(table: table, nominal: container, neededAccess: .private)
    let forwarded = supply.lineage(of: container).lazy.compactMap {
      supply.forwarded[$0.id]?.sources[requirement.key]
    }.first
    if let forwarded {
      guard case .met = match.outcome(for: requirement) else { return forwarded }
    }
    if case .container = version.source, case .absent = match.outcome(for: requirement),
      let other = counterpart(of: requirement, in: version),
      other.requirement.key != requirement.key
    {
      return source(of: other.requirement, in: version)
    }
    return WitnessSource(for: requirement, in: container, &match, prefersWitness: false)
      .seenFromOutside(of: container)
  }

  /// Whether a parent is an object that changes itself, so that a constant may hold it.
  ///
  /// - Parameter source: What does the work of the requirement.
  func isShared(
    _ parent: Parent.Version, doing source: WitnessSource, for requirement: Requirement
  ) -> Bool {
    switch parent.source {
    case .reference: true
    case .composition(let protocols):
      isClassBound(
        protocols.contains(requirement.owner)
          ? requirement.owner
          : counterpart(of: requirement, in: parent)?.requirement.owner ?? requirement.owner)
    case .container(let id):
      // What an extension of a protocol sets may replace the object, for all that Swift knows.
      models[id]?.isClassBound == true
        && source.implementation.map {
          table[$0.owner].kind != .protocol || isClassBound($0.owner)
        } != false
    }
  }

  private func isClassBound(_ id: SymbolID) -> Bool {
    let supertypeClosure = table.supertypeClosure(of: id)
    return supertypeClosure.externals.contains("AnyObject")
      || !supertypeClosure.superclasses.isEmpty
  }
}

extension Verdict {
  fileprivate var isNothing: Bool {
    if case .hasNothingToSupply = self { true } else { false }
  }
}

extension [ForwardingSolver.Offer] {
  /// Whether two of them that have the same may be there at once.
  fileprivate var areOverlapping: Bool {
    indices.contains { index in
      self[..<index].contains { other in
        other.isRival(of: self[index]) && !other.condition.and(self[index].condition).isNever
      }
    }
  }
}

extension ForwardingSolver.Offer {
  fileprivate func isRival(of other: Self) -> Bool {
    guard let requirements, let others = other.requirements else { return true }
    return !requirements.isDisjoint(with: others)
  }
}
