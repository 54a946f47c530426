import SwiftOutline
import SwiftProgram

extension BuildingSolver {
  /// A new value: by what is written by hand, or by an initializer.
  mutating func build(
    _ wanted: Wanted, path: Path
  ) throws(BuildingFailures) -> Solution {
    let byHand = byHand(for: wanted, path)
    if !byHand.isEmpty {
      return try best(
        of: byHand.map(\.candidate).joiningConditions(in: context), for: wanted,
        path: path.building(wanted.type), kind: .factory)
    }
    if !path.isMade || member != nil && path.depth == 0 { try checkByHand(for: wanted) }
    let type = wanted.type.unwrapped ?? wanted.type
    guard let id = catalog.id(of: type) ?? catalog.protocols(of: type).first else {
      try checkReach(of: wanted, ofParents: !path.isMade)
      throw failures(wanted, .isUndeclared, of: nil)
    }
    if !path.isMade {
      if let member = try memberOfSubtype(of: wanted, id) { return .member(member) }
      try checkAnother(wanted, of: id)
      try checkSameByProtocol(wanted, of: id)
    }
    if path.isMade, atHand.holders.contains(id) {
      // Its members would be what the new one gets.
      if path.depth > 0, case .found(let solution) = made(for: wanted.ofType(type), path: path) {
        return solution
      }
      throw failures(wanted, .isMadeAbove, of: id)
    }
    guard !path.types.contains(type) else { throw failures(wanted, .needsItself, of: id) }
    guard path.depth < Self.depthLimit else { throw failures(wanted, .isTooDeep, of: id) }
    guard catalog.table[id].kind == .protocol else {
      return try best(
        of: candidates(id, type), for: wanted, path: path.building(type), kind: .initializer)
    }
    let implementation = try implementation(of: id, for: wanted)
    let resolved = catalog.table.resolvedType(of: implementation)
    if path.depth > 0 || member != nil {
      let concrete = wanted.ofType(resolved)
      if case .met(let solution) = atHand.answer(concrete, context) { return solution }
      switch memberOfType(for: concrete, ofParents: !path.isMade) {
      case .found(let solution): return solution
      case .failed(let failures): throw BuildingFailures(failures)
      case .leftOut, nil: break
      }
      try checkAnother(concrete, of: implementation, ofParents: !path.isMade)
    }
    guard !path.types.contains(resolved) else {
      throw failures(wanted, .needsItself, of: implementation)
    }
    return try best(
      of: candidates(implementation, resolved), for: wanted, path: path.building(type, resolved),
      kind: .initializer)
  }

  func failures(
    _ wanted: Wanted, _ reason: Refusal.Reason, of id: SymbolID?
  ) -> BuildingFailures {
    let place = id.map { catalog.table.location(of: catalog.table[$0].sites[0]) }
    let name = id.map { catalog.table[$0].path } ?? wanted.text
    let refusals = [Refusal(name: name, location: place, reason: reason)]
    // Another name for what goes round in a circle helps nobody.
    if case .needsItself = reason { return BuildingFailures([BuildingFailure(wanted, refusals)]) }
    let finder = HintFinder(
      arguments: arguments, members: atHand.allMembers, memberNames: atHand.memberNames,
      catalog: catalog)
    return BuildingFailures([
      BuildingFailure(wanted, refusals, hint: finder.hint(for: wanted))
    ])
  }

  private func candidates(_ id: SymbolID, _ type: TypeSyntax) -> [Candidate] {
    guard case .name(let name) = type else { return [] }
    return finder.initializers(of: id, name.components.flatMap(\.arguments))
  }

