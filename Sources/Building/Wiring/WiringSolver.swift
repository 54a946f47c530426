import BuildPlans
import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// Finds out how a container's members are built, and in which order.
package struct WiringSolver: Sendable {
  /// A member, and what it comes to.
  struct Part: Sendable {
    let wanted: Wanted
    let role: Role
  }

  enum Role: Sendable {
    /// Another scope, which is there already.
    case parent
    /// A member that may be `nil`, and is `nil` unless it is passed.
    case optional
    case built(Solution)
    /// A member that nothing can build, so that the caller passes it.
    case handed(BuildingFailure)
  }

  /// Members that need each other, each with the steps to the next one.
  package struct Cycle {
    package let steps: [BuildingStep]
    /// The member that it begins with.
    package let first: Wanted
    package let memberCount: Int
  }

  private(set) var container: NominalType
  /// The condition under which the container is there with these members.
  private(set) var condition: ConditionSet
  private(set) var catalog: TypeCatalog
  /// The initializer of the container; `nil` where none can be called.
  private(set) var initializer: Candidate?
  /// The names of those that can be called as well and were passed over.
  private(set) var over: [String] = []
  /// The members that the initializer takes, in its order.
  private(set) var parts: [Part] = []
  /// The members that are built, in an order in which each has what it needs.
  private(set) var order: [Int] = []
  /// The members among them that are built on first use.
  private(set) var lazy: Set<Int> = []
  /// The instances that have a variable of their own.
  package private(set) var shared: [SharedInstances.Shared] = []
  /// The members that could be built on first use, and are not: why.
  package private(set) var eager: [(wanted: Wanted, cause: EagerMember.Cause)] = []
  /// The members that others read and that are built on first use, with their wrappers.
  private(set) var boxes: [Int: String] = [:]
  /// The members that there are to build with.
  private(set) var members: [AtHand.Member] = []
  /// The failures to report: values that must be chosen, or are in the wrong scope.
  package private(set) var failures: [BuildingFailure] = []
  package private(set) var cycles: [Cycle] = []
  /// The number of values that were looked for.
  private(set) var questionCount = 0
  /// The reason why there is no function at all.
  package private(set) var obstacle: NotWirable.Cause?

  /// The solvers of a container, one for each combination of the `#if` conditions that its members
  /// stand under.
  package static func all(
    for container: NominalType, supply: SupplyTable, catalog: TypeCatalog, rules: Rules
  ) -> [WiringSolver] {
    // What has a value of its own is left as it is.
    let members = container.ownMembers.filter { member in
      let declaration = member.declaration
      return declaration.isProperty && !declaration.isStatic
        && declaration.storage?.kind == .stored && declaration.storage?.hasInitialValue != true
    }
    let combinations = ConditionCombinations(
      of: members.map(\.declaration), within: container.condition)
    let obstacle =
      NotWirable.Cause(container) ?? combinations.excess.map { .isConditional(members[$0]) }
    return (obstacle == nil ? combinations.all : [container.condition]).map {
      WiringSolver(
        for: container, if: $0, obstacle: obstacle, supply: supply, catalog: catalog, rules: rules)
    }
  }

  private init(
    for container: NominalType, if condition: ConditionSet, obstacle known: NotWirable.Cause?,
    supply: SupplyTable, catalog: TypeCatalog, rules: Rules
  ) {
    self.container = container
    self.condition = condition
    self.catalog = catalog
    obstacle = known
    guard known == nil else { return }
    let finder = CandidateFinder(catalog: catalog, container: container, context: condition)
    let found = finder.initializers(of: container.id, [])
    let usable = found.filter { $0.obstacle == nil && !$0.isFailable }
    guard !usable.isEmpty else {
      obstacle = .noInitializer(
        found.map { candidate in
          Refusal(
            name: candidate.name, location: candidate.location,
            reason: candidate.obstacle ?? .isFailable)
        })
      return
    }
    let attempts = usable.preferring(\.isPreferred).map {
      WiringSolver(
        for: container, if: condition, calling: $0, supply: supply, catalog: catalog, rules: rules)
    }
    switch Self.best(of: attempts) {
    case .one(let attempt):
      self = attempt
      over = usable.map(\.name).filter { $0 != initializer?.name }
    case .several(let rivals):
      obstacle = .severalInitializers(
        rivals, usable.contains(where: \.isPreferred) ? .marked : .initializer)
    }
  }

  /// Builds the members that an initializer takes.
  private init(
    for container: NominalType, if condition: ConditionSet, calling initializer: Candidate,
    supply: SupplyTable, catalog: TypeCatalog, rules: Rules
  ) {
    self.container = container
    self.condition = condition
    self.catalog = catalog
    self.initializer = initializer
    let wanted = initializer.parameters.filter { !$0.hasDefault || $0.isNilByItself }
    let names = Set(wanted.map(\.name))
    let parents = Set((supply.scopes.parents[container.id] ?? []).map(\.name))
    let locals = LocalsAtHand(
      supply: supply, catalog: catalog, container: container, rules: rules, members: wanted)
    members = locals.base.allMembers
    let isolation = container.isolation ?? initializer.isolation
    var building = Resolver(
      catalog: catalog, atHand: locals.base, context: condition, place: .live(LiveMembers()),
      isolation: isolation)
    let built = wanted.filter { !parents.contains($0.name) && $0.type.unwrapped == nil }
    let alone = Set(
      Dictionary(grouping: built, by: \.type).values.filter { $0.count == 1 }.joined().map(\.name))
    var known = LiveMembers()
    for member in built {
      if let target = building.instanceTarget(of: member) {
        known.add(member.name, as: target.key, isAlone: alone.contains(member.name))
      }
    }
    building.place = .live(known)
    for member in wanted {
      building.atHand = locals.atHand(for: member.name)
      building.questionCount = 0
      let role = role(
        of: member, isParent: parents.contains(member.name), isAlone: alone.contains(member.name),
        hiding: names, &building)
      if let role { parts.append(Part(wanted: member, role: role)) }
      questionCount += building.questionCount
    }
    sort()
    let onFirstUse = LazyMembers(
      among: builtSolutions.map {
        LazyMembers.Part(index: $0.index, wanted: parts[$0.index].wanted, solution: $0.solution)
      },
      by: Resolver(
        catalog: catalog, atHand: locals.base, context: condition, place: .factory,
        isolation: isolation),
      of: container)
    lazy = onFirstUse.waiting
    boxes = onFirstUse.boxes
    eager = onFirstUse.eager
    shared = onFirstUse.shared
  }

  /// The members that are built, in their order, with their positions.
  var builtSolutions: [(index: Int, solution: Solution)] {
    order.compactMap { index in
      if case .built(let solution) = parts[index].role { (index, solution) } else { nil }
    }
  }

  /// The members that are built, in their order, each with the plan that builds it.
  package var builtMembers: [(wanted: Wanted, solution: Solution)] {
    builtSolutions.map { (parts[$0.index].wanted, $0.solution) }
  }

  /// The call that builds a member.
  package func builder(of wanted: Wanted) -> String {
    let part = parts.first { $0.wanted.name == wanted.name }
    return if case .built(let solution) = part?.role { solution.name } else { wanted.text }
  }

  /// The role of a member; `nil` if a failure must be reported instead.
  private mutating func role(
    of member: Wanted, isParent: Bool, isAlone: Bool, hiding names: Set<String>,
    _ building: inout Resolver
  ) -> Role? {
    func handed(_ reason: Refusal.Reason, _ name: String? = nil) -> Role {
      .handed(
        BuildingFailure(
          member, [Refusal(name: name ?? member.text, location: nil, reason: reason)]))
    }
    if isParent { return .parent }
    let reference = container.reference(named: member.name)
    if let reference, member.type.unwrapped == nil { return handed(.isNotKept(reference)) }
    let isByHand = !building.byHand(for: member).isEmpty
    if member.type.unwrapped != nil, !isByHand || reference != nil { return .optional }
    do throws(BuildingFailures) {
      let solution = try building.member(member, isAlone: isAlone)
      if let hidden = solution.hiddenType(in: catalog.table, where: names.contains) {
        return handed(.isOutOfSight(hidden), hidden)
      }
      if let isolation = building.isolation,
        let refusal = solution.crossing(from: isolation, in: container, catalog)
      {
        return .handed(BuildingFailure(member, [refusal]))
      }
      let unnamed = solution.openValues.compactMap {
        catalog.refusal(toName: $0.wanted, beside: container)
      }.first
      return unnamed.map { .handed(BuildingFailure(member, [$0])) } ?? .built(solution)
    } catch {
      let told = error.all.filter { $0.mustBeTold || $0.isCircular }
      if told.isEmpty, let first = error.all.first { return .handed(first) }
      // What has to be chosen for one type is told once, however many need it.
      failures += told.filter { failure in
        !failures.contains { $0.isSameChoice(as: failure) }
      }
      return nil
    }
  }

  // MARK: Order

  /// Puts each member behind those that it needs.
  private mutating func sort() {
    let indices = Dictionary(
      parts.indices.map { (parts[$0].wanted.name, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = BuildingOrder(
      of: parts.map { $0.memberNames.compactMap { indices[$0] } },
      atOnce: parts.map { Set($0.memberNamesAtOnce.compactMap { indices[$0] }) })
    order = sorted.order.filter {
      if case .built = parts[$0].role { true } else { false }
    }
    cycles = sorted.cycles.map { cycle(of: $0) }
  }

  private func cycle(of members: [Int]) -> Cycle {
    let names = members.map { parts[$0].wanted.name }
    let steps = members.enumerated().flatMap { offset, index -> [BuildingStep] in
      guard case .built(let solution) = parts[index].role else { return [] }
      let next = names[(offset + 1) % names.count]
      return solution.way(to: next, from: names[offset])?.steps ?? []
    }
    return Cycle(steps: steps, first: parts[members[0]].wanted, memberCount: members.count)
  }
}

extension WiringSolver.Part {
  /// The members that it is built from, in the order of their use; none if it is not built.
  fileprivate var memberNames: [String] {
    if case .built(let solution) = role { solution.memberNames } else { [] }
  }

  /// The members among them that must be there before.
  fileprivate var memberNamesAtOnce: Set<String> {
    if case .built(let solution) = role { solution.memberNamesAtOnce } else { [] }
  }
}

extension NominalType {
  /// The ownership of a member that does not keep its value alive: `weak`, `unowned`; `nil` for
  /// none.
  fileprivate func reference(named name: String) -> String? {
    members(named: name).first { $0.owner == id }?.declaration.reference
  }
}
