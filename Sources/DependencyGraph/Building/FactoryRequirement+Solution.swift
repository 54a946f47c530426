import SwiftOutline

extension FactoryRequirement {
  /// How it is met by what is at hand.
  ///
  /// - Parameters:
  ///   - context: When it is wanted; by default whenever the container is there.
  ///   - isMethod: Whether the container itself has the method, isolated as it is.
  func solution(
    from atHand: AtHand, in catalog: TypeCatalog, if context: ConditionSet? = nil,
    isMethod: Bool = true
  ) throws(BuildingFailures) -> Solution {
    let declaration = requirement.declaration
    func failure(_ wanted: Wanted, _ reason: Refusal.Reason) -> BuildingFailures {
      BuildingFailures([
        BuildingFailure(
          wanted, [Refusal(name: wanted.text, location: nil, reason: reason)])
      ])
    }
    guard declaration.genericParameters == nil else { throw failure(wanted, .isGeneric) }
    if let odd = declaration.parameters.first(where: {
      $0.isVariadic || $0.type.prefixes.contains("inout")
    }) {
      throw failure(wanted, .isUnfit(odd.isVariadic ? "…" : "inout"))
    }
    var building = BuildingSolver(
      catalog: catalog, atHand: atHand, arguments: arguments, context: context)
    let solution = try building.build(wanted)
    for (index, argument) in arguments.enumerated() {
      if let use = solution.misuse(ofArgument: index) {
        let names = arguments.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        let meant = use.times == 0 ? solution.parameter(of: argument.type, besides: names) : nil
        let hint = meant.map {
          BuildingFailure.Hint(name: $0.label ?? $0.name, type: $0.text, kind: .isParameter)
        }
        let reason = Refusal.Reason.isUsed(times: use.times, by: use.by)
        throw BuildingFailures([
          BuildingFailure(
            argument, [Refusal(name: argument.text, location: nil, reason: reason)], hint: hint)
        ])
      }
    }
    if let repeated = solution.repetition(ofArgumentsBelow: arguments.count) {
      throw BuildingFailures([
        BuildingFailure(
          wanted, [repeated.refusal(naming: arguments[repeated.argument])])
      ])
    }
    if let reason = obstacle(to: solution, in: isMethod ? atHand.container : nil) {
      throw failure(wanted, reason)
    }
    return solution
  }

  /// What keeps a value from being built where a requirement asks for it.
  private func obstacle(
    to solution: Solution, in container: ContainerModel?
  ) -> Refusal.Reason? {
    let isAsync = requirement.declaration.effects.isAsync
    let throwing = requirement.declaration.effects.throwing
    for part in solution.immediateParts {
      let by: String
      let needed: Effects
      switch part {
      case .call(let candidate, _): (by, needed) = (candidate.name, candidate.effects)
      case .member(let member): (by, needed) = (member.name, member.effects)
      default: continue
      }
      if needed.isAsync, !isAsync { return .isAsync(by: by) }
      if needed.throwing != .nothing, throwing == .nothing { return .throwsErrors(by: by) }
      if let actor = part.isolation, actor != requirement.isolation, !isAsync {
        return .isIsolated(to: actor, by: by)
      }
    }
    return container.flatMap(isolation(of:))
  }

  /// A method that everybody may call cannot use what an actor keeps to itself.
  private func isolation(of container: ContainerModel) -> Refusal.Reason? {
    guard !requirement.declaration.effects.isAsync else { return nil }
    if container.kind == .actor {
      return .isIsolated(to: container.symbol.path, by: container.symbol.path)
    }
    guard let own = container.isolation, own != requirement.isolation else { return nil }
    return .isIsolated(to: own, by: container.symbol.path)
  }
}
