import HasgenGraph
import HasgenProgram
import HasgenReading

/// Plans for closures, which read a member, call a handwritten function, or build a new object.
extension Resolver {
  /// The plan for a closure that returns the member of its name, calls the static function of its
  /// name, or builds a service (without arguments, named `make…`); `nil` for other requests.
  mutating func closure(
    for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan? {
    guard let function = request.type.function else { return nil }
    let result = request.ofType(function.result.withoutPrefixes)
    let names = argumentNames(of: request, function.parameters)
    let shape = ClosureShape(
      names: names.map(\.written), isolation: request.type.globalActor,
      isSendable: request.type.prefixes.contains("@Sendable"), effects: function.effects)
    let isMaker = request.names.contains(where: \.isMakerName)
    if names.isEmpty, !isMaker, let member = try namedMember(for: result) {
      return try closure(shape, .member(member), for: request)
    }
    var makers = ownMakers(for: result)
    if names.isEmpty, !request.name.isMakerName {
      makers += (environment.staticMakers[request.variableName] ?? []).filter {
        $0.parameters.isEmpty && catalog.fits($0.result, result.type)
      }
    }
    let isBuilt = names.isEmpty && isMaker && catalog.isService(result.type)
    guard !makers.isEmpty || isBuilt, ownMakers(for: request).isEmpty else { return nil }
    let closureArguments = zip(names, function.parameters).map { name, parameter in
      ValueRequest(
        name: name.isGiven ? name.written : "_", type: parameter.type,
        written: catalog.written(parameter.type), scope: request.scope,
        asker: request.asker)
    }
    var inner = self
    inner.arguments += closureArguments
    inner.firstOfClosure = firstOfClosure ?? arguments.count
    inner.isolation = shape.isolation(inside: isolation)
    let purpose = Purpose(members: path.selves, mustUseArguments: false)
    let plan: BuildPlan
    if makers.isEmpty {
      plan = try inner.product(result, as: purpose)
    } else {
      plan = try inner.best(of: makers, for: result, as: purpose, by: .rename)
    }
    questionCount = inner.questionCount
    if let misuse = plan.misuse(of: closureArguments, from: arguments.count) {
      throw BuildingFailures(request, misuse)
    }
    return try closure(shape, plan, for: request)
  }

  /// The plan for a closure whose body builds a value. Throws if the body's effects or isolation do
  /// not fit.
  private func closure(
    _ shape: ClosureShape, _ plan: BuildPlan, for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan {
    let refusal = plan.refusal(
      in: shape.effects, isolatedTo: shape.isolation(inside: isolation))
    if let refusal { throw BuildingFailures(request, refusal) }
    return .closure(shape, plan)
  }

  /// The names of a closure's arguments: those in the closure's type, or else names derived from
  /// the argument types.
  private func argumentNames(
    of request: ValueRequest, _ parameters: [TupleTypeElement]
  ) -> [(written: String, isGiven: Bool)] {
    let given = request.written.function?.parameters.map(\.secondName) ?? []
    var names: [(written: String, isGiven: Bool)] = []
    for (index, parameter) in parameters.enumerated() {
      let own = index < given.count ? given[index] : nil
      let plain = own ?? catalog.text(of: parameter.type).nameOfValue ?? "argument"
      let name = plain.free { name in
        let isArgument =
          names.contains { $0.written == name } || arguments.contains { $0.name == name }
        return isArgument || environment.hasMember(writtenAs: name)
      }
      names.append((name, own != nil))
    }
    return names
  }
}
