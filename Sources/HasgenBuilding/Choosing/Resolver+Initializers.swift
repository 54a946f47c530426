import HasgenGraph
import HasgenProgram
import HasgenReading

/// Initializers and functions: the choice of the callee, and its arguments.
extension Resolver {
  /// Returns the call of the only provider whose parameters can all be supplied or, without one, of
  /// the only provider that leaves parameters to `live`. Throws if none or several fit.
  ///
  /// - Parameter purpose: The purpose of the call; `nil` for a shared instance.
  mutating func best(
    of candidates: [Provider], for request: ValueRequest, as purpose: Purpose?,
    by choice: Refusal.Choice
  ) throws(BuildingFailures) -> BuildPlan {
    let isOptional = request.type.unwrapped != nil
    let refusals = candidates.compactMap { isOptional ? $0.obstacle : $0.refusal }
    let usable = candidates.filter { (isOptional ? $0.obstacle : $0.refusal) == nil }
    let preferred = usable.filter(\.isPreferred)
    if preferred.isEmpty, let marked = candidates.first(where: \.isPreferred) {
      throw BuildingFailures(request, refusals + [.unusableMark(marked.name)])
    }
    var solved: [(provider: Provider, plan: BuildPlan)] = []
    var failed: [[BuildingFailure]] = []
    for provider in preferred.isEmpty ? usable : preferred {
      do throws(BuildingFailures) {
        solved.append((provider, try call(provider, as: purpose)))
      } catch {
        if let scope = withoutLive(provider, as: purpose) { return scope }
        failed.append(error.all)
      }
    }
    // Every runtime argument has to be used.
    if purpose?.mustUseArguments == true {
      let complete = solved.filter { $0.plan.misuse(of: arguments) == nil }
      if !complete.isEmpty { solved = complete }
    }
    let closed = solved.filter { $0.plan.openValues.isEmpty }
    let leaders = closed.isEmpty ? solved : closed
    guard leaders.count < 2 else {
      throw ambiguity(
        of: leaders.map(\.provider.place), for: request, by: preferred.isEmpty ? choice : .unmark)
    }
    if let only = leaders.first { return only.plan }
    if let least = failed.min(by: { $0.count < $1.count }) {
      throw BuildingFailures(least.map { $0.needed(by: request.asker) })
    }
    throw BuildingFailures(request, refusals)
  }

  /// Returns a call with the values of its arguments.
  mutating func call(
    _ provider: Provider, as purpose: Purpose?
  ) throws(BuildingFailures) -> BuildPlan {
    let key = provider.callee
    let purpose = purpose ?? Purpose(members: live?.members[key] ?? [], mustUseArguments: false)
    guard !path.keys.contains(key) else {
      throw BuildingFailures(
        provider.parameters.prefix(1).map { BuildingFailure($0, [.circular($0.text)]) })
    }
    let outer = path
    defer { path = outer }
    path.enter(provider, as: purpose)
    var values: [BuildPlan.Argument] = []
    var failures: [BuildingFailure] = []
    for (position, parameter) in provider.parameters.enumerated() {
      do throws(BuildingFailures) {
        if let value = try binding(for: parameter) { values.append((parameter, value)) }
      } catch {
        // A decorator takes the service that it decorates, which becomes a parameter of `live`.
        let isDecorator =
          error.all.allSatisfy { $0.isCircular && $0.askers.count == 1 }
          && (try? target(of: parameter))?.key == provider.callee
        if live != nil, let first = error.all.first,
          isDecorator || error.all.allSatisfy(\.mayBeHandedOver)
        {
          let use = OpenValue.Use(members: purpose.members, call: key, position: position)
          values.append((parameter, .open(OpenValue(request: parameter, failure: first, use: use))))
        } else {
          failures += error.all
        }
      }
    }
    guard failures.isEmpty else { throw BuildingFailures(failures) }
    return .call(provider, values)
  }

  /// Calls a child's initializer instead of its `live` if all arguments exist, so that no value is
  /// built for the other parameters of `live`.
  private mutating func withoutLive(
    _ provider: Provider, as purpose: Purpose?
  ) -> BuildPlan? {
    guard case .live(let id) = provider.callee else { return nil }
    let plans = finder.initializersBesideLive(of: id).filter { $0.obstacle == nil }.compactMap {
      try? call($0, as: purpose)
    }.filter { plan in
      plan.children.allSatisfy { value in
        switch value {
        case .argument, .container, .nothing: true
        case .member(let member): catalog.isContainer(member.type)
        default: false
        }
      }
    }
    return plans.count == 1 ? plans[0] : nil
  }
}
