import DependencyGraph
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
    /// What may be `nil`, and is so unless it is handed over.
    case optional
    case built(Solution)
    /// What nothing can build.
    case handed(BuildingFailure)
  }

  /// Members that need each other, each with the steps to the next one.
  package struct Cycle {
    package let steps: [BuildingStep]
    /// The member that it begins with.
    package let first: Wanted
    package let memberCount: Int
  }

  let container: NominalType
  let catalog: TypeCatalog
  /// The initializer of the container; `nil` where none can be called.
  private(set) var initializer: Candidate?
  /// The members that the initializer takes, in its order.
  private(set) var parts: [Part] = []
  /// The members that are built, in an order in which each has what it needs.
  private(set) var order: [Int] = []
  /// Those of them that are built on first use.
  private(set) var lazy: Set<Int> = []
  /// The instances that have a variable of their own.
  package private(set) var shared: [SharedInstances.Shared] = []
  /// The members that could be built on first use, and are not: why.
  package private(set) var eager: [(wanted: Wanted, cause: EagerMember.Cause)] = []
  /// The members that a closure reads and that are built on first use, with their wrappers.
  private(set) var boxes: [Int: String] = [:]
  /// The members that there are to build with.
  private(set) var members: [AtHand.Member] = []
  /// What has to be told: the values that would have to be chosen, or are in the wrong scope.
  package private(set) var failures: [BuildingFailure] = []
  package private(set) var cycles: [Cycle] = []
  /// How many values were looked for.
  private(set) var questionCount = 0
  /// Why there is no function at all.
  package private(set) var obstacle: NotWirable.Cause?

  package init(
    for container: NominalType, supply: SupplyTable, catalog: TypeCatalog, rules: Rules
  ) {
    self.container = container
    self.catalog = catalog
    let finder = CandidateFinder(
      catalog: catalog, container: container, context: container.condition)
    obstacle = NotWirable.Cause(container)
    guard obstacle == nil else { return }
    let found = finder.initializers(of: container.id, [])
    let usable = found.filter { $0.obstacle == nil && !$0.isFailable }
    let preferred = usable.filter(\.isPreferred)
    let ranked = preferred.isEmpty ? usable : preferred
    let most = ranked.map(\.parameters.count).max()
    let leaders = ranked.filter { $0.parameters.count == most }
    guard let initializer = leaders.first, leaders.count == 1 else {
      obstacle =
        leaders.isEmpty
        ? .noInitializer(
          found.map { candidate in
            Refusal(
              name: candidate.name, location: candidate.location,
              reason: candidate.obstacle ?? .isFailable)
          })
        : .severalInitializers(
          leaders.map { Refusal.Rival(name: $0.name, location: $0.location) },
          preferred.isEmpty ? .initializer : .marked)
      return
    }
    self.initializer = initializer
    let wanted = initializer.parameters.filter { !$0.hasDefault }
    let names = Set(wanted.map(\.name))
    let parents = Set((supply.scopes.parents[container.id] ?? []).map(\.name))
    let locals = LocalsAtHand(
      supply: supply, catalog: catalog, container: container, rules: rules, members: wanted)
    members = locals.base.allMembers
    let isolation = container.isolation ?? initializer.isolation
    var building = Resolver(
      catalog: catalog, atHand: locals.base, place: .live(LiveMembers()), isolation: isolation)
    let built = wanted.filter { !parents.contains($0.name) && $0.type.unwrapped == nil }
    let alone = Set(
      Dictionary(grouping: built, by: \.type).values.filter { $0.count == 1 }.joined().map(\.name))
    var known = LiveMembers()
    for member in built where alone.contains(member.name) {
      if let target = building.instanceTarget(of: member) {
        known.add(member.name, as: target.key)
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
    findLazyMembers(beside: locals.base, isolation)
    let roots = builtSolutions
    shared =
      SharedInstances(
        of: roots.map(\.solution),
        later: Set(roots.indices.filter { lazy.contains(roots[$0].index) }), argumentCount: 0,
        besides: [], isolation: isolation, in: catalog
      ).all
    findSharedLazyMembers()
  }

  /// Says which members are built at once since another one is the same object.
  private mutating func findSharedLazyMembers() {
    let roots = builtSolutions
    for (index, solution) in roots where lazy.contains(index) {
      guard case .instance(let instance) = solution else { continue }
      let other = roots.first {
        guard $0.index != index, case .instance(let other) = $0.solution else { return false }
        return other.key == instance.key
      }
      if let other {
        eager.append((parts[index].wanted, .isShared(with: parts[other.index].wanted.name)))
      }
    }
  }

  /// The members that are built, in their order, with their positions.
  var builtSolutions: [(index: Int, solution: Solution)] {
    order.compactMap { index in
      if case .built(let solution) = parts[index].role { (index, solution) } else { nil }
    }
  }

  /// What builds a member.
  package func builder(of wanted: Wanted) -> String {
    let part = parts.first { $0.wanted.name == wanted.name }
    return if case .built(let solution) = part?.role { solution.name } else { wanted.text }
  }

  /// What a member comes to; `nil` where that has to be told.
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
    if let reference = container.reference(named: member.name) {
      return handed(.isNotKept(reference))
    }
    let isByHand = !building.byHand(for: member).isEmpty
    if member.type.unwrapped != nil, !isByHand { return .optional }
    if !isByHand, !building.isBuilt(member) {
      do throws(BuildingFailures) {
        if member.type.function == nil { try building.checkByHand(for: member) }
      } catch {
        failures += error.all
        return nil
      }
      let isDeclared = catalog.id(of: member.type) != nil
      return handed(isDeclared ? .isNoService : .isUndeclared)
    }
    do throws(BuildingFailures) {
      let solution = try building.member(member, isAlone: isAlone)
      if let hidden = solution.hiddenType(in: catalog.table, where: names.contains) {
        return handed(.isOutOfSight(hidden), hidden)
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

  /// Finds the members that wait for their first use, and says why others do not.
  private mutating func findLazyMembers(beside atHand: AtHand, _ isolation: String?) {
    let takers = Dictionary(
      builtSolutions.flatMap { index, solution in
        solution.immediateMemberNames.map { ($0, parts[index].wanted.name) }
      }, uniquingKeysWith: { first, _ in first })
    let readers = Set(builtSolutions.flatMap(\.solution.memberNames))
    for (index, solution) in builtSolutions {
      let wanted = parts[index].wanted
      guard let shape = wanted.autoclosure else { continue }
      let building = Resolver(
        catalog: catalog, atHand: atHand, place: .factory, isolation: isolation)
      if let obstacle = building.obstacle(to: solution, in: shape) {
        eager.append((wanted, .cannotWait(obstacle.reason)))
      } else if let taker = takers[wanted.name] {
        eager.append((wanted, .isTaken(by: taker)))
      } else if !readers.contains(wanted.name) {
        lazy.insert(index)
      } else if let wrapper = catalog.table.lazyWrapper(of: wanted.name, in: container) {
        lazy.insert(index)
        boxes[index] = wrapper
      } else {
        eager.append((wanted, .isTaken(by: wanted.name)))
      }
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

  /// Those of them that have to be there before.
  fileprivate var memberNamesAtOnce: Set<String> {
    if case .built(let solution) = role { solution.memberNamesAtOnce } else { [] }
  }
}

extension NominalType {
  /// What keeps one of its members from keeping what is built for it: `weak`, `unowned`.
  fileprivate func reference(named name: String) -> String? {
    members(named: name).first { $0.owner == id }?.declaration.reference
  }
}

extension Solution {
  /// The members that it uses, in the order of their use.
  var memberNames: [String] {
    var names: [String] = []
    visit { if case .member(let member) = $0, !member.isOfParent { names.append(member.name) } }
    return names
  }

  /// The members that it uses where it is built, and not later by a closure.
  fileprivate var immediateMemberNames: [String] {
    immediateParts.compactMap {
      if case .member(let member) = $0, !member.isOfParent { member.name } else { nil }
    }
  }
}
