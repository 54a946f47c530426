import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// Finds out how a container's members are built, and in which order.
package struct WiringSolver: Sendable {
  /// A member, and what it comes to.
  struct Part: Sendable {
    let request: ValueRequest
    let role: Role
  }

  enum Role: Sendable {
    /// Another scope, which is there already.
    case parent
    /// A member that may be `nil`, and is `nil` unless it is passed.
    case optional
    case built(BuildPlan)
    /// A member that nothing can build, so that the caller passes it.
    case handed(BuildingFailure)
  }

  /// Members that need each other, each with the steps to the next one.
  package struct Cycle {
    package let steps: [BuildingStep]
    /// The member that it begins with.
    package let first: ValueRequest
    package let memberCount: Int
  }

  let container: NominalType
  let catalog: TypeCatalog
  /// The initializer of the container; `nil` where none can be called.
  private(set) var initializer: Provider?
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
  package private(set) var eager: [EagerMember] = []
  /// The members that others read and that are built on first use, with their wrappers.
  private(set) var boxes: [Int: String] = [:]
  /// The failures to report: values that must be chosen, or are in the wrong scope.
  package private(set) var failures: [BuildingFailure] = []
  package private(set) var cycles: [Cycle] = []
  /// The number of values that were looked for.
  private(set) var questionCount = 0
  /// The reason why there is no function at all.
  package private(set) var obstacle: NotWirable?

  package init(
    for container: NominalType, supply: SupplyTable, catalog: TypeCatalog, rules: Rules
  ) {
    self.container = container
    self.catalog = catalog
    obstacle = NotWirable(container)
    guard obstacle == nil else { return }
    let finder = ProviderFinder(
      catalog: catalog, container: container, context: container.condition)
    let found = finder.initializers(of: container.id, [])
    var usable = found.filter { $0.refusal == nil }
    guard !usable.isEmpty else {
      obstacle = NotWirable(refusing: found.compactMap(\.refusal))
      return
    }
    let all = usable.map(\.name)
    let marked = usable.filter(\.isPreferred)
    let complete = usable.filter { $0.parameters.count >= container.openMembers.count }
    usable = marked.isEmpty ? complete.isEmpty ? usable : complete : marked
    guard usable.count == 1, let initializer = usable.first else {
      obstacle = NotWirable(
        among: usable, areMarked: !marked.isEmpty, in: container, catalog.table)
      return
    }
    over = all.filter { $0 != initializer.name }
    self.initializer = initializer
    solve(initializer, supply, rules)
  }

  /// Builds the members that an initializer takes.
  private mutating func solve(_ initializer: Provider, _ supply: SupplyTable, _ rules: Rules) {
    let request = initializer.parameters.filter { !$0.hasDefault || $0.isNilByItself }
    let parents = Set((supply.scopes.parents[container.id] ?? []).map(\.name))
    let locals = LocalBindings(
      supply: supply, catalog: catalog, container: container, rules: rules, members: request)
    let isolation = container.isolation ?? initializer.isolation
    var building = Resolver(
      catalog: catalog, environment: locals.base, place: .live(LiveMembers()), isolation: isolation)
    let built = request.filter { !parents.contains($0.name) && $0.type.unwrapped == nil }
    let alone = Set(
      Dictionary(grouping: built, by: \.type).values.filter { $0.count == 1 }.joined().map(\.name))
    var known = LiveMembers()
    for member in built {
      if let target = building.instanceTarget(of: member) {
        known.add(member.name, as: target.key, isAlone: alone.contains(member.name))
      }
    }
    building.place = .live(known)
    for member in request {
      building.environment = locals.environment(for: member.name)
      building.questionCount = 0
      let role = role(
        of: member, isParent: parents.contains(member.name), isAlone: alone.contains(member.name),
        &building)
      if let role { parts.append(Part(request: member, role: role)) }
      questionCount += building.questionCount
    }
    sort()
    let onFirstUse = LazyMembers(
      among: builtPlans.map {
        LazyMembers.Part(index: $0.index, request: parts[$0.index].request, plan: $0.plan)
      },
      by: Resolver(
        catalog: catalog, environment: locals.base, place: .factory, isolation: isolation),
      of: container)
    lazy = onFirstUse.waiting
    boxes = onFirstUse.boxes
    eager = onFirstUse.eager
    shared = onFirstUse.shared
  }

  /// The members that are built, in their order, with their positions.
  var builtPlans: [(index: Int, plan: BuildPlan)] {
    order.compactMap { index in
      if case .built(let plan) = parts[index].role { (index, plan) } else { nil }
    }
  }

  /// The members that are built, in their order, each with the plan that builds it.
  package var builtMembers: [(request: ValueRequest, plan: BuildPlan)] {
    builtPlans.map { (parts[$0.index].request, $0.plan) }
  }

  /// The role of a member; `nil` if a failure must be reported instead.
  private mutating func role(
    of member: ValueRequest, isParent: Bool, isAlone: Bool, _ building: inout Resolver
  ) -> Role? {
    if isParent { return .parent }
    let reference = container.reference(named: member.name)
    if let reference, member.type.unwrapped == nil {
      return .handed(BuildingFailure(member, [.notKept(reference)]))
    }
    let isByHand = !building.byHand(for: member).isEmpty
    if member.type.unwrapped != nil, !isByHand || reference != nil { return .optional }
    do throws(BuildingFailures) {
      let plan = try building.member(member, isAlone: isAlone)
      let unnamed = plan.openValues.compactMap {
        catalog.refusal(toName: $0.request, beside: container)
      }.first
      return unnamed.map { .handed(BuildingFailure(member, [$0])) } ?? .built(plan)
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
      parts.indices.map { (parts[$0].request.name, $0) }, uniquingKeysWith: { first, _ in first })
    let sorted = BuildingOrder(
      of: parts.map { $0.memberNames.compactMap { indices[$0] } })
    order = sorted.order.filter {
      if case .built = parts[$0].role { true } else { false }
    }
    cycles = sorted.cycles.map { cycle(of: $0) }
  }

  private func cycle(of members: [Int]) -> Cycle {
    let names = members.map { parts[$0].request.name }
    let steps = members.enumerated().flatMap { offset, index -> [BuildingStep] in
      guard case .built(let plan) = parts[index].role else { return [] }
      let next = names[(offset + 1) % names.count]
      return plan.way(to: next, from: names[offset])?.steps ?? []
    }
    return Cycle(steps: steps, first: parts[members[0]].request, memberCount: members.count)
  }
}

