import HasgenProgram
import HasgenReading

/// Finds the conformances of a container that forward to its parents.
package struct ForwardingSolver {
  /// The conformances of all containers. Those that the parents forward are already recorded.
  let supply: SupplyTable
  /// The reference solvers, by the container that a parent property holds by reference.
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

  /// A parent that conforms to a Has-protocol to which the child does not conform.
  struct Offer {
    let parent: Parent
    /// The condition under which the parent conforms and the child does not.
    let condition: ConditionSet
  }

  /// The conformances of the child that forward to its parents.
  ///
  /// - Parameter replaced: The protocols for which the child's factories make the values.
  package func forwardedSupply(except replaced: Set<SymbolID> = []) -> ForwardedSupply {
    var result = ForwardedSupply()
    let candidates = supply.protocols.filter { !replaced.contains($0) }
    result.gaps = candidates.compactMap(gapOfUnseen)
    let offered = candidates.map { ($0, offers(of: $0)) }.filter { !$0.1.isEmpty }
    let spelling = TypeSpelling(table: table, container: child, protocols: offered.map(\.0))
    var items: [Conformance] = []
    for (candidate, offers) in offered {
      if offers.areOverlapping {
        result.choices.append((candidate, offers.map(\.parent)))
        continue
      }
      do throws(Obstacle) {
        items.append(try implementation(of: candidate, by: offers, spelling))
        if offers.allSatisfy({ isPromised(candidate, by: $0.parent) }) {
          result.promised.insert(candidate)
        }
      } catch {
        let blocking = offers.first { obstacle(to: candidate, by: $0) != nil } ?? offers[0]
        result.gaps.append(
          ForwardingGap(protocolID: candidate, parent: blocking.parent, obstacle: error))
      }
    }
    let implementation = Implementation(of: items, in: child, table: table)
    for (candidate, holders) in implementation.rivals {
      result.choices.append((candidate, parents.filter { holders.contains($0.name) }))
    }
    for conformance in implementation.conformances {
      result.conformances[conformance.protocolID] = conformance
    }
    result.sources = Dictionary(
      items.flatMap(\.drafts).map { ($0.requirement.key, $0.source) }
    ) { first, _ in first }
    for candidate in candidates
    where result.conformances[candidate] == nil && hasPart(of: candidate) {
      if let joined = joined(candidate, of: result) { result.conformances[candidate] = joined }
    }
    return result
  }

  /// The parents that conform to a Has-protocol, under conditions under which the child does not.
  private func offers(of candidate: SymbolID) -> [Offer] {
    guard let open = openCondition(of: candidate) else { return [] }
    let offers = parents.map { parent in
      Offer(
        parent: parent,
        condition: open.and(parent.condition).and(condition(of: candidate, in: parent)))
    }.filter { !$0.condition.isNever }
    // An optional parent is used only if there is no other parent, and only to report it.
    let certain = offers.filter { !$0.parent.isOptional }
    if !certain.isEmpty { return certain }
    return offers.isEmpty ? completions(of: candidate, in: open) : Array(offers.prefix(1))
  }

  /// The gap for a Has-protocol to which a parent conforms, but whose module the child's module
  /// does not import; `nil` for none.
  private func gapOfUnseen(_ candidate: SymbolID) -> ForwardingGap? {
    guard case .blind = supply.verdict(on: candidate, by: child),
      table[candidate].access >= .public, !isNeverForwarded(candidate),
      let parent = parents.first(where: { !condition(of: candidate, in: $0).isNever })
    else { return nil }
    let home = table.modules[table[candidate].module].name
    let module = table.modules[child.module].name
    return ForwardingGap(
      protocolID: candidate, parent: parent,
      obstacle: Obstacle(
        "no file of '\(module)' imports '\(home)'",
        cure: "write 'import \(home)' in a file of '\(module)', which has to depend on it"))
  }

  /// The condition under which the child and a Has-protocol are compiled, and the child does not
  /// conform by hand.
  func wholeCondition(of candidate: SymbolID) -> ConditionSet {
    child.condition.and(table[candidate].condition)
      .and((child.conformed[candidate] ?? .never).negated)
  }

  /// The condition under which the child's own members do not satisfy a Has-protocol; `nil` if it
  /// is never true, or if the protocol is not to be forwarded.
  func openCondition(of candidate: SymbolID) -> ConditionSet? {
    let whole = wholeCondition(of: candidate)
    let open: ConditionSet
    switch supply.verdict(on: candidate, by: child) {
    case .conforms, .blind, .notSendable: return nil
    case .hasWitnesses(let possession): open = whole.and(possession.condition.negated)
    case .hasNothingToSupply, .asksForNothing, .lacks: open = whole
    }
    let isKept =
      isNeverForwarded(candidate) || keepsToItself(child, candidate)
      || supply.isInherited(candidate, by: child)
    return open.isNever || isKept ? nil : open
  }

  /// The condition under which children can forward a Has-protocol to a parent.
  private func condition(of candidate: SymbolID, in parent: Parent) -> ConditionSet {
    if parent.isExcepted(table[candidate].name) { return .never }
    if case .composition(let protocols) = parent.kind {
      return protocols.contains(candidate) ? .always : .never
    }
    let container = parent.container.flatMap(supply.container)
    guard let container, !keepsToItself(container, candidate) else { return .never }
    if let id = parent.reference { return references[id]?.protocols[candidate] ?? .never }
    let verdicts = [child, container].map { supply.verdict(on: candidate, by: $0) }
    let isForwarded = supply.lineage(of: container).contains {
      supply.forwarding(of: candidate, by: $0) != nil
    }
    // The child and the parent get the same default implementations.
    if !isForwarded, verdicts.allSatisfy(\.isNothing) { return .never }
    return supply.condition(of: candidate, in: container)
  }

  /// True if a composition says that a parent conforms to a Has-protocol, and no container is known
  /// to conform.
  private func isPromised(_ candidate: SymbolID, by parent: Parent) -> Bool {
    guard let container = parent.container else { return true }
    return supply.forwarded[container]?.promised.contains(candidate) == true
  }

  /// True if a directive at a Has-protocol excludes it from forwarding.
  func isNeverForwarded(_ candidate: SymbolID) -> Bool {
    table[candidate].sites.contains(where: \.declaration.isNotForwarded)
  }

  /// True if a container has a member of a requirement's name with a `no-forward` directive.
  private func keepsToItself(_ container: NominalType, _ candidate: SymbolID) -> Bool {
    guard container.hasMembersWithDirectives else { return false }
    return table.requirements(of: candidate, seenBy: child).requirements
      .contains { requirement in
        container.members(named: requirement.declaration.baseName)
          .contains { $0.declaration.isNotForwarded }
      }
  }
}

extension Verdict {
  fileprivate var isNothing: Bool {
    if case .hasNothingToSupply = self { true } else { false }
  }
}

extension [ForwardingSolver.Offer] {
  /// True if the conditions of two offers can be true at the same time.
  fileprivate var areOverlapping: Bool {
    indices.contains { index in
      self[..<index].contains { !$0.condition.and(self[index].condition).isNever }
    }
  }
}
