import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// The statements of `live`: the members, each after the shared instances that it needs.
struct LiveSteps {
  private(set) var all: [Wiring.Step] = []
  /// The arguments of the container's initializer.
  private(set) var arguments: [Code] = []
  /// True if a step is awaited.
  private(set) var isAwaited = false
  let solver: WiringSolver
  let lazy: LazyMembers

  mutating func write(with writer: inout PlanWriter) {
    name(lazy.shared, &writer)
    let names = solver.builtMembers.map { $0.request.name.withoutNeedlessBackticks }
    writer.boxed = Set(lazy.wrappers.keys.map { names[$0] })
    // The expressions of members that the container's initializer takes as autoclosures.
    var closures: [String: Code] = [:]
    var unwritten = lazy.shared
    for (position, member) in solver.builtMembers.enumerated() {
      let isClosure = lazy.positions.contains(position) && lazy.wrappers[position] == nil
      for shared in unwritten where shared.users.contains(position) && !isClosure {
        add(shared, names, &writer)
        unwritten.removeAll { $0.instance.key == shared.instance.key }
      }
      let value = add(member, at: position, isClosure: isClosure, &writer)
      if isClosure { closures[names[position]] = value }
    }
    for shared in unwritten { add(shared, names, &writer) }
    arguments = solver.parts.map { part in
      let name = part.request.name.withoutNeedlessBackticks
      let plain = name.asIdentifier
      let value =
        closures[name].map { ["\(plain) ?? ", $0] }
        ?? Code.text(writer.boxed.contains(name) ? "\(plain).wrappedValue" : plain)
      return .argument(part.request.label?.asLabel, value)
    }
  }

  /// Adds a member, and returns its value.
  private mutating func add(
    _ member: WiringSolver.Built, at position: Int, isClosure: Bool, _ writer: inout PlanWriter
  ) -> Code {
    let (request, plan) = member
    writer.member = request.name
    let marks = writer.marks(of: plan)
    let value = writer.code(of: plan)
    isAwaited = isAwaited || writer.effects(of: plan).isAwaited
    let name = request.name.withoutNeedlessBackticks
    let variable = name.asIdentifier
    let type = writer.type(request.written.stored, in: request.scope)
    var statement: Code?
    if let wrapper = lazy.wrappers[position].flatMap(TypeSyntax.init(parsing:)) {
      let argument: Code = ["wrappedValue: \(variable) ?? ", value]
      statement = [
        "let \(variable) = ", .call(writer.type(wrapper, in: request.scope), [argument]),
      ]
    } else if !isClosure, !marks.isEmpty {
      // The operator '??' throws any error, and takes nothing that is awaited.
      statement = .broken(
        "let \(variable): \(type) =",
        .conditional("if let \(variable) {", .text(variable), else: [.text(marks), value]))
    } else if !isClosure {
      statement = .broken("let \(variable) =", [.text(variable), .lineOrSpace, "?? ", value])
    }
    let instance =
      if case .instance(let own) = plan { writer.instances[own.key] } else { String?.none }
    all.append(
      Wiring.Step(
        name: name, type: type, call: writer.call(for: plan, at: request.asker.location),
        statement: statement, isLazy: lazy.positions.contains(position), instance: instance))
    return value
  }

  private mutating func add(
    _ shared: SharedInstance, _ members: [String], _ writer: inout PlanWriter
  ) {
    let instance = shared.instance
    let name = writer.instances[instance.key] ?? instance.stem
    writer.member = instance.stem
    let value = writer.value(of: instance.value)
    isAwaited = isAwaited || writer.effects(of: instance.value).isAwaited
    let users = shared.users.sorted().map { members[$0] }
    // A 'lazy var' cannot contain a call that is async or throws.
    let isEager = shared.isCaptured || !writer.marks(of: instance.value).isEmpty
    let place = instance.value.provider?.location ?? solver.builtMembers[0].request.asker.location
    all.append(
      Wiring.Step(
        name: name, type: writer.text(of: instance.type),
        call: writer.call(for: instance.value, at: place),
        statement: ["\(isEager ? "let" : "lazy var") \(name) = ", value], sharedBy: users))
  }

  /// Gives each shared instance a unique name in the function.
  private func name(_ all: [SharedInstance], _ writer: inout PlanWriter) {
    var taken = writer.locals
    for shared in all {
      let stem = shared.instance.stem
      let long = "shared\(stem.withoutBackticks.capitalizedFirst)"
      let name =
        taken.contains(stem.withoutNeedlessBackticks) ? long.free(taken.contains) : stem
      taken.insert(name.withoutNeedlessBackticks)
      writer.instances[shared.instance.key] = name
    }
    writer.locals = taken
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
