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
    let names = solver.builtMembers.map(\.request.variableName)
    writer.boxed = Set(lazy.members.filter { !$1.isClosure }.keys.map { names[$0] })
    // The expressions of members that the container's initializer takes as autoclosures.
    var closures: [String: Code] = [:]
    var unwritten = lazy.shared
    for (position, built) in solver.builtMembers.enumerated() {
      let lazyMember = lazy.members[position]
      let isClosure = lazyMember?.isClosure == true
      for shared in unwritten where shared.users.contains(position) && !isClosure {
        addShared(shared, usedBy: names, &writer)
        unwritten.removeAll { $0.instance.key == shared.instance.key }
      }
      let value = addMember(built, as: lazyMember, &writer)
      if isClosure { closures[names[position]] = value }
    }
    for shared in unwritten { addShared(shared, usedBy: names, &writer) }
    arguments = solver.parts.map(\.request).map { request in
      let name = request.variableName
      var value = Code.text(name.asIdentifier)
      if let closure = closures[name] {
        value = [value, " ?? ", closure]
      } else if writer.boxed.contains(name) {
        value = [value, ".wrappedValue"]
      }
      return .argument(request.label?.asLabel, value)
    }
  }

  /// Adds a member, and returns its value.
  private mutating func addMember(
    _ member: WiringSolver.Built, as lazyMember: LazyMember?, _ writer: inout PlanWriter
  ) -> Code {
    let (request, plan) = member
    let isClosure = lazyMember?.isClosure == true
    writer.member = request.name
    let marks = writer.marks(of: plan)
    let value = writer.code(of: plan)
    isAwaited = isAwaited || writer.effects(of: plan).isAwaited
    let name = request.variableName
    let variable = name.asIdentifier
    let type = writer.type(request.written.stored, in: request.scope)
    var statement: Code?
    if let wrapper = lazyMember?.wrapper.flatMap(TypeSyntax.init(parsing:)) {
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
        statement: statement, isLazy: lazyMember != nil, instance: instance))
    return value
  }

  /// - Parameter members: The names of all members, of which the shared instance knows positions.
  private mutating func addShared(
    _ shared: SharedInstance, usedBy members: [String], _ writer: inout PlanWriter
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
