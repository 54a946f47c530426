import Findings
import SwiftOutline
import SwiftProgram

/// What is not built on the way to something else, since it is somewhere already: one scope, one
/// instance.
extension Resolver {
  /// Refuses to build a second one of what a container has, and a second container.
  func checkSecondInstance(
    of target: Target, for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) {
    try checkReach(of: wanted, target)
    if catalog.containers[target.id] != nil {
      throw failures(
        wanted, .isContainer(isOwn: target.id == atHand.container.id), of: target.id)
    }
    if case .factory = place {
      try checkOptional(wanted)
      try checkSameByProtocol(target, for: wanted)
      if sharedByLive.contains(target.key), isObject(target) {
        throw failures(wanted, .isShared(catalog.table[target.id].path), of: target.id)
      }
    }
    try checkElsewhere(target, for: wanted, path)
  }

  /// Refuses what the container or a parent has, and cannot be read.
  func checkReach(of wanted: Wanted, _ target: Target?) throws(BuildingFailures) {
    let types = [wanted.type, wanted.plainType] + [target?.type].compactMap(\.self)
    var hidden: [Refusal] = []
    for type in types {
      let found = atHand.outOfReach(wanted.ofType(type), if: context).map(\.refusal)
      hidden += found.filter { !hidden.contains($0) }
    }
    guard hidden.isEmpty else { throw BuildingFailures([BuildingFailure(wanted, hidden)]) }
  }

  /// Refuses what the container may have.
  private func checkOptional(_ wanted: Wanted) throws(BuildingFailures) {
    let optional = wanted.ofType(.optional(wanted.plainType))
    let found = atHand.members(fitting: optional.type, if: context, in: catalog).filter {
      $0.type.unwrapped != nil
    }
    guard found.isEmpty else {
      throw BuildingFailures([
        BuildingFailure(wanted, found.map { secondInstance(of: $0, .isOptional) })
      ])
    }
  }

  /// Refuses what the container has as a value of a protocol.
  private func checkSameByProtocol(
    _ target: Target, for wanted: Wanted
  ) throws(BuildingFailures) {
    guard isObject(target) else { return }
    let table = catalog.table
    var refusals: [Refusal] = []
    for conformed in table.kinship(of: target.id).protocols.keys.sorted() {
      let type = table.resolvedType(of: conformed)
      let found = atHand.members(fitting: .optional(type), if: context, in: catalog).filter {
        ($0.type.unwrapped ?? $0.type) == type
          // What is written by hand may make another one.
          && atHand.staticMakers[$0.makerName] == nil
      }
      guard !found.isEmpty,
        (try? implementation(of: conformed, for: wanted.ofType(type))) == target.id
      else { continue }
      let text = catalog.written(type).description
      refusals += found.map { secondInstance(of: $0, .isOfProtocol(text)) }
    }
    guard refusals.isEmpty else { throw BuildingFailures([BuildingFailure(wanted, refusals)]) }
  }

  /// Refuses what is a child's, and what no container here may read.
  private func checkElsewhere(
    _ target: Target, for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) {
    let held = holdings(of: target, for: wanted).filter { $0.owner != path.scope }
    guard !held.contains(where: { atHand.holders.contains($0.owner) }) else { return }
    let child = held.first { atHand.descendants.contains($0.owner) }
    var other: Holdings.Held?
    if case .factory = place, isObject(target) { other = held.first }
    guard let found = child ?? other else { return }
    let owner = catalog.table[found.owner].path
    throw BuildingFailures([
      BuildingFailure(
        wanted,
        [
          Refusal(
            name: found.name, location: found.location,
            reason: .isMemberElsewhere(found.name, of: owner, isChild: child != nil))
        ])
    ])
  }

  /// The members of all containers that are the service asked for, or that it is built for.
  private func holdings(of target: Target, for wanted: Wanted) -> [Holdings.Held] {
    let holdings = catalog.holdings
    let asked = wanted.plainType
    let byProtocol = catalog.table.kinship(of: target.id).protocols.keys.sorted().flatMap { id in
      let type = catalog.table.resolvedType(of: id)
      let all = holdings.members(declaredAs: type)
      guard !all.isEmpty,
        (try? implementation(of: id, for: wanted.ofType(type))) == target.id
      else { return [Holdings.Held]() }
      return all
    }
    return holdings.members(declaredAs: asked) + holdings.members(declaredAs: target.type)
      + byProtocol
  }

  /// Whether it has an identity: a class or an actor.
  private func isObject(_ target: Target) -> Bool {
    [.class, .actor].contains(catalog.table[target.id].kind)
  }

  /// Why nothing is built beside a member.
  func secondInstance(of member: AtHand.Member, _ cause: OutOfReach.Cause) -> Refusal {
    Refusal(
      name: member.nameInMessages, location: member.location,
      reason: .isOutOfReach(cause, of: atHand.container.symbol.path))
  }
}
