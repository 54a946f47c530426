import Findings
import SwiftOutline
import SwiftProgram

/// Values that are there already: arguments, the container, and members, by name and by type.
extension Resolver {
  /// The argument of the name and type of a parameter.
  func argument(for wanted: Wanted) throws(BuildingFailures) -> Solution? {
    let fitting = arguments.indices.filter { catalog.fits(arguments[$0].type, wanted.type) }
    // A closure's arguments may have no names.
    let unnamed = fitting.filter { arguments[$0].names.isEmpty }
    let found = wanted.namesInOrder.compactMap { name in
      fitting.first { arguments[$0].names.contains(name) }
    }
    let all = unnamed + found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    guard let first = all.first else { return nil }
    guard all.count == 1 else {
      throw ambiguity(
        of: all.map { Refusal.Rival(name: arguments[$0].name, location: nil) }, .argument,
        for: wanted)
    }
    guard !arguments[first].isNonEscaping || wanted.isNonEscaping else {
      throw failures(wanted, .isNonEscaping(arguments[first].name))
    }
    return .argument(first)
  }

  /// The container, or what stands for it, where a composition is asked for.
  func composition(for wanted: Wanted) throws(BuildingFailures) -> Solution? {
    switch atHand.answer(wanted, context) {
    case .isNone: return nil
    case .met(let solution): return solution
    case .lacks(let lacks):
      // It may still be a member, left out, or handed over.
      let isThere =
        wanted.hasDefault || wanted.type.unwrapped != nil
        || !atHand.members(fitting: wanted.type, if: context, in: catalog).isEmpty
      guard !isThere else { return nil }
      throw failures(wanted, .lacks(lacks, container: atHand.container.symbol.path))
    }
  }

  /// The members that may stand for a request, near before far.
  func members(fitting wanted: Wanted, _ path: Path) -> [AtHand.Member] {
    atHand.members(fitting: wanted.type, if: context, in: catalog).filter {
      $0.isOfParent || !path.selves.contains($0.name)
    }
  }

  /// The member of the name and type of a request: that of the argument label, or else that of the
  /// internal name.
  func namedMember(for wanted: Wanted, _ path: Path) throws(BuildingFailures) -> AtHand.Member? {
    let all = members(fitting: wanted, path)
    let found = wanted.namesInOrder.compactMap { name in
      all.first { $0.name.withoutBackticks == name }
    }
    if let other = found.last, found.count > 1, found[0].expression != other.expression {
      throw ambiguity(of: found.map(\.rival), .member, for: wanted)
    }
    return found.first
  }

  /// The only member that is the service asked for.
  func onlyMember(for wanted: Wanted, _ path: Path) throws(BuildingFailures) -> AtHand.Member? {
    guard wanted.type.function == nil else { return nil }
    let all = members(fitting: wanted, path)
    guard all.count > 1 else { return all.first }
    // What is written by hand by this name says which one is meant.
    guard byHand(for: wanted).isEmpty else { return nil }
    throw ambiguity(of: all.map(\.rival), .member, for: wanted)
  }

  /// The failures of a value, which nothing builds.
  func whyNotValue(_ wanted: Wanted) throws(BuildingFailures) -> BuildingFailures {
    if case .factory = place { try checkReach(of: wanted, nil) }
    try whyNotRead(wanted)
    let names = wanted.namesInOrder
    let hidden = outOfReach(wanted).filter { names.contains($0.baseName) }
    if !hidden.isEmpty {
      return BuildingFailures([BuildingFailure(wanted, hidden.map(\.refusalOfValue))])
    }
    let others = atHand.members(fitting: wanted.type, if: context, in: catalog).filter {
      !names.contains($0.name.withoutBackticks)
    }
    if !names.isEmpty, !others.isEmpty {
      return failures(wanted, .hasOtherNames(others.map(\.nameInMessages), than: names), of: nil)
    }
    return failures(wanted, isDeclared(wanted) ? .isNoService : .isUndeclared, of: nil)
  }

  private func isDeclared(_ wanted: Wanted) -> Bool { catalog.id(of: wanted.type) != nil }
}

extension Wanted {
  /// The argument label and the internal name, without back ticks.
  var namesInOrder: [String] {
    [label, name].compactMap { $0?.withoutBackticks }.reduce(into: []) {
      if $1 != "_", !$0.contains($1) { $0.append($1) }
    }
  }
}

extension AtHand.Member {
  /// The name, with the parent that it is read of.
  var nameInMessages: String { isOfParent ? expression : name }

  var rival: Refusal.Rival {
    Refusal.Rival(name: nameInMessages, location: location)
  }
}
