import Supply
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// The statements of `live`: the members, each after the shared instances that it needs.
struct LiveSteps {
  private(set) var all: [Wiring.Step] = []
  /// The arguments of the container's initializer.
  private(set) var arguments: [Code] = []
  /// True if a step is awaited.
  private(set) var isAwaited = false
  let solver: WiringSolver
  let lazy: LazyMembers

  mutating func write(by writing: inout PlanWriting) {
    name(lazy.shared, &writing)
    let names = solver.builtMembers.map { $0.request.name.withoutNeedlessBackticks }
    writing.boxed = Set(lazy.boxes.keys.map { names[$0] })
    // The expressions of members that the container's initializer takes as autoclosures.
    var later: [String: Code] = [:]
    var waiting = lazy.shared
    for (position, member) in solver.builtMembers.enumerated() {
      let isLater = lazy.waiting.contains(position) && lazy.boxes[position] == nil
      for shared in waiting where shared.users.contains(position) && !isLater {
        add(shared, names, &writing)
        waiting.removeAll { $0.instance.key == shared.instance.key }
      }
      let value = add(member, at: position, isLater: isLater, &writing)
      if isLater { later[names[position]] = value }
    }
    for shared in waiting { add(shared, names, &writing) }
    arguments = solver.parts.map { part in
      let name = part.request.name.withoutNeedlessBackticks
      let plain = name.asIdentifier
      let value =
        later[name].map { ["\(plain) ?? ", $0] }
        ?? Code.text(writing.boxed.contains(name) ? "\(plain).wrappedValue" : plain)
      return .argument(part.request.label?.asLabel, value)
    }
  }

  /// Adds a member, and returns its value.
  private mutating func add(
    _ member: WiringSolver.Built, at position: Int, isLater: Bool, _ writing: inout PlanWriting
  ) -> Code {
    let (request, plan) = member
    writing.member = request.name
    let marks = writing.marks(of: plan)
    let value = writing.code(of: plan)
    isAwaited = isAwaited || writing.effects(of: plan).isAwaited
    let name = request.name.withoutNeedlessBackticks
    let variable = name.asIdentifier
    let type = writing.type(request.written.stored, in: request.scope)
    var statement: Code?
    if let wrapper = lazy.boxes[position].flatMap(TypeSyntax.init(parsing:)) {
      let argument: Code = ["wrappedValue: \(variable) ?? ", value]
      statement = [
        "let \(variable) = ", .call(writing.type(wrapper, in: request.scope), [argument]),
      ]
    } else if !isLater, !marks.isEmpty {
      // The operator '??' throws any error, and takes nothing that is awaited.
      statement = .broken(
        "let \(variable): \(type) =",
        .conditional("if let \(variable) {", .text(variable), else: [.text(marks), value]))
    } else if !isLater {
      statement = .broken("let \(variable) =", [.text(variable), .lineOrSpace, "?? ", value])
    }
    let instance =
      if case .instance(let own) = plan { writing.instances[own.key] } else { String?.none }
    all.append(
      Wiring.Step(
        name: name, type: type, call: writing.call(for: plan, at: request.asker.location),
        statement: statement, isLazy: lazy.waiting.contains(position), instance: instance))
    return value
  }

  private mutating func add(
    _ shared: SharedInstance, _ members: [String], _ writing: inout PlanWriting
  ) {
    let instance = shared.instance
    let name = writing.instances[instance.key] ?? instance.stem
    writing.member = instance.stem
    let value = writing.value(of: instance.value)
    isAwaited = isAwaited || writing.effects(of: instance.value).isAwaited
    let users = shared.users.sorted().map { members[$0] }
    // A 'lazy var' cannot contain a call that is async or throws.
    let isEager = shared.isCaptured || !writing.marks(of: instance.value).isEmpty
    let place = instance.value.provider?.location ?? solver.builtMembers[0].request.asker.location
    all.append(
      Wiring.Step(
        name: name, type: writing.text(of: instance.type),
        call: writing.call(for: instance.value, at: place),
        statement: ["\(isEager ? "let" : "lazy var") \(name) = ", value], sharedBy: users))
  }

  /// Gives each shared instance a unique name in the function.
  private func name(_ all: [SharedInstance], _ writing: inout PlanWriting) {
    var taken = writing.locals
    for shared in all {
      let stem = shared.instance.stem
      let long = "shared\(stem.withoutBackticks.capitalizedFirst)"
      let name =
        taken.contains(stem.withoutNeedlessBackticks) ? long.free(taken.contains) : stem
      taken.insert(name.withoutNeedlessBackticks)
      writing.instances[shared.instance.key] = name
    }
    writing.locals = taken
  }
}

extension Code {
  /// An `if` expression, which breaks together with the enclosing group.
  fileprivate static func conditional(_ head: String, _ value: Code, else other: Code) -> Code {
    [
      .text(head), .indented([.lineOrSpace, value]), .lineOrSpace, "} else {",
      .indented([.lineOrSpace, other]), .lineOrSpace, "}",
    ]
  }
}
