import HasgenGraph
import HasgenProgram
import HasgenReading

extension FactoryRequirement {
  /// The plan that satisfies the requirement with the values of a container.
  ///
  /// - Parameters:
  ///   - context: The condition under which the product is requested.
  ///   - sharedByLive: The instances that `live` shares, which are not built again.
  func plan(
    from environment: BindingTable, if context: ConditionSet,
    sharedByLive: [Instance.Key: SymbolID]
  ) throws(BuildingFailures) -> BuildPlan {
    let declaration = requirement.declaration
    let (container, table) = (environment.container, environment.table)
    if let refusal = environment.catalog.refusal(toName: self, beside: container) {
      throw BuildingFailures(request, refusal)
    }
    let isOdd = declaration.parameters.contains { parameter in
      parameter.isVariadic || !Resolver.unfit.isDisjoint(with: parameter.type.prefixes)
    }
    guard declaration.genericParameters.isEmpty, !isOdd else {
      throw BuildingFailures(
        request,
        Refusal(
          .other,
          "'\(asker.name)' is generic, or has a parameter of a kind that hasgen does not pass: write "
            + "it by hand in an extension of '\(container.symbol.path)'"))
    }
    let actor = actor(in: container, table)
    var building = Resolver(environment, if: context)
    building.arguments = arguments
    building.isolation = actor
    building.sharedByLive = sharedByLive
    let plan = try building.product(request, as: Purpose(members: [], mustUseArguments: true))
    if let misuse = plan.misuse(of: arguments) { throw BuildingFailures(request, misuse) }
    let refusal =
      plan.refusal(in: effects, isolatedTo: actor)
      ?? refusal(by: container, isolatedTo: actor, table)
    if let refusal { throw BuildingFailures(request, refusal) }
    return plan
  }

  /// The refusal of a nonisolated method on an isolated container; `nil` if the isolation fits.
  private func refusal(
    by container: NominalType, isolatedTo actor: String?, _ table: SymbolTable
  ) -> Refusal? {
    guard !requirement.declaration.effects.isAsync else { return nil }
    // The requirements of a protocol that inherits `Actor` are isolated to the actor.
    let isReached =
      if container.kind == .actor {
        table.supertypeClosure(of: requirement.owner).externals.contains("Actor")
      } else {
        [nil, actor].contains(container.isolation)
      }
    let mark = container.isolation.map { "@\($0)" } ?? "async"
    return isReached ? nil : .unmarked(container.symbol.path, mark, at: nil)
  }

  /// The global actor of the container's method: that of the requirement, or else that of the
  /// container if the conformance can be isolated to it.
  func actor(in container: NominalType, _ table: SymbolTable) -> String? {
    guard requirement.isolation == nil, let own = container.isolation,
      !requirement.declaration.effects.isAsync
    else { return requirement.isolation }
    return table.conformanceActor(
      of: container, for: requirement,
      isOfSendable: table.supertypeClosure(of: requirement.owner).externals.contains("Sendable"),
      dueTo: .isolated(toGlobalActor: own))
  }
}
