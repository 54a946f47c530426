import Findings
import Roles
import SwiftReading
import SwiftProgram

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
    guard declaration.genericParameters.isEmpty else {
      throw BuildingFailures(
        request,
        Refusal(
          .other,
          "'\(asker.name)' is generic, and what it makes depends on its caller: write it by hand in "
            + "an extension of '\(container.symbol.path)'"))
    }
    for parameter in declaration.parameters {
      let odd =
        parameter.isVariadic ? "…" : parameter.type.prefixes.first(where: Self.unfit.contains)
      if let odd { throw BuildingFailures(request, .unfit(odd)) }
    }
    let actor = actor(in: container, table)
    var building = Resolver(environment, if: context)
    building.arguments = arguments
    building.isolation = actor
    building.sharedByLive = sharedByLive
    let plan = try building.product(request, as: Purpose(members: [], isProduct: true))
    if let misuse = plan.misuse(of: arguments) { throw BuildingFailures(request, misuse) }
    if let failure = plan.failure(of: request, in: effects, isolatedTo: actor) {
      throw BuildingFailures([failure])
    }
    if let refusal = refusal(by: container, table) { throw BuildingFailures(request, refusal) }
    return plan
  }

  private static let unfit: Set<String> = ["@autoclosure", "inout"]

  /// The refusal of a nonisolated method on an isolated container; `nil` if the isolation fits.
  private func refusal(by container: NominalType, _ table: SymbolTable) -> Refusal? {
    guard !requirement.declaration.effects.isAsync else { return nil }
    let path = container.symbol.path
    if container.kind == .actor {
      // The requirements of a protocol that inherits `Actor` are isolated to the actor.
      let isOfActors = table.supertypeClosure(of: requirement.owner).externals.contains("Actor")
      return isOfActors ? nil : Refusal(of: path, that: "is an actor", needs: "'async'")
    }
    guard let own = container.isolation, own != actor(in: container, table) else { return nil }
    return Refusal(of: path, that: "is isolated to '\(own)'", needs: "'@\(own)', or 'async'")
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
      kept: .isolated(toGlobalActor: own))
  }
}
