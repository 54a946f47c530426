import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Values that are there already: arguments, the container, and members, by name and by type.
extension Resolver {
  /// The argument of the name and type of a parameter.
  func argument(for request: ValueRequest) throws(BuildingFailures) -> BuildPlan? {
    let fitting = arguments.indices.filter { catalog.fits(arguments[$0].type, request.type) }
    // A closure's arguments may have no names.
    let unnamed = fitting.filter { arguments[$0].names.isEmpty }
    let found = request.namesInOrder.compactMap { name in
      fitting.first { arguments[$0].names.contains(name) }
    }
    let all = unnamed + found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    guard let first = all.first else { return nil }
    guard all.count == 1 else {
      throw ambiguity(
        of: all.map { Rival(name: arguments[$0].name, location: nil) }, .arguments, for: request)
    }
    return .argument(first)
  }

  /// The container, or what stands for it, where a composition is asked for.
  func composition(for request: ValueRequest) throws(BuildingFailures) -> BuildPlan? {
    switch environment.answer(request, context) {
    case .isNone: return nil
    case .met(let plan): return plan
    case .lacks(let lacks):
      // It may still be a member, left out, or handed over.
      let isThere =
        request.hasDefault || request.type.unwrapped != nil
        || !environment.members(fitting: request.type, if: context, in: catalog).isEmpty
      guard !isThere else { return nil }
      throw BuildingFailures(request, lacks)
    }
  }

  /// The members that may stand for a request, near before far.
  func members(fitting request: ValueRequest, _ path: Path) -> [BuildEnvironment.Member] {
    environment.members(fitting: request.type, if: context, in: catalog).filter {
      $0.isOfParent || !path.selves.contains($0.name)
    }
  }

  /// The member of the name and type of a request: that of the argument label, or else that of the
  /// internal name.
  func namedMember(for request: ValueRequest, _ path: Path) throws(BuildingFailures)
    -> BuildEnvironment.Member?
  {
    let all = members(fitting: request, path)
    let found = request.namesInOrder.compactMap { name in
      all.first { $0.name.withoutBackticks == name }
    }
    if let other = found.last, found.count > 1, found[0].expression != other.expression {
      throw ambiguity(of: found.map(\.rival), .members, for: request)
    }
    return found.first
  }

  /// The only member that is the service asked for.
  func onlyMember(for request: ValueRequest, _ path: Path) throws(BuildingFailures)
    -> BuildEnvironment.Member?
  {
    guard request.type.function == nil else { return nil }
    let all = members(fitting: request, path)
    guard all.count > 1 else { return all.first }
    // What is written by hand by this name says which one is meant.
    guard byHand(for: request).isEmpty else { return nil }
    throw ambiguity(of: all.map(\.rival), .members, for: request)
  }

  /// The failures of a value, which nothing builds.
  func whyNotValue(_ request: ValueRequest) throws(BuildingFailures) -> BuildingFailures {
    if case .factory = place { try checkReach(of: request, nil) }
    let names = request.namesInOrder
    let hidden = environment.blocked(request, if: context) {
      $0 == request.type || $0 == request.plainType
    }.filter { names.contains($0.name.withoutBackticks) }
    if !hidden.isEmpty {
      return BuildingFailures(
        request,
        hidden.map {
          Refusal(
            .other, "'\($0.holder)' has '\($0.nameInMessages)', \($0.block?.clause ?? "")",
            at: $0.location)
        })
    }
    let others = environment.members(fitting: request.type, if: context, in: catalog).filter {
      !names.contains($0.name.withoutBackticks)
    }
    let there =
      others.map(\.nameInMessages)
      + arguments.filter { catalog.fits($0.type, request.type) }.map(\.name)
    if !names.isEmpty, !there.isEmpty {
      return BuildingFailures(
        request,
        Refusal(
          .other,
          "values are found by name, and no '\(request.text)' is called "
            + "\(names.map { "'\($0)'" }.joined(separator: " or ")); there is \(there.someInQuotes)"
        ))
    }
    guard isDeclared(request) else {
      return BuildingFailures(request, .undeclared(request.text, in: containerPath))
    }
    return BuildingFailures(
      request,
      Refusal(
        .other, "'\(request.text)' is a value: it is not built, and found by its name alone"))
  }

  private func isDeclared(_ request: ValueRequest) -> Bool { catalog.id(of: request.type) != nil }
}

extension ValueRequest {
  /// The argument label and the internal name, without back ticks.
  var namesInOrder: [String] {
    [label, name].compactMap { $0?.withoutBackticks }.reduce(into: []) {
      if $1 != "_", !$0.contains($1) { $0.append($1) }
    }
  }
}
