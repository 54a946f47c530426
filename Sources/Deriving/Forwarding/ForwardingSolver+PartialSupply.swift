import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

extension ForwardingSolver {
  /// The parents that have a part of a Has-protocol which none of them has as a whole, if the child
  /// itself or others of them have the rest.
  ///
  /// - Parameters:
  ///   - open: When the child lacks it.
  ///   - heedsExceptions: Whether a directive at a parent can except it.
  func partialSupplies(
    of candidate: SymbolID, in open: ConditionSet, heedingExceptions heedsExceptions: Bool = true
  ) -> [Offer] {
    var whole = open
    var partialSupplies: [String: Offer] = [:]
    for shortcoming in supply.verdict(on: candidate, by: child).shortcomings {
      guard case .absent(let requirement) = shortcoming else { return [] }
      let suppliers = suppliers(of: requirement, for: candidate, heedsExceptions)
      whole = suppliers.reduce(ConditionSet.never) { $0.or($1.condition) }.and(whole)
      guard !whole.isNever else { return [] }
      for supplier in suppliers {
        partialSupplies[supplier.parent.name, default: supplier].add(supplier)
      }
    }
    return parents.compactMap { partialSupplies[$0.name]?.restricted(to: whole) }
  }

  /// The parents that have what a requirement asks for.
  private func suppliers(
    of requirement: Requirement, for candidate: SymbolID, _ heedsExceptions: Bool
  ) -> [Offer] {
    parents.compactMap { parent in
      let versions = parent.versions.filter {
        !(heedsExceptions && $0.isExcepted(table[candidate].name)) && isWilling($0, to: candidate)
      }.map { version in
        (version, version.condition.and(condition(of: requirement, for: candidate, in: version)))
      }.filter { !$0.1.isNever }
      return versions.first.map { version, _ in
        // What is not asked for need not be there.
        Offer(
          parent: parent, version: version,
          condition: versions.reduce(requirement.condition.negated) { $0.or($1.1) },
          requirements: [requirement.key])
      }
    }
  }

  /// Whether a parent is always there, can be seen, and no directive keeps it from the child.
  private func isWilling(_ version: Parent.Version, to candidate: SymbolID) -> Bool {
    guard !version.isOptional, version.property.access > .fileprivate else { return false }
    let isKept = table.supertypeClosure(of: candidate).protocols.keys.contains { id in
      version.isExcepted(table[id].name)
        || table[id].sites.contains { $0.declaration.isNotForwarded }
    }
    let container = version.source.container.flatMap { models[$0] }
    return !isKept && container.map { keepsToItself($0, candidate) } != true
  }

  /// The condition under which a parent has what a requirement asks for: with the Has-protocol that
  /// asks for it, or else as a member, or with another protocol that asks for the same.
  private func condition(
    of requirement: Requirement, for candidate: SymbolID, in version: Parent.Version
  ) -> ConditionSet {
    let owner = requirement.owner
    if owner != candidate, supply.candidates.contains(owner) {
      if case .container(let id) = version.source, let parent = models[id],
        clause(ofConformanceTo: owner, by: parent) != nil
      {
        return .never
      }
      return condition(of: owner, in: version)
    }
    guard case .container(let id) = version.source, let parent = models[id] else {
      return counterpart(of: requirement, in: version)?.condition ?? .never
    }
    guard case .lacks = supply.verdict(on: candidate, by: parent) else { return .never }
    let isNear = parent.symbol.module == child.symbol.module
    var match = WitnessMatch(
      table: table, nominal: parent, neededAccess: isNear ? .internal : .package)
    switch match.outcome(for: requirement) {
    case .met(_, let present), .defaulted(_, let present): return present
    case .missed: return .never
    case .absent: return counterpart(of: requirement, in: version)?.condition ?? .never
    }
  }
}

extension ForwardingSolver.Offer {
  /// Takes in a further part from the same parent.
  fileprivate mutating func add(_ other: Self) {
    condition = condition.and(other.condition)
    requirements?.formUnion(other.requirements ?? [])
  }

  fileprivate func restricted(to whole: ConditionSet) -> Self {
    var offer = self
    offer.condition = condition.and(whole)
    return offer
  }
}
