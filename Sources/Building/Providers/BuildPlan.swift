import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The plan by which a requested value is built, with the source of each part.
package indirect enum BuildPlan: Sendable {
  /// A runtime argument, by its position.
  case argument(Int)
  /// The container itself; whether that makes a difference to handing on its parent, and the
  /// protocols that it is handed on for.
  case container(isOwn: Bool, as: [SymbolID] = [])
  /// A member of the container.
  case member(BuildEnvironment.Member)
  /// A call, with the arguments that are not left to their defaults.
  case call(Provider, [(label: String?, value: BuildPlan)])
  /// A closure that builds the value; its arguments follow those that are there outside.
  case closure(ClosureShape, BuildPlan)
  /// A struct of exactly a composition, filled with what is there.
  case narrow(NarrowComposition)
  /// A value that nothing can build, and that the caller passes.
  case open(OpenValue)
  /// A service that is built on the way, once for each `live` and each call of a factory.
  case instance(Instance)
  /// An optional that nothing supplies: `nil`.
  case nothing
  /// The class that hands a container on, of the container: `.byReference`.
  case reference(BuildPlan)
}

/// A service that is built on the way to another, once however many need it.
package struct Instance {
  package let key: Key
  /// The call that builds it.
  package let value: BuildPlan
  /// The name of a variable that holds it.
  package let stem: String
  /// The type of such a variable, resolved.
  package let type: TypeSyntax

  /// The key by which requests share an instance: the concrete type with its generic arguments, or
  /// the function that makes it.
  package struct Key: Hashable {
    package let callee: Provider.Callee
    /// The function's place; `nil` for types.
    let place: Location?

    /// The key of what a call gives.
    init(_ provider: Provider) {
      switch provider.callee {
      case .type, .shared, .live: self.init(callee: provider.callee, place: nil)
      case .function: self.init(callee: provider.callee, place: provider.location)
      }
    }

    init(callee: Provider.Callee, place: Location?) {
      self.callee = callee
      self.place = place
    }
  }
}

/// A struct of exactly a composition, filled with what is there.
package struct NarrowComposition {
  package let protocols: [SymbolID]
  /// The properties with their values.
  package let fields: [Field]
  /// Whether the composition asks for a class.
  package let isReference: Bool
  /// Whether the composition asks for what can be shared.
  package let isSendable: Bool

  /// A property, and what it is filled with.
  package struct Field {
    /// The name of the property: that of what is asked for, or of a closure that makes it.
    package let name: String
    package let requirement: Requirement
    package let value: BuildPlan
  }

  package init(
    _ protocols: [SymbolID], filledWith values: [(requirement: Requirement, value: BuildPlan)],
    isReference: Bool, isSendable: Bool
  ) {
    self.protocols = protocols
    self.isReference = isReference
    self.isSendable = isSendable
    var taken = Set(values.map(\.requirement.declaration.baseName))
    fields = values.map { requirement, value in
      let name = requirement.declaration.baseName
      guard requirement.declaration.kind == .func else {
        return Field(name: name, requirement: requirement, value: value)
      }
      let stem = "build" + (name.hasPrefix("make") ? String(name.dropFirst(4)) : "_\(name)")
      // Methods of one name are told apart by what they take.
      var own = stem
      var number = 2
      while !taken.insert(own).inserted {
        own = "\(stem)\(number)"
        number += 1
      }
      return Field(name: own, requirement: requirement, value: value)
    }
  }
}

extension NarrowComposition {
  /// A property that its protocol isolates to a global actor, and that cannot be shared, so that the
  /// whole has to be made there; `nil` where the protocols as a whole are isolated, or none is.
  package func isolatedField(in table: SymbolTable) -> (requirement: Requirement, actor: String)? {
    fields.lazy.compactMap { field in
      let requirement = field.requirement
      guard requirement.declaration.isProperty,
        table.isolation(ofType: requirement.owner) == nil, let actor = requirement.isolation,
        let type = requirement.declaration.type,
        table.sendability(of: type, in: requirement.scope) == .notSendable
      else { return nil }
      return (requirement, actor)
    }.first
  }
}

