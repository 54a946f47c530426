import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

extension Resolver {
  /// A closure that builds what it gives back, from its arguments and all that is at hand.
  package mutating func closure(
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
    let shape = ClosureShape(of: wanted, function.effects, naming: names)
    var inner = Resolver(
      catalog: catalog, atHand: atHand, arguments: arguments + further,
      outerArgumentCount: arguments.count, context: context, place: place,
      isolation: shape.isolation(inside: isolation), effects: function.effects,
      sharedByLive: sharedByLive)
    inner.questionCount = questionCount
    let solution = try inner.product(wanted.ofType(function.result.withoutPrefixes), path)
    questionCount = inner.questionCount
    for (index, argument) in further.enumerated() {
      guard let use = solution.misuse(ofArgument: arguments.count + index) else { continue }
      let reason = Refusal.Reason.isUsed(times: use.times, by: use.by)
      throw BuildingFailures([BuildingFailure(argument, [refusal(of: argument, reason)])])
    }
    return try closure(shape, solution, for: wanted)
  }

  /// A closure that gives the member of its name, if there is one; `nil` for what makes something.
  func reading(
    _ wanted: Wanted, _ path: Path = Path()
  ) throws(BuildingFailures) -> Solution? {
    guard let function = wanted.type.function, !wanted.isMaker,
      let member = try namedMember(for: wanted.ofType(function.result.withoutPrefixes), path)
    else { return nil }
    return try closure(
      ClosureShape(of: wanted, function.effects, naming: []), .member(member), for: wanted)
  }

  private func closure(
    _ shape: ClosureShape, _ solution: Solution, for wanted: Wanted
  ) throws(BuildingFailures) -> Solution {
    if let obstacle = obstacle(to: solution, in: shape) {
      throw BuildingFailures([obstacle.failure(of: wanted)])
    }
    return .closure(shape, solution)
  }

  /// Throws the reason why no closure reads a member: several members fit the type, and none by
  /// name.
  func whyNotRead(_ wanted: Wanted) throws(BuildingFailures) {
    guard let function = wanted.type.function, !wanted.isMaker,
      case let result = wanted.ofType(function.result.withoutPrefixes),
      catalog.isService(result.type)
    else { return }
    let members = members(fitting: result, Path())
    guard members.isEmpty else {
      throw BuildingFailures([
        BuildingFailure(wanted, members.map { secondInstance(of: $0, .isNewOrNot($0.name)) })
      ])
    }
  }

  /// The obstacle that keeps a value from being built by a closure in its place.
  package func obstacle(to solution: Solution, in shape: ClosureShape) -> BuildingObstacle? {
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

extension Wanted {
  /// Whether the value is a closure that makes something, by its arguments or by its name, and does
  /// not read it.
  var isMaker: Bool {
    guard let function = type.function else { return false }
    return !function.parameters.isEmpty || names.contains(where: \.isMakerName)
  }
}

extension ClosureShape {
  fileprivate init(of wanted: Wanted, _ effects: Effects, naming names: [String]) {
    self.init(
      names: names, isolation: wanted.type.globalActor,
      isSendable: wanted.type.prefixes.contains("@Sendable"), effects: effects,
      isEscaping: !wanted.isNonEscaping, isAutoclosure: false)
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
