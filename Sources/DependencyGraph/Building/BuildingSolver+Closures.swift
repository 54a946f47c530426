import SwiftOutline

extension BuildingSolver {
  /// A closure that builds what it gives back, from its arguments and all that is at hand.
  mutating func closure(
    of wanted: Wanted,
    _ function: (parameters: [TupleTypeElement], effects: Effects, result: TypeSyntax),
    path: Path
  ) throws(BuildingFailures) -> Solution {
    let written = wanted.written.function
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
    var inner = BuildingSolver(
      catalog: catalog, atHand: atHand, arguments: arguments + further, context: context,
      member: member, isolation: shape.isolation(inside: isolation))
    inner.questionCount = questionCount
    let result = wanted.ofType(function.result.withoutPrefixes)
    let solution = try inner.build(result, path: path.inClosure)
    questionCount = inner.questionCount
    for (index, argument) in further.enumerated() {
      guard let use = solution.misuse(ofArgument: arguments.count + index) else { continue }
      let reason = Refusal.Reason.isUsed(times: use.times, by: use.by)
      throw BuildingFailures([BuildingFailure(argument, [refusal(of: argument, reason)])])
    }
    if let repeated = solution.repetition(ofArgumentsBelow: arguments.count + further.count) {
      throw BuildingFailures([
        BuildingFailure(
          result, [repeated.refusal(naming: (arguments + further)[repeated.argument])])
      ])
    }
    if let obstacle = obstacle(to: solution, in: shape) {
      throw BuildingFailures([BuildingFailure(wanted, [refusal(of: wanted, obstacle)])])
    }
    return .closure(shape, solution)
  }

  /// What keeps a value from being built by a closure that stands where it is wanted.
  func obstacle(to solution: Solution, in shape: ClosureShape) -> Refusal.Reason? {
    solution.obstacle(in: shape.effects, isolatedTo: shape.isolation(inside: isolation))
      ?? (shape.sharesCaptures(inside: isolation) ? unsharedCapture(of: solution) : nil)
      ?? (shape.isEscaping
        ? escapingArgument(of: solution).map { .isNonEscaping($0.name) } : nil)
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
