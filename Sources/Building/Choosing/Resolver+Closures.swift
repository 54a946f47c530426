import DependencyGraph
import SwiftOutline
import SwiftProgram

extension Resolver {
  /// A closure that builds what it gives back, from its arguments and all that is at hand.
  mutating func closure(
    of wanted: Wanted,
    _ function: (parameters: [TupleTypeElement], effects: Effects, result: TypeSyntax),
    _ path: Path
  ) throws(BuildingFailures) -> Solution {
    let written = wanted.written.function
    try checkNames(of: wanted, function.parameters)
    var names: [String] = []
    for (index, parameter) in function.parameters.enumerated() {
      let own = written.flatMap { index < $0.parameters.count ? $0.parameters[index] : nil }
      var name =
        own?.secondName ?? catalog.text(of: parameter.type).nameOfValue ?? "argument\(index + 1)"
      let taken = names + arguments.map(\.name)
      if taken.contains(name) || atHand.hasMember(writtenAs: name) { name += "\(index + 1)" }
      names.append(name)
    }
    let further = zip(names, function.parameters).enumerated().map { index, pair in
      let own = written.flatMap { index < $0.parameters.count ? $0.parameters[index] : nil }
      let hasName = own?.secondName != nil
      return Wanted(
        label: nil, name: hasName ? pair.0 : "_", type: pair.1.type,
        text: catalog.text(of: pair.1.type),
        written: pair.1.type, scope: wanted.scope, hasDefault: false, asker: wanted.asker,
        isNonEscaping: pair.1.type.function != nil
          && own?.type.prefixes.contains("@escaping") != true)
    }
    let shape = ClosureShape(
      names: names, isolation: wanted.type.globalActor,
      isSendable: wanted.type.prefixes.contains("@Sendable"), effects: function.effects,
      isEscaping: !wanted.isNonEscaping, isAutoclosure: false)
    var inner = Resolver(
      catalog: catalog, atHand: atHand, arguments: arguments + further,
      outerArgumentCount: arguments.count, context: context, place: place,
      isolation: shape.isolation(inside: isolation), effects: function.effects,
      sharedByLive: sharedByLive)
    inner.questionCount = questionCount
    let result = wanted.ofType(function.result.withoutPrefixes)
    let solution: Solution
    if path.depth > 0, further.isEmpty, let given = try inner.given(result, path) {
      solution = given
    } else if path.depth > 0, further.isEmpty, !wanted.names.contains(where: \.isMakerName) {
      // It reads something, and nobody says what.
      throw try whyNotValue(wanted)
    } else {
      solution = try inner.product(result, path)
    }
    questionCount = inner.questionCount
    for (index, argument) in further.enumerated() {
      guard let use = solution.misuse(ofArgument: arguments.count + index) else { continue }
      let reason = Refusal.Reason.isUsed(times: use.times, by: use.by)
      throw BuildingFailures([BuildingFailure(argument, [refusal(of: argument, reason)])])
    }
    if let obstacle = obstacle(to: solution, in: shape) {
      throw BuildingFailures([obstacle.failure(of: wanted)])
    }
    return .closure(shape, solution)
  }

  /// What a closure without arguments gives by its name: the member of that, and not a new value.
  private func given(_ wanted: Wanted, _ path: Path) throws(BuildingFailures) -> Solution? {
    guard !wanted.names.contains(where: \.isMakerName) else { return nil }
    if let member = try namedMember(for: wanted, path) { return .member(member) }
    let members = members(fitting: wanted, path)
    guard !members.isEmpty, catalog.isService(wanted.type) else { return nil }
    throw BuildingFailures([
      BuildingFailure(wanted, members.map { secondInstance(of: $0, .isNewOrNot($0.name)) })
    ])
  }

  /// What keeps a value from being built by a closure that stands where it is wanted.
  func obstacle(to solution: Solution, in shape: ClosureShape) -> BuildingObstacle? {
    if let obstacle = solution.obstacle(
      in: shape.effects, isolatedTo: shape.isolation(inside: isolation))
    {
      return obstacle
    }
    let reason =
      (shape.sharesCaptures(inside: isolation) ? unsharedCapture(of: solution) : nil)
      ?? (shape.isEscaping
        ? escapingArgument(of: solution).map { .isNonEscaping($0.name) } : nil)
    return reason.map { BuildingObstacle(reason: $0, location: nil) }
  }
}

extension Resolver {
  /// Refuses what cannot be told apart: arguments of one type without names.
  private func checkNames(
    of wanted: Wanted, _ parameters: [TupleTypeElement]
  ) throws(BuildingFailures) {
    let written = wanted.written.function?.parameters ?? []
    let unnamed = parameters.indices.filter {
      $0 >= written.count || written[$0].secondName == nil
    }
    for index in unnamed {
      let type = parameters[index].type
      guard unnamed.contains(where: { $0 > index && parameters[$0].type == type }) else { continue }
      let refusal = Refusal(
        name: wanted.name, location: wanted.asker.location,
        reason: .hasUnnamedArguments(of: catalog.text(of: type)))
      throw BuildingFailures([BuildingFailure(wanted, [refusal])])
    }
  }
}

extension String {
  /// A value's name after that of its type: `article` of `Article`, `url` of `URL`.
  var nameOfValue: String? {
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
