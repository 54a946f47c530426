import DependencyGraph
import SwiftReading
import SwiftProgram

/// Writes what stands in `live`: the members, and before the first that needs it, what they share.
struct StepWriting {
  private(set) var steps: [Wiring.Step] = []
  private let solver: WiringSolver
  private var waiting: [SharedInstances.Shared]
  private let built: [(index: Int, plan: BuildPlan)]

  init(_ solver: WiringSolver, _ writing: inout ConstructionWriting) {
    self.solver = solver
    waiting = solver.shared
    built = solver.builtPlans
    name(solver.shared, &writing)
    for index in solver.boxes.keys {
      let name = solver.parts[index].request.name.withoutNeedlessBackticks
      writing.boxes[name] = "\(name.asIdentifier).wrappedValue"
      writing.wrappers[name] = wrapper(of: index, &writing)
    }
    for (position, (index, plan)) in built.enumerated() {
      for shared in waiting where shared.users.contains(position) && !isLater(index) {
        add(shared, &writing)
      }
      let request = solver.parts[index].request
      writing.begin(request.name)
      let value = writing.making(plan)
      let box = wrapper(of: index, &writing)
      let kind: Wiring.Step.Kind =
        box.map { .memberBoxed($0) }
        ?? (solver.lazy.contains(index) ? .memberLater : .member)
      steps.append(
        Wiring.Step(
          name: request.name.withoutNeedlessBackticks,
          type: writing.type(request.written.stored, in: request.scope), value: value,
          builder: plan.name, location: plan.provider?.location ?? request.asker.location,
          uses: writing.uses(of: plan), kind: kind,
          instance: instanceName(of: plan, writing),
          choices: Wiring.Choices(of: plan, writing)))
    }
    for shared in waiting { add(shared, &writing) }
  }

  /// The wrapper of a member that is read before the container is there; `nil` for any other.
  private func wrapper(of index: Int, _ writing: inout ConstructionWriting) -> String? {
    solver.boxes[index].flatMap(TypeSyntax.init(parsing:)).map {
      writing.type($0, in: solver.parts[index].request.scope)
    }
  }

  /// The variable that a member is; `nil` where it is built for itself.
  private func instanceName(of plan: BuildPlan, _ writing: ConstructionWriting) -> String? {
    guard case .instance(let instance) = plan, let name = writing.instances[instance.key]
    else { return nil }
    return name.hasSuffix("!") ? String(name.dropLast()) : name
  }

  /// Whether a member's value is written where the container is made.
  private func isLater(_ index: Int) -> Bool {
    solver.lazy.contains(index) && solver.boxes[index] == nil
  }

  /// Gives each shared instance a name that nothing else in the function has.
  private func name(_ all: [SharedInstances.Shared], _ writing: inout ConstructionWriting) {
    var taken = writing.locals
    for shared in all {
      let stem = shared.instance.stem
      let long =
        "shared" + stem.withoutBackticks.prefix(1).uppercased() + stem.withoutBackticks.dropFirst()
      var name = taken.contains(stem.withoutNeedlessBackticks) ? long : stem
      var number = 2
      while !taken.insert(name.withoutNeedlessBackticks).inserted {
        name = "\(long)\(number)"
        number += 1
      }
      let isGuarded = isGuarded(shared, writing)
      writing.instances[shared.instance.key] = isGuarded ? "\(name)!" : name
    }
  }

  /// Whether the instance is built only if a member that needs it is missing. A `lazy var` cannot
  /// do that for a call that is async or throws.
  private func isGuarded(
    _ shared: SharedInstances.Shared, _ writing: ConstructionWriting
  ) -> Bool {
    !shared.isCaptured && !writing.marks(of: shared.instance.value).isEmpty
  }

  private mutating func add(
    _ shared: SharedInstances.Shared, _ writing: inout ConstructionWriting
  ) {
    waiting.removeAll { $0.instance.key == shared.instance.key }
    let instance = shared.instance
    let variable = writing.instances[instance.key] ?? instance.stem
    let users = shared.users.sorted().map {
      solver.parts[built[$0].index].request.name.withoutNeedlessBackticks
    }
    writing.begin(instance.stem)
    let value = writing.making(instance.value)
    let kind: Wiring.Step.Kind =
      variable.hasSuffix("!")
      ? .sharedIfMissing(users.map(\.asIdentifier))
      : shared.isCaptured ? .sharedAtOnce : .sharedLater
    let type = writing.type(of: instance, isOptional: variable.hasSuffix("!"))
    steps.append(
      Wiring.Step(
        name: variable.hasSuffix("!") ? String(variable.dropLast()) : variable, type: type,
        value: value, builder: instance.value.name,
        location: instance.value.provider?.location
          ?? solver.parts[built[0].index].request.asker.location,
        uses: writing.uses(of: instance.value), kind: kind, sharedBy: users,
        choices: Wiring.Choices(of: instance.value, writing)))
  }
}
