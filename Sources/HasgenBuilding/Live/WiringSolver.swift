import HasgenGraph
import HasgenProgram
import HasgenReading

/// Finds the plans of a container's members, and the order in which they are built.
package struct WiringSolver: Sendable {
  /// A member of the container, with its source.
  struct PlannedMember: Sendable {
    let request: ValueRequest
    let source: MemberSource

    /// The values that cannot be built, in the order of their use.
    var openValues: [OpenValue] { source.plan?.openValues ?? [] }
  }

  /// The source of a member.
  enum MemberSource: Sendable {
    /// A parent, which exists before the container.
    case parent
    /// An optional member, which is `nil` unless it is passed.
    case optional
    case built(BuildPlan)
    /// A member that cannot be built, and that the caller passes.
    case handed(BuildingFailure)

    /// The plan that builds the member.
    var plan: BuildPlan? { if case .built(let plan) = self { plan } else { nil } }
  }

  /// A member that is built, with its plan.
  package typealias Built = (request: ValueRequest, plan: BuildPlan)

  let container: NominalType
  let catalog: TypeCatalog
  /// The initializer of the container; `nil` if none can be chosen.
  private(set) var initializer: Provider?
  /// The members that the initializer takes, in the order of its parameters.
  private(set) var parts: [PlannedMember] = []
  /// The members that are built, each after those that it needs.
  package private(set) var builtMembers: [Built] = []
  /// The members that are built on first use, by their positions in `builtMembers`.
  private(set) var lazy: LazyMembers?
  /// The failures to report: values for which the user must choose, or that belong to another
  /// scope.
  package private(set) var failures: [BuildingFailure] = []
  /// The findings about members that need each other, so that none of them can be built first.
  package private(set) var cycles: [Diagnostic] = []
  /// The number of requests.
  private(set) var questionCount = 0
  /// The reason why no function can be written; `nil` for none.
  package private(set) var obstacle: NotWirable?

  /// The instances that have a variable of their own.
  package var shared: [SharedInstance] { lazy?.shared ?? [] }

  /// The warnings about marked members that are not built on first use.
  package var warnings: [Diagnostic] { lazy?.warnings ?? [] }

  /// True if the function cannot be written.
  package var isFaulty: Bool { !failures.isEmpty || !cycles.isEmpty || obstacle != nil }

  package init(
    for container: NominalType, supply: SupplyTable, catalog: TypeCatalog
  ) {
    self.container = container
    self.catalog = catalog
    obstacle = NotWirable.obstacle(for: container)
    guard obstacle == nil else { return }
    let finder = ProviderFinder(
      catalog: catalog, container: container, context: container.condition)
    let found = finder.initializers(of: container.id)
    let usable = found.filter { $0.refusal == nil }
    let marked = usable.filter(\.isPreferred)
    let complete = usable.filter { $0.parameters.count >= container.openMembers.count }
    let chosen = [marked, complete, usable].first { !$0.isEmpty } ?? []
    guard chosen.count < 2 else {
      obstacle = NotWirable(
        reason: "it has several initializers",
        refusals: [Refusal(among: chosen.map(\.place), Refusal.Choice.mark.rawValue)])
      return
    }
    guard let only = chosen.first else {
      obstacle = NotWirable(
        reason: "no initializer of it can be called", refusals: found.compactMap(\.refusal))
      return
    }
    initializer = only
    solve(only, supply)
  }

  /// Finds the plans of the members that an initializer takes.
  private mutating func solve(_ initializer: Provider, _ supply: SupplyTable) {
    let request = initializer.parameters.filter { !$0.hasDefault || $0.isImplicitlyNil }
    let parents = Set(supply.parents(of: container).map(\.name))
    let isolation = container.isolation ?? initializer.isolation
    var building = Resolver(
      BindingTable(before: container, from: request, supply: supply, catalog: catalog),
      if: container.condition)
    building.live = LiveMembers()
    building.isolation = isolation
    let built = request.filter { !parents.contains($0.name) && $0.type.unwrapped == nil }
    let alone = Set(
      Dictionary(grouping: built, by: \.type).values.filter { $0.count == 1 }.joined().map(\.name))
    var known = LiveMembers()
    for member in built {
      guard let target = building.instanceTarget(of: member) else { continue }
      if alone.contains(member.name) {
        known.members[target.key, default: []].insert(member.name)
      } else {
        known.ambiguous[target.key, default: []].insert(member.name)
      }
    }
    building.live = known
    for member in request {
      building.questionCount = 0
      defer { questionCount += building.questionCount }
      var source: MemberSource? = .parent
      if !parents.contains(member.name) {
        source = self.source(of: member, isAlone: alone.contains(member.name), &building)
      }
      if let source { parts.append(PlannedMember(request: member, source: source)) }
    }
    sort()
    lazy = LazyMembers(
      among: builtMembers, isolation: isolation, of: container, in: catalog.table)
  }

  /// The source of a member; `nil` if a failure is reported instead.
  private mutating func source(
    of member: ValueRequest, isAlone: Bool, _ building: inout Resolver
  ) -> MemberSource? {
    if member.type.unwrapped != nil, building.ownMakers(for: member).isEmpty { return .optional }
    let isNotRetained = container.ownMembers.contains {
      $0.declaration.baseName == member.name && $0.declaration.reference != nil
    }
    if isNotRetained { return .handed(BuildingFailure(member, [.released])) }
    do throws(BuildingFailures) {
      let plan = try building.member(member, isAlone: isAlone)
      for value in plan.openValues {
        if let refusal = catalog.refusal(toName: value.request, beside: container) {
          return .handed(BuildingFailure(member, [refusal]))
        }
      }
      return .built(plan)
    } catch {
      let reported = error.all.filter { $0.mustBeReported || $0.isCircular }
      if reported.isEmpty, let first = error.all.first { return .handed(first) }
      for failure in reported {
        // A choice for one type is reported once, even if several members need the type.
        let isKnown = failures.contains {
          $0.request.type == failure.request.type && $0.refusals == failure.refusals
        }
        if !isKnown { failures.append(failure) }
      }
      return nil
    }
  }

  /// Sorts the members, so that each comes after those that it needs.
  private mutating func sort() {
    let plans = parts.map(\.source.plan)
    let indices = Dictionary(parts.indices.map { (parts[$0].request.name, $0) }) { first, _ in
      first
    }
    let sorted = BuildingOrder(
      of: plans.map { $0?.memberNames.compactMap { indices[$0] } ?? [] })
    builtMembers = sorted.order.compactMap { index in
      plans[index].map { (parts[index].request, $0) }
    }
    cycles = sorted.cycles.map { cycle in finding(about: cycle.map { parts[$0] }) }
  }

  /// The finding about members of which each needs the next one, and the last one the first.
  private func finding(about cycle: [PlannedMember]) -> Diagnostic {
    let names = cycle.map { "'\($0.request.name)'" }
    let steps = zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { member, next in
      let calls = member.source.plan?.calls(taking: next.request.name) ?? []
      return calls.isEmpty ? [member.request.asker] : calls.map(\.place)
    }
    let notes = zip(names, steps).map { name, calls in
      let path = calls.map { "'\($0.name)'" }.joined(separator: ", from ")
      return Note("\(name) is built by \(path)", at: calls[0].location)
    }
    let needs = (names + names.prefix(1)).joined(separator: " needs ")
    return Diagnostic(
      .error, "no member of '\(container.symbol.path)' can be built first: \(needs)",
      id: .wiringCycle, at: steps[0][0].location, notes: [.splitting] + notes)
  }
}
