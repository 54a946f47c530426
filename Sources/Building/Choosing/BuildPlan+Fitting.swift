import Findings
import SwiftReading

extension BuildPlan {
  /// The failure of a value whose call, or that of a part, cannot stand in a body with some effects
  /// and isolation.
  package func failure(
    of request: ValueRequest, in effects: Effects, isolatedTo isolation: String?
  ) -> BuildingFailure? {
    if let own = refusal(in: effects, isolatedTo: isolation) {
      return BuildingFailure(request, [own])
    }
    switch self {
    case .call(let provider, let values):
      return provider.taking(values).lazy.compactMap { parameter, value in
        value.failure(of: parameter ?? request, in: effects, isolatedTo: isolation)?
          .needed(by: request.asker)
      }.first
    case .narrow(let narrow):
      return narrow.fields.lazy.compactMap {
        $0.value.failure(of: request, in: effects, isolatedTo: isolation)
      }.first
    case .instance(let instance):
      return instance.value.failure(of: request, in: effects, isolatedTo: isolation)
    case .reference(let inner):
      return inner.failure(of: request, in: effects, isolatedTo: isolation)
    default:
      return nil
    }
  }

  /// The reason why the call itself cannot stand in such a body.
  package func refusal(in effects: Effects, isolatedTo isolation: String?) -> Refusal? {
    let (needed, actor, location): (Effects, String?, Location)
    switch self {
    case .call(let provider, _):
      (needed, actor, location) = (provider.effects, provider.isolation, provider.location)
    case .member(let member):
      (needed, actor, location) = (member.effects, member.isolation, member.location)
    default: return nil
    }
    if let refusal = effects.refusal(of: needed, by: name, at: location) { return refusal }
    guard let actor, actor != isolation, !effects.isAsync else { return nil }
    return .isolated(name, to: actor, at: location)
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