  /// The one type that conforms to a protocol, or the one that is marked.
  func implementation(
    of id: SymbolID, for wanted: Wanted
  ) throws(BuildingFailures) -> SymbolID {
    let table = catalog.table
    let conforming = catalog.implementations(of: id, as: wanted.type.unwrapped ?? wanted.type)
    var all: [SymbolID] = []
    var others: [Refusal] = []
    for type in conforming {
      guard let mismatch = catalog.mismatch(of: type, with: wanted.type) else {
        all.append(type)
        continue
      }
      let place = table.location(of: table[type].sites[0])
      others.append(Refusal(name: table[type].path, location: place, reason: mismatch))
    }
    guard !all.isEmpty || others.isEmpty else {
      throw BuildingFailures([BuildingFailure(wanted, others)])
    }
    let isForTests = catalog.isForTests(atHand.container.id)
    let usable = all.filter { isForTests || !catalog.isForTests($0) }
    let marked = usable.filter(table.isMarkedLive)
    let reachable = usable.filter { finder.hiddenInitializers(of: $0).isEmpty }
    let rivals = marked.isEmpty ? reachable.isEmpty ? usable : reachable : marked
    if let only = rivals.first, rivals.count == 1 {
      let hidden = usable.count == 1 || marked.isEmpty ? [] : finder.hiddenInitializers(of: only)
      guard hidden.isEmpty else {
        let mark = Refusal(name: table[only].path, location: nil, reason: .isMarkedInVain)
        throw BuildingFailures([BuildingFailure(wanted, hidden + [mark])])
      }
      if usable.count > 1, let cases = cases(of: usable, including: only, for: wanted) {
        throw cases
      }
      if wanted.name.isMakerName { try checkNamed(by: wanted, among: usable, besides: [only]) }
      return only
    }
    if let cases = cases(of: rivals, including: nil, for: wanted) { throw cases }
    if marked.isEmpty, reachable.isEmpty, !usable.isEmpty {
      throw BuildingFailures([
        BuildingFailure(wanted, usable.flatMap(finder.hiddenInitializers(of:)))
      ])
    }
    guard rivals.isEmpty else {
      try checkNamed(by: wanted, among: usable, besides: rivals)
      throw ambiguity(
        of: rivals.map {
          Refusal.Rival(name: table[$0].path, location: table.location(of: table[$0].sites[0]))
        }, marked.isEmpty ? .implementation : .marked, for: wanted)
    }
    let tests = all.map {
      Refusal(
        name: table[$0].path, location: table.location(of: table[$0].sites[0]), reason: .isForTests)
    }
    guard tests.isEmpty else {
      throw BuildingFailures([BuildingFailure(wanted, tests)])
    }
    throw failures(wanted, .hasNoImplementation, of: id)
  }

  /// The candidate that can be called and takes most of what is at hand, and leaves least to be
  /// handed over.
  mutating func best(
    of candidates: [Candidate], for wanted: Wanted, path: Path, kind: Refusal.Kind
  ) throws(BuildingFailures) -> Solution {
    guard !candidates.isEmpty else {
      let id = catalog.id(of: path.types.last ?? wanted.type)
      let what = id.map { catalog.table[$0].kind.rawValue } ?? "type"
      throw failures(wanted, .hasNoInitializer(what), of: id)
    }
    let isOptional = wanted.type.unwrapped != nil
    var refusals: [Refusal] = []
    var usable: [Candidate] = []
    for candidate in candidates {
      let obstacle =
        candidate.obstacle ?? (candidate.isFailable && !isOptional ? .isFailable : nil)
      if let obstacle {
        refusals.append(
          Refusal(name: candidate.name, location: candidate.location, reason: obstacle))
      } else {
        usable.append(candidate)
      }
    }
    // What is called otherwise in each case can be called in none.
    if usable.isEmpty, refusals.count(where: \.reason.isOfCase) > 1 {
      refusals.append(maker(ofEachCaseOf: wanted))
    }
    let preferred = usable.filter(\.isPreferred)
    if !preferred.isEmpty { usable = preferred }
    var solved: [(candidate: Candidate, solution: Solution)] = []
    var failed: [(candidate: Candidate, failures: [BuildingFailure])] = []
    for candidate in usable {
      do throws(BuildingFailures) {
        let solution = try call(candidate, path: path)
        solved.append((candidate, solution))
      } catch {
        failed.append((candidate, error.all))
      }
    }
    // Every runtime argument has to be used.
    if path.isMade {
      let complete = solved.filter { _, solution in
        ownArguments.allSatisfy { solution.misuse(ofArgument: $0) == nil }
      }
      if !complete.isEmpty { solved = complete }
    }
    let most = solved.map(\.solution.metCount).max()
    // What takes more, and leaves a choice, is not passed over for what takes less.
    if let most,
      let open = failed.first(where: { candidate, failures in
        candidate.parameters.count > most
          && failures.allSatisfy { $0.refusals.contains(where: \.reason.isAmbiguity) }
      })
    {
      throw BuildingFailures(open.failures.map { $0.needed(by: wanted.asker) })
    }
    let best = solved.filter { $0.solution.metCount == most }
    let least = best.map(\.solution.openCount).min()
    let leaders = best.filter { $0.solution.openCount == least }
    if leaders.count == 1 { return leaders[0].solution }
    if leaders.count > 1 {
      throw ambiguity(
        of: leaders.map {
          Refusal.Rival(name: $0.candidate.name, location: $0.candidate.location)
        }, preferred.isEmpty ? kind : .marked, for: wanted)
    }
    if let least = failed.map(\.failures).min(by: { $0.count < $1.count }) {
      throw BuildingFailures(
        least.map { $0.needed(by: wanted.asker).considering(refusals) })
    }
    throw BuildingFailures([BuildingFailure(wanted, refusals)])
  }

