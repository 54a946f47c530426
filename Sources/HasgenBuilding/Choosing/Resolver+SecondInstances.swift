import HasgenGraph
import HasgenProgram
import HasgenReading

/// Second instances: hasgen does not build a service again that is a member of a container. One
/// scope has one instance.
extension Resolver {
  /// Throws if the value would be a second instance of a container's member, or a second container.
  func checkSecondInstance(
    of target: Target, for request: ValueRequest
  ) throws(BuildingFailures) {
    let isMember = live?.members[target.key] != nil
    try checkOwn(target, for: request, ofMember: isMember)
    // A member that 'live' builds is not a second instance.
    guard !isMember else { return }
    let table = catalog.table
    let name = table[target.id].path
    guard catalog.containers[target.id] == nil else {
      throw BuildingFailures(
        request,
        Refusal(.unusable, "'\(name)' is a container, which is never built as a part of something"))
    }
    if let sharer = sharedByLive[target.key], isObject(target) {
      throw BuildingFailures(
        request,
        Refusal(
          .other,
          "'live' of '\(table[sharer].path)' shares one '\(name)' among its members: add a member of "
            + "this type to '\(containerPath)', so that there is no second one",
          at: table.location(of: target.id)))
    }
    try checkElsewhere(target, for: request)
  }

  /// Throws if the service is a member of the container or a parent that cannot be read or, for a
  /// factory, is declared with another type.
  ///
  /// - Parameters:
  ///   - target: The type that would be built; `nil` for a value, or if the type is not known.
  ///   - isMember: True if the target is a member that `live` builds.
  ///   - besidesOwnType: True if the request is for a member. Other members of its type do not
  ///     count then.
  func checkOwn(
    _ target: Target?, for request: ValueRequest, ofMember isMember: Bool = false,
    besidesOwnType: Bool = false
  ) throws(BuildingFailures) {
    func isMeant(_ type: TypeSyntax) -> Bool {
      if type == request.type || type == request.plainType { return !besidesOwnType }
      return target.map { isSame(type, as: $0, for: request) } == true
    }
    var found = environment.blocked(request, if: context, where: isMeant).filter {
      isMember || besidesOwnType ? $0.hasOwnValue && !$0.isUntyped : true
    }
    if live == nil, let target { found += declaredOtherwise(target, for: request) }
    guard found.isEmpty else {
      throw BuildingFailures(request, found.map { $0.refusal(.unusable) })
    }
  }

  /// The members that hold the same service as the target, but are declared as an optional or with
  /// a protocol's type.
  private func declaredOtherwise(_ target: Target, for request: ValueRequest) -> [Binding] {
    let types = [request.plainType] + (isObject(target) ? self.types(of: target) : [])
    return types.flatMap { environment.members(fitting: .optional($0), if: context) }.filter {
      // A `static func make…` may return a different object.
      environment.staticMakers[$0.name.makerName] == nil
        && isSame($0.type, as: target, for: request)
    }.map { $0.blocked(by: Binding.declared(as: catalog.written($0.type).description)) }
  }

  /// Throws if several members of one type are built from the target, and the request would build a
  /// third instance.
  func checkTwins(of target: Target, for request: ValueRequest) throws(BuildingFailures) {
    guard let ambiguous = live?.ambiguous[target.key],
      // A target that cannot be built becomes a parameter, and not a third instance.
      finder.initializers(of: target.id, target.arguments).contains(where: { $0.refusal == nil })
    else { return }
    throw ambiguity(
      of: environment.bindings.filter { $0.isOwn && ambiguous.contains($0.name) }.map(\.place),
      for: request, by: .name)
  }

  /// True if a value of the declared type is the requested service: a value of the requested type,
  /// or of a protocol for which the target is built.
  private func isSame(_ type: TypeSyntax, as target: Target, for request: ValueRequest) -> Bool {
    let type = type.unwrappedOrSelf
    if catalog.isSubtype(type, of: request.plainType) { return true }
    guard catalog.isSubtype(catalog.type(target.id, with: target.arguments), of: type) else {
      return false
    }
    // If the implementation is ambiguous, assume the same instance.
    guard let built = try? self.target(of: request.ofType(type)) else { return true }
    return built.key == target.key
  }

  /// Throws if the value is a member of a child or, for a factory, an object that an unrelated
  /// container stores.
  ///
  /// - Parameter target: The type that would be built; `nil` if it is not known.
  func checkElsewhere(
    _ target: Target?, for request: ValueRequest
  ) throws(BuildingFailures) {
    var types = [request.plainType]
    if let target {
      types += self.types(of: target).filter {
        catalog.held[$0] != nil && isSame($0, as: target, for: request)
      }
    }
    let held = types.flatMap { catalog.held[$0] ?? [] }.filter {
      $0.owner != path.scope && !environment.holders.contains($0.owner)
    }
    let ofChild = held.first { environment.descendants.contains($0.owner) }
    let isFactory = live == nil && target.map(isObject) == true
    guard let found = ofChild ?? (isFactory ? held.first : nil),
      !environment.bindings.contains(where: { types.contains($0.type.unwrappedOrSelf) })
    else { return }
    let clause = ofChild == nil ? Binding.unreached(by: containerPath) : Binding.ofChild
    throw BuildingFailures(request, found.binding.blocked(by: clause).refusal(.other))
  }

  /// The declared types of which the target is a value.
  private func types(of target: Target) -> [TypeSyntax] {
    let type = catalog.type(target.id, with: target.arguments)
    return [type] + catalog.supertypes(of: type).sorted().map(catalog.table.resolvedType)
  }

  /// True if the target is a class or an actor.
  private func isObject(_ target: Target) -> Bool {
    [.class, .actor].contains(catalog.table[target.id].kind)
  }
}
