import Findings
import SwiftOutline
import SwiftProgram

/// Initializers and functions: which one is called, and with which arguments.
extension Resolver {
  /// The only candidate that needs no value handed over or, if there is none, the only one that
  /// does.
  ///
  /// - Parameter role: What the call is made for; `nil` for an instance that others share.
  mutating func best(
    of candidates: [Candidate], for wanted: Wanted, _ path: Path, as role: Role?,
    kind: Refusal.Kind
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
    let considered = usable
    let preferred = usable.filter(\.isPreferred)
    if !preferred.isEmpty { usable = preferred }
    var solved: [(candidate: Candidate, solution: Solution)] = []
    var failed: [[BuildingFailure]] = []
    for candidate in usable {
      do throws(BuildingFailures) {
        solved.append((candidate, try call(candidate, path, as: role)))
      } catch {
        if let scope = withoutLive(candidate, path, as: role) { return scope }
        failed.append(error.all)
      }
    }
    // Every runtime argument has to be used.
    if role?.isProduct == true {
      let complete = solved.filter { _, solution in
        ownArguments.allSatisfy { solution.misuse(ofArgument: $0) == nil }
      }
      if !complete.isEmpty { solved = complete }
    }
    // What would do once a choice is made is not passed over.
    let open = failed.first { $0.allSatisfy { $0.refusals.contains(where: \.reason.isAmbiguity) } }
    if let open, !solved.isEmpty {
      throw BuildingFailures(open.map { $0.needed(by: wanted.asker) })
    }
    let leaders = solved.preferring { !$0.solution.hasOpenValues }
    if let only = leaders.first, leaders.count == 1 {
      let others = considered.filter { $0.name != only.candidate.name }
      return only.solution.chosen(
        over: others.map { Refusal.Rival(name: $0.name, location: $0.location) })
    }
    if leaders.count > 1 {
      throw ambiguity(
        of: leaders.map {
          Refusal.Rival(name: $0.candidate.name, location: $0.candidate.location)
        }, preferred.isEmpty ? kind : .marked, for: wanted)
    }
    if let least = failed.min(by: { $0.count < $1.count }) {
      throw BuildingFailures(least.map { $0.needed(by: wanted.asker).considering(refusals) })
    }
    throw BuildingFailures([BuildingFailure(wanted, refusals)])
  }

  /// A call with all that it needs.
  mutating func call(
    _ candidate: Candidate, _ path: Path, as role: Role?
  ) throws(BuildingFailures) -> Solution {
    let role = role ?? sharedRole(of: candidate)
    guard !path.keys.contains(Instance.Key(candidate)) else {
      throw BuildingFailures(
        candidate.parameters.prefix(1).map {
          BuildingFailure($0, [refusal(of: $0, .needsItself)])
        })
    }
    let inner = path.inCall(of: candidate, as: role)
    var values: [(label: String?, value: Solution)] = []
    var failures: [BuildingFailure] = []
    for (position, parameter) in candidate.parameters.enumerated() {
      do throws(BuildingFailures) {
        if case .found(let value) = try binding(for: parameter, inner) {
          values.append((parameter.label, value))
        }
      } catch {
        if let misnamed = misnamed(parameter, in: candidate, error.all) {
          failures.append(misnamed)
        } else if case .live = place, let first = error.all.first, !first.isUnfit,
          error.all.allSatisfy({ isHandedOver($0, for: parameter, of: candidate) })
        {
          let use = OpenValue.Use(owner: role.owner, position: position)
          values.append(
            (parameter.label, .open(OpenValue(wanted: parameter, failure: first, use: use))))
        } else {
          failures += error.all
        }
      }
    }
    guard failures.isEmpty else { throw BuildingFailures(failures) }
    return .call(candidate.handed(values.map(\.value)), values)
  }

  private func sharedRole(of candidate: Candidate) -> Role {
    let key = Instance.Key(candidate)
    var selves: Set<String> = []
    if case .live(let members) = place { selves = members.names[key] ?? [] }
    return Role(owner: .instance(key), selves: selves, isProduct: false)
  }

  /// Whether `live` takes a parameter for what cannot be built: not where something has to be
  /// chosen, and not where it takes what is being built, unless that is a protocol, of which there
  /// may be another one.
  private func isHandedOver(
    _ failure: BuildingFailure, for parameter: Wanted, of candidate: Candidate
  ) -> Bool {
    guard !failure.mustBeTold else { return false }
    guard failure.isCircular else { return true }
    return failure.askers.count == 1 && catalog.isExistential(failure.wanted.type)
      && (try? target(of: parameter))?.key == Instance.Key(candidate)
  }

  /// The initializer of a scope instead of its `live`, where it is handed all that it takes: then
  /// nothing is built that needs the other parameters of `live`.
  private mutating func withoutLive(
    _ candidate: Candidate, _ path: Path, as role: Role?
  ) -> Solution? {
    guard case .live(let id) = candidate.callee else { return nil }
    let solutions = finder.initializersBesideLive(of: id).filter { $0.obstacle == nil }.compactMap {
      try? call($0, path, as: role)
    }.filter { solution in
      guard case .call(_, let values) = solution else { return false }
      return values.allSatisfy {
        switch $0.value {
        case .argument, .container, .nothing: true
        case .member(let member):
          catalog.id(of: member.type).map { catalog.containers[$0] != nil } ?? false
        default: false
        }
      }
    }
    return solutions.count == 1 ? solutions[0] : nil
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

  /// Whether the value needs another value of its own type.
  package var isCircular: Bool {
    wanted.type.unwrapped == nil
      && refusals.contains { refusal in
        switch refusal.reason {
        case .needsItself, .growsForever: true
        default: false
        }
      }
  }

  /// Whether the same has to be chosen among the same types, whoever needs it.
  package func isSameChoice(as other: BuildingFailure) -> Bool {
    guard wanted.type == other.wanted.type, refusals == other.refusals,
      case .isOneOf(_, let kind) = refusals.first?.reason
    else { return false }
    return [.implementation, .initializer, .marked].contains(kind)
  }

  /// Whether passing the value is not enough, so that the failure must be reported.
  package var mustBeTold: Bool {
    refusals.contains { refusal in
      switch refusal.reason {
      // What a closure is to give, whoever hands it over knows.
      case .isOutOfReach(.isNewOrNot, _): false
      case .lacks, .isOutOfReach, .isContainer(isOwn: true), .givesOther, .isMarkedInVain,
        .isMadeByCase:
        true
      default: refusal.reason.isAmbiguity
      }
    }
  }
}

extension Refusal.Reason {
  /// Whether the candidate is there under some conditions only.
  fileprivate var isOfCase: Bool { if case .isConditional = self { true } else { false } }
}

extension Solution {
  /// Whether a value has to be handed over for it, or for a part of it.
  package var hasOpenValues: Bool {
    var isOpen = false
    visit { if case .open = $0 { isOpen = true } }
    return isOpen
  }
}
