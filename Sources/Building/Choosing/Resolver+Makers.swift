import Findings
import SwiftReading
import SwiftProgram

/// Makers: a `static func make…` by its name, a Makes-method by its type.
extension Resolver {
  /// The result of a `static func make…` of the request's name.
  mutating func madeByName(
    for request: ValueRequest, _ path: Path
  ) throws(BuildingFailures) -> BuildPlan? {
    let makers = byHand(for: request)
    if !makers.isEmpty { return try call(oneOf: makers, for: request, path) }
    if request.type.function == nil { try checkByHand(for: request) }
    return nil
  }

  /// The functions written by hand that make what is requested, by their name and type.
  package func byHand(for request: ValueRequest) -> [BuildEnvironment.Maker] {
    (environment.staticMakers[request.makerName] ?? []).filter {
      catalog.fits($0.result, request.type) || $0.result.unwrapped == request.type
    }
  }

  /// Refuses to pass by what is called as what makes it, and gives something else.
  func checkByHand(for request: ValueRequest) throws(BuildingFailures) {
    let others = (environment.staticMakers[request.makerName] ?? []).filter(\.provider.isOwn)
    guard !others.isEmpty else { return }
    throw BuildingFailures(
      request,
      others.map { maker in
        Refusal(
          .maker,
          "'\(maker.provider.name)' is called as what makes it, and gives "
            + "'\(catalog.text(of: maker.result))': let it give '\(request.text)', or call it otherwise",
          at: maker.provider.location)
      })
  }

  /// The call of one of several functions that are written by hand.
  mutating func call(
    oneOf makers: [BuildEnvironment.Maker], for request: ValueRequest, _ path: Path
  ) throws(BuildingFailures) -> BuildPlan {
    shared(
      try best(
        of: makers.map(\.provider), for: request,
        path.building(request.type), as: nil, kind: .makers),
      for: request)
  }

  /// The result of a Makes-method of the request's type.
  mutating func madeByType(
    for request: ValueRequest, _ path: Path
  ) throws(BuildingFailures) -> BuildPlan? {
    guard request.type.function == nil, !path.types.contains(request.type) else { return nil }
    var found: [(BuildEnvironment.Maker, BuildPlan)] = []
    for maker in environment.makers where catalog.fits(maker.result, request.type) {
      guard let call = try? call(maker.provider, path.building(request.type), as: nil) else {
        continue
      }
      found.append((maker, call))
    }
    // What cannot be called there is not as good as what can.
    if let effects {
      let callable = found.filter {
        $0.1.failure(of: request, in: effects, isolatedTo: isolation) == nil
      }
      if !callable.isEmpty { found = callable }
    }
    guard let first = found.first else { return nil }
    let type = catalog.text(of: request.type)
    let named =
      found.count == 1
      ? first
      : found.first { $0.0.baseName == request.makerName }
        ?? found.first { $0.0.baseName == "make\(type)" }
    if let named { return shared(named.1, for: request) }
    throw ambiguity(of: found.map(\.0.provider.rival), .makers, for: request)
  }
}