/// A value that nothing can build.
package struct OpenValue {
  package let request: ValueRequest
  /// The reason why nothing can build it.
  package let failure: BuildingFailure
  /// The call whose parameter it is, and which one.
  package let use: Use

  /// A parameter of a call: one that is built several times asks for several values.
  package struct Use: Hashable {
    package let owner: Owner
    let position: Int
  }

  /// The owner of a parameter.
  package indirect enum Owner: Hashable, Sendable {
    case member(String)
    case instance(Instance.Key)
    /// The value that a closure makes, which a call takes under a name.
    case closure(String, of: Owner)
  }
}

extension BuildPlan {
  /// Calls the body for the plan and all of its parts; for those of an instance once.
  ///
  /// - Parameter known: The instances whose parts are left out.
  package func visit(besides known: Set<Instance.Key> = [], _ body: (BuildPlan) -> Void) {
    var seen = known
    visit(&seen, body)
  }

  private func visit(_ seen: inout Set<Instance.Key>, _ body: (BuildPlan) -> Void) {
    body(self)
    switch self {
    case .argument, .container, .member, .open, .nothing: break
    case .call(_, let arguments):
      for argument in arguments { argument.value.visit(&seen, body) }
    case .closure(_, let inner): inner.visit(&seen, body)
    case .narrow(let narrow): for field in narrow.fields { field.value.visit(&seen, body) }
    case .reference(let inner): inner.visit(&seen, body)
    case .instance(let instance):
      if seen.insert(instance.key).inserted { instance.value.visit(&seen, body) }
    }
  }

  /// The parts that are built where the value is built, and not later by a closure.
  package var immediateParts: [BuildPlan] { immediateParts(besides: []) }

  /// The immediate parts, without the instances that are built elsewhere.
  package func immediateParts(besides known: Set<Instance.Key>) -> [BuildPlan] {
    var seen = known
    var parts: [BuildPlan] = []
    addImmediateParts(&seen, to: &parts)
    return parts
  }

  private func addImmediateParts(_ seen: inout Set<Instance.Key>, to parts: inout [BuildPlan]) {
    parts.append(self)
    switch self {
    case .argument, .container, .member, .open, .closure, .nothing: break
    case .call(_, let arguments):
      for argument in arguments { argument.value.addImmediateParts(&seen, to: &parts) }
    case .narrow(let narrow):
      for field in narrow.fields { field.value.addImmediateParts(&seen, to: &parts) }
    case .reference(let inner): inner.addImmediateParts(&seen, to: &parts)
    case .instance(let instance):
      if seen.insert(instance.key).inserted {
        instance.value.addImmediateParts(&seen, to: &parts)
      }
    }
  }

  /// The outermost call, in messages.
  package var name: String {
    switch self {
    case .call(let provider, _): provider.name
    case .member(let member): member.name
    case .instance(let instance): instance.value.name
    case .reference(let inner): inner.name
    case .nothing: "nil"
    default: "a closure"
    }
  }

  /// Returns the plan with its outermost call chosen over others.
  func chosen(over others: [Rival]) -> BuildPlan {
    guard !others.isEmpty, case .call(let provider, let values) = self else { return self }
    return .call(provider.chosen(over: others), values)
  }

  /// The outermost call; `nil` for what is none.
  package var provider: Provider? {
    switch self {
    case .call(let provider, _): provider
    case .instance(let instance): instance.value.provider
    case .reference(let inner): inner.provider
    default: nil
    }
  }

  /// Whether something of it has to be waited for.
  package func isAsync(besides known: Set<Instance.Key> = []) -> Bool {
    immediateParts(besides: known).contains { part in
      switch part {
      case .call(let provider, _): provider.effects.isAsync
      case .member(let member): member.effects.isAsync
      default: false
      }
    }
  }

  /// Whether something of it may throw.
  package func isThrowing(besides known: Set<Instance.Key> = []) -> Bool {
    immediateParts(besides: known).contains { part in
      switch part {
      case .call(let provider, _): provider.effects.throwing != .nothing
      case .member(let member): member.effects.throwing != .nothing
      default: false
      }
    }
  }
}
