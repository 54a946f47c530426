import Findings
import SwiftReading

/// An obstacle that keeps a value, which could be built, from being built where it is asked for.
package struct BuildingObstacle {
  package let reason: RejectedProvider.Reason
  /// The place of what is in the way.
  let location: Location?
  /// The values that are built on the way to the obstacle, the innermost first.
  private(set) var way: [ValueRequest] = []

  /// Returns the obstacle for a value of which this one is a part.
  fileprivate func within(_ parameter: ValueRequest?) -> BuildingObstacle {
    var copy = self
    if let parameter { copy.way.append(parameter) }
    return copy
  }

  /// The failure of a value that meets the obstacle, with the obstacle's place.
  package func failure(of request: ValueRequest) -> BuildingFailure {
    let steps = way + [request]
    let rejection = RejectedProvider(name: steps[0].text, location: location, reason: reason)
    return steps.dropFirst().reduce(BuildingFailure(steps[0], [rejection])) {
      $0.needed(by: $1.asker)
    }
  }
}

extension BuildPlan {
  /// The obstacle that keeps the value from being built in a body with some effects and isolation.
  package func obstacle(in effects: Effects, isolatedTo isolation: String?) -> BuildingObstacle? {
    switch self {
    case .call(let provider, let values):
      if let own = reason(
        against: provider.effects, provider.isolation, in: effects, isolatedTo: isolation)
      {
        return BuildingObstacle(reason: own, location: provider.location)
      }
      for (parameter, value) in provider.taking(values) {
        if let inner = value.obstacle(in: effects, isolatedTo: isolation) {
          return inner.within(parameter)
        }
      }
      return nil
    case .member(let member):
      return reason(
        against: member.effects, member.isolation, in: effects, isolatedTo: isolation
      ).map { BuildingObstacle(reason: $0, location: member.location) }
    case .narrow(let narrow):
      return narrow.fields.lazy.compactMap {
        $0.value.obstacle(in: effects, isolatedTo: isolation)
      }.first
    case .instance(let instance):
      return instance.value.obstacle(in: effects, isolatedTo: isolation)
    case .reference(let inner):
      return inner.obstacle(in: effects, isolatedTo: isolation)
    case .argument, .container, .closure, .open, .nothing:
      return nil
    }
  }

  private func reason(
    against needed: Effects, _ actor: String?, in effects: Effects, isolatedTo isolation: String?
  ) -> RejectedProvider.Reason? {
    if let reason = effects.obstacle(to: needed, by: name) { return reason }
    guard let actor, actor != isolation, !effects.isAsync else { return nil }
    return .isIsolated(to: actor, by: name)
  }
}

extension Provider {
  /// The arguments of a call, each with the parameter that it is for.
  package func taking(
    _ values: [(label: String?, value: BuildPlan)]
  ) -> [(parameter: ValueRequest?, value: BuildPlan)] {
    var rest = parameters[...]
    return values.map { label, value in
      let index = rest.firstIndex { $0.label == label }
      let parameter = index.map { rest[$0] }
      rest = index.map { rest[($0 + 1)...] } ?? rest
      return (parameter, value)
    }
  }
}
