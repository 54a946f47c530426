import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

extension Resolver {
  /// A closure that builds what it gives back, from its arguments and all that is at hand.
  package mutating func closure(
    of request: ValueRequest,
    _ function: (parameters: [TupleTypeElement], effects: Effects, result: TypeSyntax),
    _ path: Path
  ) throws(BuildingFailures) -> BuildPlan {
    let written = request.written.function
    try checkNames(of: request, function.parameters)
    var names: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      let own = written.flatMap { index < $0.parameters.count ? $0.parameters[index] : nil }
      var name =
        own?.secondName ?? catalog.text(of: parameter.type).nameOfValue ?? "argument\(index + 1)"
      let taken = names + arguments.map(\.name)
      if taken.contains(name) || environment.hasMember(writtenAs: name) { name += "\(index + 1)" }
      names.append(name)
    }
    let further = zip(names, function.parameters).enumerated().map { index, pair in
      let own = written.flatMap { index < $0.parameters.count ? $0.parameters[index] : nil }
      let hasName = own?.secondName != nil
      return ValueRequest(
        label: nil, name: hasName ? pair.0 : "_", type: pair.1.type,
        text: catalog.text(of: pair.1.type),
        written: pair.1.type, scope: request.scope, hasDefault: false, asker: request.asker,
        isNonEscaping: pair.1.type.function != nil
          && own?.type.prefixes.contains("@escaping") != true)
    }
    let shape = ClosureShape(of: request, function.effects, naming: names)
    var inner = Resolver(
      catalog: catalog, environment: environment, arguments: arguments + further,
      outerArgumentCount: arguments.count, context: context, place: place,
      isolation: shape.isolation(inside: isolation), effects: function.effects,
      sharedByLive: sharedByLive)
    inner.questionCount = questionCount
    let plan = try inner.product(request.ofType(function.result.withoutPrefixes), path)
    questionCount = inner.questionCount
    for (index, argument) in further.enumerated() {
      guard let use = plan.misuse(ofArgument: arguments.count + index) else { continue }
      throw BuildingFailures([BuildingFailure(ofArgument: argument, times: use.times, by: use.by)])
    }
    return try closure(shape, plan, for: request)
  }

  /// A closure without arguments that gives the member of its name, unless it makes something, or
  /// calls the static function of its name; `nil` if there is neither.
  func reading(
    _ request: ValueRequest, _ path: Path = Path()
  ) throws(BuildingFailures) -> BuildPlan? {
    guard let function = request.type.function, function.parameters.isEmpty else { return nil }
    let result = request.ofType(function.result.withoutPrefixes)
    let shape = ClosureShape(of: request, function.effects, naming: [])
    if !request.isMaker, let member = try namedMember(for: result, path) {
      return try closure(shape, .member(member), for: request)
    }
    let called = (environment.staticMakers[request.name.withoutNeedlessBackticks] ?? []).first {
      $0.provider.parameters.isEmpty && $0.provider.obstacle == nil
        && catalog.fits($0.result, result.type)
    }
    return try called.map { maker throws(BuildingFailures) in
      try closure(shape, .call(maker.provider, []), for: request)
    }
  }

  /// A closure, if the value can be built in it.
  func closure(
    _ shape: ClosureShape, _ plan: BuildPlan, for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan {
    if let failure = failure(of: request, met: plan, in: shape) {
      throw BuildingFailures([failure])
    }
    return .closure(shape, plan)
  }

  /// The failure of a value that cannot be built by a closure in its place.
  package func failure(
    of request: ValueRequest, met plan: BuildPlan, in shape: ClosureShape
  ) -> BuildingFailure? {
    plan.failure(of: request, in: shape.effects, isolatedTo: shape.isolation(inside: isolation))
  }
}

extension Resolver {
  /// Refuses what cannot be told apart: arguments of one type without names.
  private func checkNames(
    of request: ValueRequest, _ parameters: [TupleTypeElement]
  ) throws(BuildingFailures) {
    let written = request.written.function?.parameters ?? []
    let unnamed = parameters.indices.filter {
      $0 >= written.count || written[$0].secondName == nil
    }
    for index in unnamed {
      let type = parameters[index].type
      guard unnamed.contains(where: { $0 > index && parameters[$0].type == type }) else { continue }
      let text = catalog.text(of: type)
      throw BuildingFailures(
        request,
        Refusal(
          .arguments,
          "the arguments of '\(request.name)' have no names to tell those of '\(text)' apart by: "
            + "give them those that are meant, '(_ name: \(text), …)'", at: request.asker.location))
    }
  }
}

extension ValueRequest {
  /// Whether the value is a closure that makes something, by its arguments or by its name, and does
  /// not read it.
  var isMaker: Bool {
    guard let function = type.function else { return false }
    return !function.parameters.isEmpty || names.contains(where: \.isMakerName)
  }
}

extension ClosureShape {
  fileprivate init(of request: ValueRequest, _ effects: Effects, naming names: [String]) {
    self.init(
      names: names, isolation: request.type.globalActor,
      isSendable: request.type.prefixes.contains("@Sendable"), effects: effects,
      isEscaping: !request.isNonEscaping, isAutoclosure: false)
  }
}

extension String {
  /// A value's name after that of its type: `article` of `Article`, `url` of `URL`.
  package var nameOfValue: String? {
    let last = pathParts.last ?? self
    guard last.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let first = last.first,
      first.isLetter
    else { return nil }
    let capitals = last.prefix { $0.isUppercase }
    let count =
      capitals.count <= 1 || capitals.count == last.count ? capitals.count : capitals.count - 1
    return (last.prefix(count).lowercased() + last.dropFirst(count)).asIdentifier
  }
}
