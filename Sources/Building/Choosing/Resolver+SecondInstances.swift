import Findings
import SwiftReading
import SwiftProgram

/// Second instances: a value that is a member somewhere already is not built again. One scope, one
/// instance.
extension Resolver {
  /// Refuses to build a second one of what a container has, and a second container.
  func checkSecondInstance(
    of target: Target, for request: ValueRequest, _ path: Path
  ) throws(BuildingFailures) {
    try checkReach(of: request, target)
    // A member that 'live' builds is no second one.
    guard !isMember(target) else { return }
    let table = catalog.table
    if catalog.containers[target.id] != nil {
      let name = table[target.id].path
      throw BuildingFailures(
        request,
        target.id == environment.container.id
          ? Refusal(.container, "'\(name)' is not there before it is built itself")
          : Refusal(.other, "'\(name)' is a container, which is never built as a part of something")
      )
    }
    if case .factory = place {
      try checkOptional(request)
      try checkSameByProtocol(target, for: request)
      if let sharer = sharedByLive[target.key], isObject(target) {
        throw BuildingFailures(
          request,
          Refusal(
            .other,
            "'live' of '\(table[sharer].path)' shares one '\(table[target.id].path)' among its "
              + "members: add a member of this type to '\(containerPath)', so that there is no second "
              + "one", at: table.location(of: target.id)))
      }
    }
    try checkElsewhere(target, for: request, path)
  }

  /// Refuses what the container or a parent has, and cannot be read, by whichever of its types it is
  /// asked for.
  func checkReach(of request: ValueRequest, _ target: Target?) throws(BuildingFailures) {
    let isMember = target.map(isMember) ?? false
    let hidden = environment.blocked(request, if: context) { type in
      type == request.type || type == request.plainType
        || target.map { isSame(type, as: $0, for: request) } == true
    }
    try refuse(hidden.filter { !isMember || $0.hasOwnValue }, for: request)
  }

  /// Refuses a member that is what another one of the container holds already, declared with another
  /// type.
  func checkOwn(_ target: Target, for request: ValueRequest) throws(BuildingFailures) {
    let hidden = environment.blocked(request, if: context) { type in
      type != request.type && isSame(type, as: target, for: request)
    }
    try refuse(hidden.filter { $0.hasOwnValue && !$0.isUntyped }, for: request)
  }

  /// Whether a member that `live` builds is what a request is for.
  func isMember(_ target: Target) -> Bool {
    if case .live(let members) = place { members.names[target.key] != nil } else { false }
  }

  /// Refuses what two members are that only their names tell apart: it is neither, nor a third one.
  func checkTwins(of target: Target, for request: ValueRequest) throws(BuildingFailures) {
    guard case .live(let members) = place, let twins = members.twins[target.key],
      // What is handed over is none.
      case .name(let name) = target.type,
      finder.initializers(of: target.id, name.components.flatMap(\.arguments))
        .contains(where: { $0.obstacle == nil && !$0.isFailable })
    else { return }
    throw ambiguity(
      of: environment.allMembers.filter { $0.isOwn && twins.contains($0.name) }.map(\.rival),
      .members, for: request,
      fix: ", and there is no third one: ask for the one that you mean by its name and type")
  }

  private func refuse(
    _ hidden: [BuildEnvironment.Member], for request: ValueRequest
  ) throws(BuildingFailures) {
    let refusals = hidden.compactMap { member in
      member.block.map { member.refusal(for: $0, of: member.holder) }
    }
    guard refusals.isEmpty else { throw BuildingFailures(request, refusals) }
  }

