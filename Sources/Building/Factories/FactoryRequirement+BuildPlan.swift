import BuildPlans
import SwiftReading
import SwiftProgram

extension FactoryRequirement {
  /// The plan that meets the requirement with the values at hand.
  ///
  /// - Parameters:
  ///   - context: When it is requested; by default whenever the container is there.
  ///   - isolation: The global actor of the place where a closure is written.
  ///   - isMethod: Whether the container itself has the method, isolated as it is.
  ///   - sharedByLive: What `live` shares, of which there is no second one.
  func plan(
    from environment: BuildEnvironment, in catalog: TypeCatalog, if context: ConditionSet? = nil,
    isolation: String? = nil, isMethod: Bool = true, sharedByLive: [Instance.Key: SymbolID] = [:]
  ) throws(BuildingFailures) -> BuildPlan {
    let declaration = requirement.declaration
    func failure(_ request: ValueRequest, _ reason: RejectedProvider.Reason) -> BuildingFailures {
      BuildingFailures([
        BuildingFailure(
          request, [RejectedProvider(name: request.text, location: nil, reason: reason)])
      ])
    }
    guard declaration.genericParameters.isEmpty else {
      throw failure(request, .isOfGenericFunction(asker.name))
    }
    if let odd = declaration.parameters.first(where: {
      $0.isVariadic || !Self.unfit.isDisjoint(with: $0.type.prefixes)
    }) {
      let prefix = odd.type.prefixes.first(where: Self.unfit.contains)
      throw failure(request, .isUnfit(prefix ?? "…"))
    }
    let actor = isMethod ? actor(in: environment.container, catalog.table) : requirement.isolation
    let effects = catalog.table.resolved(
      declaration.effects, in: requirement.scope.entering(declaration))
    var building = Resolver(
      catalog: catalog, environment: environment, arguments: arguments, context: context,
      place: .factory,
      isolation: actor ?? isolation, effects: effects, sharedByLive: sharedByLive)
    let plan = try building.product(request)
    for (index, argument) in arguments.enumerated() {
      if let use = plan.misuse(ofArgument: index) {
        let names = arguments.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let meant = use.times == 0 ? plan.parameter(of: argument.type, besides: names) : nil
        let reason = RejectedProvider.Reason.isUsed(times: use.times, by: use.by)
        throw BuildingFailures([
          BuildingFailure(
            argument, [RejectedProvider(name: argument.text, location: nil, reason: reason)],
            meant: meant.map { $0.label ?? $0.name })
        ])
      }
    }
    if let obstacle = plan.obstacle(in: effects, isolatedTo: actor) {
      throw BuildingFailures([obstacle.failure(of: request)])
    }
    if let rejection = plan.crossing(
      from: actor ?? isolation, of: arguments, in: environment.container, catalog)
    {
      throw BuildingFailures([BuildingFailure(request, [rejection])])
    }
    let reason =
      (isMethod ? self.isolation(of: environment.container, in: catalog.table) : nil)
      ?? obstacle(toConfiguringWith: effects, on: actor, in: catalog)
      ?? hiddenType(of: plan, in: environment.container, catalog.table)
    if let reason { throw failure(request, reason) }
    return plan
  }

  private static let unfit: Set<String> = ["@autoclosure", "inout"]

  /// The obstacle that keeps the configuring closure from being called.
  private func obstacle(
    toConfiguringWith effects: Effects, on own: String?, in catalog: TypeCatalog
  ) -> RejectedProvider.Reason? {
    guard let configuring else { return nil }
    if configuring.isOfUnwrapped { return .isConfiguredOptional(by: configuring.name) }
    let isRethrown = effects.throwing == .rethrowing
    let allowed = Effects(
      isAsync: effects.isAsync, throwing: isRethrown ? .anyError : effects.throwing)
    if let reason = allowed.obstacle(to: configuring.effects, by: configuring.name) {
      return reason
    }
    guard let actor = configuring.isolation, actor != own else { return nil }
    if !effects.isAsync { return .isIsolated(to: actor, by: configuring.name) }
    return catalog.isKnownNonSendable(request.type) ? .isSent(to: actor) : nil
  }

  /// A type that an argument, or a member of the container, has the name of.
  private func hiddenType(
    of plan: BuildPlan, in container: NominalType, _ table: SymbolTable
  ) -> RejectedProvider.Reason? {
    let hidden = plan.hiddenType(in: table) { name in
      argumentNames.contains(name)
        || container.members(named: name).contains {
          $0.owner == container.id
            && ($0.declaration.isProperty || $0.declaration.kind == .func)
        }
    }
    return hidden.map { .isOutOfSight($0) }
  }

  /// A method that everybody may call cannot use what an actor keeps to itself.
  private func isolation(
    of container: NominalType, in table: SymbolTable
  ) -> RejectedProvider.Reason? {
    guard !requirement.declaration.effects.isAsync else { return nil }
    if container.kind == .actor {
      // A protocol for actors alone is isolated as they are.
      if table.supertypeClosure(of: requirement.owner).externals.contains("Actor") { return nil }
      return .isIsolated(to: container.symbol.path, by: container.symbol.path)
    }
    guard let own = container.isolation, own != actor(in: container, table) else { return nil }
    return .isIsolated(to: own, by: container.symbol.path)
  }

  /// The global actor that the container's method is isolated to: the one that is asked for, or else
  /// the container's where the conformance may be isolated to it.
  func actor(in container: NominalType, _ table: SymbolTable) -> String? {
    guard let own = container.isolation, !requirement.declaration.effects.isAsync else {
      return requirement.isolation
    }
    return requirement.isolation
      ?? table.conformanceActor(
        of: container, for: requirement,
        isOfSendable: table.supertypeClosure(of: requirement.owner).externals.contains("Sendable"),
        kept: .isolated(toGlobalActor: own))
  }
}
