import Findings
import SwiftOutline
import SwiftProgram

/// Makers: a `static func make…` by its name, a Makes-method by its type.
extension Resolver {
  /// The result of a `static func make…` of the request's name.
  mutating func madeByName(
    for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) -> Solution? {
    let makers = byHand(for: wanted)
    if !makers.isEmpty { return try call(oneOf: makers, for: wanted, path) }
    if wanted.type.function == nil { try checkByHand(for: wanted) }
    return nil
  }

  /// The functions written by hand that make what is wanted, by their name and type.
  package func byHand(for wanted: Wanted) -> [AtHand.Maker] {
    (atHand.staticMakers[wanted.makerName] ?? []).filter {
      catalog.fits($0.result, wanted.type) || $0.result.unwrapped == wanted.type
    }
  }

  /// Refuses to pass by what is called as what makes it, and gives something else.
  func checkByHand(for wanted: Wanted) throws(BuildingFailures) {
    let others = (atHand.staticMakers[wanted.makerName] ?? []).filter(\.candidate.isOwn)
    guard !others.isEmpty else { return }
    throw BuildingFailures([
      BuildingFailure(
        wanted,
        others.map {
          Refusal(
            name: $0.candidate.name, location: $0.candidate.location,
            reason: .givesOther(catalog.text(of: $0.result), insteadOf: wanted.text))
        })
    ])
  }

  /// The call of one of several functions that are written by hand.
  mutating func call(
    oneOf makers: [AtHand.Maker], for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) -> Solution {
    shared(
      try best(
        of: makers.map(\.candidate).joiningConditions(in: context), for: wanted,
        path.building(wanted.type), as: nil, kind: .factory),
      for: wanted)
  }

  /// The result of a Makes-method of the request's type.
  mutating func madeByType(
    for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) -> Solution? {
    guard wanted.type.function == nil, !path.types.contains(wanted.type) else { return nil }
    var found: [(AtHand.Maker, Solution)] = []
    for maker in atHand.makers where catalog.fits(maker.result, wanted.type) {
      guard let call = try? call(maker.candidate, path.building(wanted.type), as: nil) else {
        continue
      }
      found.append((maker, call))
    }
    // What cannot be called there is not as good as what can.
    if let effects {
      let callable = found.filter { $0.1.obstacle(in: effects, isolatedTo: isolation) == nil }
      if !callable.isEmpty { found = callable }
    }
    guard let first = found.first else { return nil }
    let type = catalog.text(of: wanted.type)
    let named =
      found.count == 1
      ? first
      : found.first { $0.0.baseName == wanted.makerName }
        ?? found.first { $0.0.baseName == "make\(type)" }
    if let named { return shared(named.1, for: wanted) }
    throw ambiguity(
      of: found.map {
        Refusal.Rival(name: $0.0.candidate.name, location: $0.0.candidate.location)
      }, .factory, for: wanted)
  }
}
