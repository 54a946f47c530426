import HasgenGraph
import HasgenProgram
import HasgenReading

/// Factory functions: a `static func make…` by its name, a method of a Makes-protocol by its type.
extension Resolver {
  /// The call of the `static func make…` of the request's name; `nil` if there is none.
  mutating func madeByName(
    for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan? {
    if let made = try made(by: ownMakers(for: request), for: request) { return made }
    try checkHandwritten(for: request)
    return nil
  }

  /// The call of one of several handwritten functions; `nil` if there is none.
  mutating func made(
    by makers: [Provider], for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan? {
    guard !makers.isEmpty else { return nil }
    return shared(
      try best(of: makers, for: request, as: nil, by: .rename), for: request)
  }

  /// The handwritten functions for a request, by name and type.
  func ownMakers(for request: ValueRequest) -> [Provider] {
    (environment.staticMakers[request.makerName] ?? []).filter {
      catalog.fits($0.result, request.type) || $0.result.unwrapped == request.type
    }
  }

  /// Throws if a `static func make…` has the right name but another result type.
  func checkHandwritten(for request: ValueRequest) throws(BuildingFailures) {
    let others = (environment.staticMakers[request.makerName] ?? []).filter(\.isOwn)
    guard !others.isEmpty, request.type.function == nil else { return }
    throw BuildingFailures(
      request,
      others.map { maker in
        Refusal(
          .unusable,
          "'\(maker.name)' returns '\(catalog.text(of: maker.result))': return '\(request.text)', or "
            + "rename the function",
          at: maker.location)
      })
  }

  /// The call of the method of a Makes-protocol that returns the requested type; `nil` if there is
  /// none.
  mutating func madeByType(
    for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan? {
    var found: [(maker: Provider, call: BuildPlan)] = []
    for maker in environment.makers where catalog.fits(maker.result, request.type) {
      if let call = try? call(maker, as: nil) {
        found.append((maker, call))
      }
    }
    guard found.count < 2 else {
      throw ambiguity(of: found.map(\.maker.place), for: request, by: .name)
    }
    return found.first.map { shared($0.call, for: request) }
  }
}