  /// A call with all that it needs.
  mutating func call(
    _ candidate: Candidate, path: Path
  ) throws(BuildingFailures) -> Solution {
    var values: [(label: String?, value: Solution)] = []
    var failures: [BuildingFailure] = []
    let isOutermost = isOpen && path.depth == 0
    for (position, parameter) in candidate.parameters.enumerated() {
      switch meet(parameter, path: path.inCall) {
      case .found(let value): values.append((parameter.label, value))
      case .leftOut: break
      case .failed(let all):
        if let misnamed = misnamed(parameter, in: candidate, all) {
          failures.append(misnamed)
        } else if isOutermost, let first = all.first, !first.isUnfit,
          !all.contains(where: { $0.mustBeTold || isCircle($0, path) })
        {
          let value = OpenValue(wanted: parameter, failure: first, position: position)
          values.append((parameter.label, .open(value)))
        } else {
          failures += all
        }
      }
    }
    guard failures.isEmpty else { throw BuildingFailures(failures) }
    return .call(candidate.handed(values.map(\.value)), values)
  }

  /// Whether nobody can hand over what cannot be built, since it takes what is being built.
  ///
  /// Another implementation may, where the outermost call takes one as it is.
  private func isCircle(_ failure: BuildingFailure, _ path: Path) -> Bool {
    guard failure.isCircular else { return false }
    guard catalog.isExistential(failure.wanted.type) else { return true }
    return failure.askers.count > 1 && failure.wanted.type == path.types.first
  }

  /// A runtime argument that is most likely meant for a parameter, and has a name of which no
  /// parameter is.
  private func misnamed(
    _ parameter: Wanted, in candidate: Candidate, _ failures: [BuildingFailure]
  ) -> BuildingFailure? {
    let type = parameter.type.unwrapped ?? parameter.type
    let argument = arguments.first { argument in
      argument.type == type && !argument.names.isEmpty
        && candidate.parameters.allSatisfy { $0.names.isDisjoint(with: argument.names) }
    }
    guard let argument else { return nil }
    let isTold = failures.contains {
      $0.wanted.name == parameter.name && $0.wanted.asker == parameter.asker
        && $0.hint?.kind == .isOfType
    }
    guard !isTold else { return nil }
    return BuildingFailure(
      argument, [refusal(of: argument, .isUsed(times: 0, by: candidate.name))],
      hint: BuildingFailure.Hint(
        name: parameter.label ?? parameter.name, type: parameter.text, kind: .isMeant))
  }
}

extension BuildingFailure {
  /// Whether nobody could hand the value over.
  fileprivate var isUnfit: Bool {
    refusals.contains { if case .isUnfit = $0.reason { true } else { false } }
  }

  /// Whether it takes another one of itself, without which it cannot do.
  var isCircular: Bool {
    wanted.type.unwrapped == nil
      && refusals.contains { if case .needsItself = $0.reason { true } else { false } }
  }

  /// Whether it is not enough to hand the value over.
  var mustBeTold: Bool {
    refusals.contains { refusal in
      switch refusal.reason {
      case .lacks, .isOutOfReach, .isContainer(isOwn: true), .givesOther, .isMarkedInVain,
        .isMadeByCase:
        true
      default: refusal.reason.isAmbiguity
      }
    }
  }
}

extension Refusal.Reason {
  /// Whether it is there under some conditions only.
  fileprivate var isOfCase: Bool { if case .isConditional = self { true } else { false } }
}

extension Solution {
  /// How many of the call's arguments are at hand or built.
  fileprivate var metCount: Int {
    guard case .call(_, let arguments) = self else { return 0 }
    return arguments.count - openCount
  }

  /// How many of them have to be handed over.
  fileprivate var openCount: Int {
    guard case .call(_, let arguments) = self else { return 0 }
    return arguments.count { if case .open = $0.value { true } else { false } }
  }
}

extension SymbolTable {
  /// Whether a directive says that a type is the one to be built for its protocols.
  fileprivate func isMarkedLive(_ id: SymbolID) -> Bool {
    self[id].sites.contains { site in
      site.declaration.directives.contains { $0.name == "live" }
    }
  }
}
