import HasgenGraph
import HasgenProgram
import HasgenReading

/// The plan for a requested value, with the source of each value that it needs.
package indirect enum BuildPlan: Sendable {
  /// An argument of a call, with its parameter.
  package typealias Argument = (parameter: ValueRequest, value: BuildPlan)

  /// A runtime argument, by its position.
  case argument(Int)
  /// The container itself, passed as a composition of these protocols.
  case container(as: [SymbolID])
  /// A member of the container.
  case member(Binding)
  /// A call, with the arguments that are not left to their defaults.
  case call(Provider, [Argument])
  /// A closure that returns the value. Its arguments follow the outer arguments.
  case closure(ClosureShape, BuildPlan)
  /// A generated struct that satisfies a composition, initialized with members.
  case narrow(NarrowComposition)
  /// A value that cannot be built, and that the caller of `live` passes.
  case open(OpenValue)
  /// A service that other values need, built once for each `live` and each call of a factory.
  case instance(Instance)
  /// `nil`, for an optional without a value.
  case nothing
}

/// A service that other values need, and that is built once.
package struct Instance {
  package let key: Key
  /// The call that builds the service.
  package let value: BuildPlan
  /// The preferred name of a variable that holds the instance.
  let stem: String
  /// The resolved type of the variable.
  let type: TypeSyntax

  /// The key by which requests share an instance: the concrete type with its generic arguments, or
  /// the factory function.
  package typealias Key = Provider.Callee
}

/// A generated struct that satisfies a composition, initialized with members.
package struct NarrowComposition {
  let protocols: [SymbolID]
  package let fields: [Field]

  /// A property, and its value.
  package struct Field {
    let requirement: Requirement
    package let binding: Binding
  }
}

/// A value that cannot be built.
package struct OpenValue {
  package let request: ValueRequest
  /// The reason why the value cannot be built.
  let failure: BuildingFailure
  let use: Use

  /// The parameter that takes the value. Two members that the same initializer builds need two
  /// values.
  struct Use: Hashable {
    /// The members that hold the result of the call.
    let members: Set<String>
    let call: Instance.Key
    let position: Int
  }
}

extension BuildPlan {
  /// The plans of the values from which this value is directly built.
  package var children: [BuildPlan] {
    switch self {
    case .argument, .container, .member, .open, .nothing: []
    case .call(_, let values): values.map(\.value)
    case .closure(_, let inner): [inner]
    case .narrow(let narrow): narrow.fields.map { .member($0.binding) }
    case .instance(let instance): [instance.value]
    }
  }

  /// The plan and all plans below it. The plans below a shared instance are listed once.
  ///
  /// - Parameters:
  ///   - known: The instances that are already built, whose parts are left out.
  ///   - atOnce: True to leave out the parts of closures.
  func parts(besides known: Set<Instance.Key> = [], atOnce: Bool = false) -> [BuildPlan] {
    var seen = known
    var parts: [BuildPlan] = []
    addParts(&seen, atOnce, to: &parts)
    return parts
  }

  private func addParts(
    _ seen: inout Set<Instance.Key>, _ atOnce: Bool, to parts: inout [BuildPlan]
  ) {
    parts.append(self)
    if case .closure = self, atOnce { return }
    if case .instance(let instance) = self, !seen.insert(instance.key).inserted { return }
    for child in children { child.addParts(&seen, atOnce, to: &parts) }
  }

  /// The names of the container's own members in the plan, in the order of their use.
  var memberNames: [String] { parts().compactMap(\.ownMember) }

  /// The calls from the outermost one to the one that takes a member; `nil` if none takes it.
  func calls(taking member: String) -> [Provider]? {
    if ownMember == member { return [] }
    let inner = children.lazy.compactMap { $0.calls(taking: member) }.first
    guard case .call(let provider, _) = self else { return inner }
    return inner.map { [provider] + $0 }
  }

  /// The name, if the plan reads one of the container's own members; otherwise `nil`.
  var ownMember: String? {
    if case .member(let member) = self, !member.isOfParent { member.name } else { nil }
  }

  /// The values that cannot be built, in the order of their use.
  var openValues: [OpenValue] {
    parts().compactMap { if case .open(let value) = $0 { value } else { nil } }
  }

  /// True if the plan uses a runtime argument at or after a position.
  func usesArguments(from first: Int) -> Bool {
    parts().contains { if case .argument(let index) = $0 { index >= first } else { false } }
  }

  /// The name of the outermost call, for messages.
  package var name: String {
    switch self {
    case .call(let provider, _): provider.name
    case .member(let member): member.name
    case .instance(let instance): instance.value.name
    case .nothing: "nil"
    default: "a closure"
    }
  }

  /// The provider of the outermost call; `nil` if the plan is not a call.
  var provider: Provider? {
    switch self {
    case .call(let provider, _): provider
    case .instance(let instance): instance.value.provider
    default: nil
    }
  }

  /// The effects, the global actor and the location of the outermost call alone.
  var facts: (effects: Effects, isolation: String?, location: Location?) {
    switch self {
    case .call(let provider, _): (provider.effects, provider.isolation, provider.location)
    case .member(let member): (member.effects, member.isolation, member.location)
    default: (.none, nil, nil)
    }
  }

  /// The refusal of the first runtime argument that no call takes, or that one call takes more than
  /// once; `nil` if all are used correctly. Several calls may take the same argument.
  ///
  /// - Parameter first: The position of the first of the arguments.
  func misuse(of arguments: [ValueRequest], from first: Int = 0) -> Refusal? {
    let calls = parts().map { part in
      part.children.map { if case .argument(let index) = $0 { index } else { -1 } }
    }
    for (index, argument) in arguments.enumerated() {
      let count = calls.map { call in call.count { $0 == first + index } }.max() ?? 0
      guard count != 1 else { continue }
      return Refusal(
        .other,
        "'\(name)' takes '\(argument.name)' \(count) times, not once: give one parameter its name "
          + "and type, or change the arguments of '\(argument.asker.name)'",
        at: provider?.location)
    }
    return nil
  }

  /// The refusal of the first part whose effects or isolation do not fit the body that builds the
  /// value; `nil` if all fit.
  func refusal(in body: Effects, isolatedTo actor: String?) -> Refusal? {
    parts(atOnce: true).lazy.compactMap { part -> Refusal? in
      let (effects, isolation, location) = part.facts
      let mark: String? =
        if effects.isAsync, !body.isAsync {
          "async"
        } else if ![.nothing, body.throwing].contains(effects.throwing), body.throwing != .anyError
        {
          "throws"
        } else if isolation != actor, !body.isAsync {
          isolation.map { "@\($0)" }
        } else {
          nil
        }
      return mark.map { Refusal.unmarked(part.name, $0, at: location) }
    }.first
  }
}
