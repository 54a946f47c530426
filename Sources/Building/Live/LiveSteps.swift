import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// The statements of `live`: the members, and before the first that needs it, what they share.
struct LiveSteps {
  private(set) var all: [Wiring.Step] = []
  /// The arguments of the container's initializer.
  private(set) var arguments: [Code] = []
  /// True if a step is awaited.
  private(set) var isAwaited = false
  let solver: WiringSolver
  let lazy: LazyMembers
  /// True if `live` throws errors of one type, while `??` throws any.
  let isTyped: Bool

  mutating func write(by writing: inout PlanWriting) {
    name(lazy.shared, &writing)
    let names = solver.builtMembers.map { $0.request.name.withoutNeedlessBackticks }
    writing.boxed = Set(lazy.boxes.keys.map { names[$0] })
    var waiting = lazy.shared
    for (position, member) in solver.builtMembers.enumerated() {
      let isLater = lazy.waiting.contains(position) && lazy.boxes[position] == nil
      for shared in waiting where shared.users.contains(position) && !isLater {
        add(shared, names, &writing)
        waiting.removeAll { $0.instance.key == shared.instance.key }
      }
      add(member, at: position, isLater: isLater, &writing)
    }
    for shared in waiting { add(shared, names, &writing) }
    let later = Dictionary(
      all.filter { $0.kind == .memberLater }.map { ($0.name, $0.value.value) },
      uniquingKeysWith: { first, _ in first })
    arguments = solver.parts.map { part in
      let name = part.request.name.withoutNeedlessBackticks
      let plain = name.asIdentifier
      let value =
        later[name].map { ["\(plain) ?? ", $0] }
        ?? Code.text(writing.boxed.contains(name) ? "\(plain).wrappedValue" : plain)
      return .argument(part.request.label?.asLabel, value)
    }
  }

  private mutating func add(
    _ member: WiringSolver.Built, at position: Int, isLater: Bool, _ writing: inout PlanWriting
  ) {
    let (request, plan) = member
    writing.member = request.name
    let value = writing.making(plan)
    let (mayThrow, isAwaited) = writing.effects(of: plan)
    self.isAwaited = self.isAwaited || isAwaited
    var kind: Wiring.Step.Kind =
      isAwaited || isTyped && mayThrow ? .memberByStatement : .member
    if isLater { kind = .memberLater }
    if let wrapper = lazy.boxes[position].flatMap(TypeSyntax.init(parsing:)) {
      kind = .memberBoxed(writing.type(wrapper, in: request.scope))
    }
    var instance: String?
    if case .instance(let own) = plan { instance = writing.instances[own.key]?.name }
    all.append(
      Wiring.Step(
        name: request.name.withoutNeedlessBackticks,
        type: writing.type(request.written.stored, in: request.scope), value: value,
        call: MadeCall(plan, writing, at: request.asker.location), kind: kind, instance: instance))
  }

  private mutating func add(
    _ shared: SharedInstance, _ members: [String], _ writing: inout PlanWriting
  ) {
    let instance = shared.instance
    let variable = writing.instances[instance.key] ?? PlanWriting.Variable(name: instance.stem)
    writing.member = instance.stem
    let value = writing.making(instance.value)
    isAwaited = isAwaited || writing.effects(of: instance.value).isAwaited
    let users = shared.users.sorted().map { members[$0] }
    let type = writing.text(of: instance.type)
    let place = instance.value.provider?.location ?? solver.builtMembers[0].request.asker.location
    all.append(
      Wiring.Step(
        name: variable.name,
        type: variable.isOptional ? type.hasPrefix("any ") ? "(\(type))?" : "\(type)?" : type,
        value: value, call: MadeCall(instance.value, writing, at: place),
        kind: variable.isOptional
          ? .sharedIfMissing(users.map(\.asIdentifier))
          : shared.isCaptured ? .sharedAtOnce : .sharedLater, sharedBy: users))
  }

  /// Gives each shared instance a name that nothing else in the function has.
  private func name(_ all: [SharedInstance], _ writing: inout PlanWriting) {
    var taken = writing.locals
    for shared in all {
      let stem = shared.instance.stem
      let long = "shared\(stem.withoutBackticks.capitalizedFirst)"
      let name =
        taken.contains(stem.withoutNeedlessBackticks) ? long.free(taken.contains) : stem
      taken.insert(name.withoutNeedlessBackticks)
      // A 'lazy var' has no place for a call that is async or throws.
      let (mayThrow, isAwaited) = writing.effects(of: shared.instance.value)
      writing.instances[shared.instance.key] = PlanWriting.Variable(
        name: name, isOptional: !shared.isCaptured && (mayThrow || isAwaited))
    }
    writing.locals = taken
  }
}
