import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The plan by which a requested value is built, with the source of each part.
package indirect enum BuildPlan: Sendable {
  /// An argument of a call, with the parameter that it is for.
  package typealias Argument = (parameter: ValueRequest, value: BuildPlan)

  /// A runtime argument, by its position.
  case argument(Int)
  /// The container itself, and the protocols that it is handed on for.
  case container(as: [SymbolID])
  /// A member of the container.
  case member(Binding)
  /// A call, with the arguments that are not left to their defaults.
  case call(Provider, [Argument])
  /// A closure that gives the value; its arguments follow those that are there outside.
  case closure(ClosureShape, BuildPlan)
  /// A struct of exactly a composition, filled with members.
  case narrow(NarrowComposition)
  /// A value that nothing can build, and that the caller of `live` passes.
  case open(OpenValue)
  /// A service that is built on the way, once for each `live` and each call of a factory.
  case instance(Instance)
  /// An optional that nothing supplies: `nil`.
  case nothing
}

/// A service that is built on the way to another, once however many need it.
package struct Instance {
  let key: Key
  /// The call that builds it.
  package let value: BuildPlan
  /// The name of a variable that holds it.
  let stem: String
  /// The type of such a variable, resolved.
  let type: TypeSyntax

  /// The key by which requests share an instance: the concrete type with its generic arguments, or
  /// the function that makes it.
  package typealias Key = Provider.Callee
}

/// A struct of exactly a composition, filled with members.
package struct NarrowComposition {
  let protocols: [SymbolID]
  package let fields: [Field]
  /// The global actor that it is isolated to.
  let isolation: String?

  /// A property, and what it is filled with.
  package struct Field {
    let requirement: Requirement
    package let binding: Binding
  }
}

/// A value that nothing can build.
package struct OpenValue {
  package let request: ValueRequest
  /// The reason why nothing can build it.
  let failure: BuildingFailure
  let use: Use

  /// The parameter that it is for: two members that one call makes ask for two values.
  struct Use: Hashable {
    /// The members that the call is.
    let members: Set<String>
    let call: Instance.Key
    let position: Int
  }
}

extension BuildPlan {
  /// The values that it is built from.
  package var children: [BuildPlan] {
    switch self {
    case .argument, .container, .member, .open, .nothing: []
    case .call(_, let values): values.map(\.value)
    case .closure(_, let inner): [inner]
    case .narrow(let narrow): narrow.fields.map { .member($0.binding) }
    case .instance(let instance): [instance.value]
    }
  }

  /// The plan and all that it is built from, an instance's parts once.
  ///
  /// - Parameters:
  ///   - known: The instances that are there already, whose parts are left out.
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

  /// The names of the container's own members that it uses, in the order of their use.
  var memberNames: [String] { parts().compactMap(\.ownMember) }

  /// The name of the container's own member that it is.
  var ownMember: String? {
    if case .member(let member) = self, !member.isOfParent { member.name } else { nil }
  }

  /// The values that nothing can build, in the order of their use.
  var openValues: [OpenValue] {
    parts().compactMap { if case .open(let value) = $0 { value } else { nil } }
  }

  /// True if it needs a runtime argument at or behind a position.
  func usesArguments(from first: Int) -> Bool {
    parts().contains { if case .argument(let index) = $0 { index >= first } else { false } }
  }

  /// The outermost call, in messages.
  package var name: String {
    switch self {
    case .call(let provider, _): provider.name
    case .member(let member): member.name
    case .instance(let instance): instance.value.name
    case .nothing: "nil"
    default: "a closure"
    }
  }

  /// The outermost call; `nil` for what is none.
  var provider: Provider? {
    switch self {
    case .call(let provider, _): provider
    case .instance(let instance): instance.value.provider
    default: nil
    }
  }

  /// The effects, the global actor and the place of the call itself, its parts left out.
  var facts: (effects: Effects, isolation: String?, location: Location?) {
    switch self {
    case .call(let provider, _): (provider.effects, provider.isolation, provider.location)
    case .member(let member): (member.effects, member.isolation, member.location)
    case .narrow(let narrow): (.none, narrow.isolation, nil)
    default: (.none, nil, nil)
    }
  }

  /// The first refusal of runtime arguments, of which the first is at a position; `nil` if all are
  /// used.
  func misuse(of arguments: [ValueRequest], from first: Int = 0) -> Refusal? {
    arguments.enumerated().lazy.compactMap { misuse(of: $1, at: first + $0) }.first
  }

  /// The refusal of a runtime argument that no call takes, or that one takes more than once; `nil` if
  /// it is used. Several objects may get the same argument.
  private func misuse(of argument: ValueRequest, at index: Int) -> Refusal? {
    func isIt(_ plan: BuildPlan) -> Bool { if case .argument(index) = plan { true } else { false } }
    let parts = parts()
    if let twice = parts.first(where: { $0.children.count(where: isIt) > 1 }) {
      return Refusal(
        .other,
        "'\(twice.name)' takes '\(argument.name)' twice: give one of the two another name, or "
          + "'\(argument.asker.name)' another argument", at: twice.provider?.location)
    }
    return parts.contains(where: isIt)
      ? nil
      : Refusal(
        .other,
        "'\(name)' does not take '\(argument.name)': give it a parameter of that name and type, or "
          + "remove the argument of '\(argument.asker.name)'", at: provider?.location)
  }

  /// The failure of a value whose call, or that of a part, cannot stand in a body with some effects
  /// and isolation.
  func failure(
    of request: ValueRequest, in effects: Effects, isolatedTo isolation: String?
  ) -> BuildingFailure? {
    let actor = facts.isolation.flatMap { $0 == isolation ? nil : $0 }
    let refusal = Refusal(
      effects: facts.effects, isolation: actor, of: name, in: effects, at: facts.location)
    if let refusal { return BuildingFailure(request, [refusal]) }
    switch self {
    case .call(_, let arguments):
      return arguments.lazy.compactMap { parameter, value in
        value.failure(of: parameter, in: effects, isolatedTo: isolation)?
          .needed(by: request.asker)
      }.first
    case .closure: return nil
    default:
      return children.lazy.compactMap {
        $0.failure(of: request, in: effects, isolatedTo: isolation)
      }.first
    }
  }
}