extension WiringSolver {
  /// The reasons why there is no function, with one word for each kind.
  package var refused: [Wiring.Refused] {
    let path = container.symbol.path
    return failures.map { failure in
      let kind = failure.refusals.lazy.map(\.kind).first { $0.mustBeTold || $0 == .cycle }
      return Wiring.Refused(
        subject: failure.request.text, asker: failure.request.asker.name,
        kind: kind?.rawValue ?? "other")
    }
      + cycles.map { cycle in
        Wiring.Refused(
          subject: cycle.steps.map(\.name).joined(separator: ", "), asker: path, kind: "cycle")
      }
      + [obstacle].compactMap(\.self).map {
        Wiring.Refused(subject: path, asker: "", kind: $0.kind)
      }
  }
}

extension WiringSolver.Part {
  /// The members that it is built from, in the order of their use; none if it is not built.
  fileprivate var memberNames: [String] {
    if case .built(let plan) = role { plan.memberNames } else { [] }
  }
}

extension NominalType {
  /// The stored members that an initializer has to give a value.
  var openMembers: [Member] {
    ownMembers.filter { member in
      member.declaration.isStoredInValues && member.declaration.storage?.kind == .stored
        && member.declaration.storage?.hasInitialValue != true
    }
  }

  /// The ownership of a member that does not keep its value alive: `weak`, `unowned`; `nil` for
  /// none.
  fileprivate func reference(named name: String) -> String? {
    members(named: name).first { $0.owner == id }?.declaration.reference
  }
}