  /// Whether a value that is declared with a type is the service that a request is for: one of the
  /// type that is asked for, or what that is built as.
  private func isSame(_ type: TypeSyntax, as target: Target, for request: ValueRequest) -> Bool {
    let type = type.unwrapped ?? type
    if type == target.type || catalog.isSubtype(type, of: request.plainType) { return true }
    let conformed = catalog.table.supertypeClosure(of: target.id).protocols
    guard
      catalog.parts(of: type).contains(where: { part in
        catalog.id(of: part).map { conformed[$0] != nil } ?? false
      })
    else { return false }
    // If nobody knows what it is built as, it may be the same.
    guard let built = try? self.target(of: request.ofType(type)) else { return true }
    return built.key == target.key
  }

  /// Refuses what the container may have.
  private func checkOptional(_ request: ValueRequest) throws(BuildingFailures) {
    let optional = request.ofType(.optional(request.plainType))
    let found = environment.members(fitting: optional.type, if: context, in: catalog).filter {
      $0.type.unwrapped != nil
    }
    guard found.isEmpty else {
      throw BuildingFailures(request, found.map { $0.refusal(for: .optional, of: containerPath) })
    }
  }

  /// Refuses what the container has as a value of a protocol.
  private func checkSameByProtocol(
    _ target: Target, for request: ValueRequest
  ) throws(BuildingFailures) {
    guard isObject(target) else { return }
    let table = catalog.table
    var refusals: [Refusal] = []
    for conformed in table.supertypeClosure(of: target.id).protocols.keys.sorted() {
      let type = table.resolvedType(of: conformed)
      let found = environment.members(fitting: .optional(type), if: context, in: catalog).filter {
        ($0.type.unwrapped ?? $0.type) == type
          // What is written by hand may make another one.
          && environment.staticMakers[$0.makerName] == nil
      }
      guard !found.isEmpty,
        (try? implementation(of: conformed, for: request.ofType(type))) == target.id
      else { continue }
      let text = catalog.written(type).description
      refusals += found.map { $0.refusal(for: .declared(as: text), of: containerPath) }
    }
    guard refusals.isEmpty else { throw BuildingFailures(request, refusals) }
  }

  /// Refuses what is a child's, and what no container here may read.
  ///
  /// - Parameter target: What would be built; `nil` where that is not known.
  func checkElsewhere(
    _ target: Target?, for request: ValueRequest, _ path: Path
  ) throws(BuildingFailures) {
    let held = holdings(of: target, for: request).filter { $0.owner != path.scope }
    guard !held.contains(where: { environment.holders.contains($0.owner) }) else { return }
    let child = held.first { environment.descendants.contains($0.owner) }
    var other: Holdings.Held?
    if case .factory = place, let target, isObject(target) { other = held.first }
    guard let found = child ?? other else { return }
    let cure =
      child == nil
      ? "which '\(containerPath)' does not reach: add a member to '\(containerPath)', or pass it as an "
        + "argument"
      : "what needs it is made there, or is passed it"
    throw BuildingFailures(
      request,
      Refusal(
        .other,
        "'\(found.name)' of '\(catalog.table[found.owner].path)' is one\(child == nil ? "," : ":") "
          + cure, at: found.location))
  }

  /// The members of all containers that are the service asked for, or that it is built for.
  private func holdings(of target: Target?, for request: ValueRequest) -> [Holdings.Held] {
    let holdings = catalog.holdings
    let asked = request.plainType
    guard let target else { return holdings.members(declaredAs: asked) }
    let byProtocol = catalog.table.supertypeClosure(of: target.id).protocols.keys.sorted().flatMap {
      id in
      let type = catalog.table.resolvedType(of: id)
      let all = holdings.members(declaredAs: type)
      guard !all.isEmpty,
        (try? implementation(of: id, for: request.ofType(type))) == target.id
      else { return [Holdings.Held]() }
      return all
    }
    return holdings.members(declaredAs: asked) + holdings.members(declaredAs: target.type)
      + byProtocol
  }

  /// Whether the target has an identity: a class or an actor.
  private func isObject(_ target: Target) -> Bool {
    [.class, .actor].contains(catalog.table[target.id].kind)
  }
}
