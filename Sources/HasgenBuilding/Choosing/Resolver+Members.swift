import HasgenGraph
import HasgenProgram
import HasgenReading

/// Existing values: arguments, the container, and members, by name and by type.
extension Resolver {
  /// The argument with the name and type of a parameter; `nil` for none.
  func argument(for request: ValueRequest) throws(BuildingFailures) -> BuildPlan? {
    let found = arguments.indices.filter { index in
      catalog.fits(arguments[index].type, request.type)
        // A closure's arguments may have no names.
        && (arguments[index].names.isEmpty
          || arguments[index].names.contains(where: request.names.contains))
    }
    guard found.count > 1 else { return found.first.map(BuildPlan.argument) }
    throw ambiguity(
      of: found.map {
        NamedPlace(name: arguments[$0].name, location: arguments[$0].asker.location)
      },
      for: request, by: .name)
  }

  /// The container, a parent or a generated struct, if the request is for a composition; otherwise
  /// `nil`.
  func composition(
    for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan? {
    do throws(BuildingFailures) {
      return try environment.composition(for: request, if: context, besides: path.selves)
    } catch {
      // The composition may still be passed as a member, a default value or `nil`.
      let isThere =
        request.hasDefault || request.type.unwrapped != nil
        || !environment.members(fitting: request.type, if: context).isEmpty
      guard isThere else { throw error }
      return nil
    }
  }

  /// The members that fit a request, the nearest first.
  private func members(fitting request: ValueRequest) -> [Binding] {
    environment.members(fitting: request.type, if: context).filter {
      $0.isOfParent || !path.selves.contains($0.name)
    }
  }

  /// The member with the name and type of a request. The argument label and the internal name both
  /// count; they must not name two members.
  func namedMember(
    for request: ValueRequest
  ) throws(BuildingFailures) -> Binding? {
    let all = members(fitting: request)
    let found = request.names.compactMap { name in
      all.first { $0.name.withoutBackticks == name }
    }
    if let other = found.last, found[0].expression != other.expression {
      throw ambiguity(of: found.map(\.place), for: request, by: .name)
    }
    return found.first
  }

  /// The only member that is the requested service; `nil` for none.
  func onlyMember(
    for request: ValueRequest
  ) throws(BuildingFailures) -> Binding? {
    let all = members(fitting: request)
    guard all.count > 1 else { return all.first }
    // A handwritten `make…` function decides between several members.
    guard ownMakers(for: request).isEmpty else { return nil }
    throw ambiguity(of: all.map(\.place), for: request, by: .name)
  }

  /// The failures of a value, which is found by its name and never built.
  ///
  /// - Throws: The failures of a handwritten function that could have returned the value.
  func failures(ofValue request: ValueRequest) throws(BuildingFailures) -> BuildingFailures {
    if live == nil { try checkOwn(nil, for: request) }
    let hidden = environment.blocked(request, if: context) {
      $0 == request.type || $0 == request.plainType
    }.filter { request.names.contains($0.name.withoutBackticks) }
    guard hidden.isEmpty else {
      return BuildingFailures(request, hidden.map { $0.refusal(.other) })
    }
    let there =
      environment.members(fitting: request.type, if: context).filter {
        !request.names.contains($0.name.withoutBackticks)
      }.map(\.nameInMessages)
      + arguments.filter { catalog.fits($0.type, request.type) }.map(\.name)
    if there.isEmpty { return BuildingFailures(request, .undeclared(request)) }
    return BuildingFailures(
      request, Refusal(.other, "values are found by name; there is \(there.someInQuotes)"))
  }
}
