import Findings
import SwiftReading
import SwiftProgram

/// Initializers and functions: which one is called, and with which arguments.
extension Resolver {
  /// The only provider that needs no value handed over or, if there is none, the only one that
  /// does.
  ///
  /// - Parameter role: What the call is made for; `nil` for an instance that others share.
  mutating func best(
    of candidates: [Provider], for request: ValueRequest, _ path: Path, as role: Role?,
    kind: RejectedProvider.Kind
  ) throws(BuildingFailures) -> BuildPlan {
    guard !candidates.isEmpty else {
      let id = catalog.id(of: path.types.last ?? request.type)
      let what = id.map { catalog.table[$0].kind.rawValue } ?? "type"
      throw failures(request, .hasNoInitializer(what), of: id)
    }
    let isOptional = request.type.unwrapped != nil
    var rejections: [RejectedProvider] = []
    var usable: [Provider] = []
    for provider in candidates {
      let obstacle =
        provider.obstacle ?? (provider.isFailable && !isOptional ? .isFailable : nil)
      if let obstacle {
        rejections.append(
          RejectedProvider(name: provider.name, location: provider.location, reason: obstacle))
      } else {
        usable.append(provider)
      }
    }
    // What is called otherwise in each case can be called in none.
    if usable.isEmpty, rejections.count(where: \.reason.isOfCase) > 1 {
      rejections.append(maker(ofEachCaseOf: request))
    }
    let considered = usable
    let preferred = usable.filter(\.isPreferred)
    if !preferred.isEmpty { usable = preferred }
    var solved: [(provider: Provider, plan: BuildPlan)] = []
    var failed: [[BuildingFailure]] = []
    for provider in usable {
      do throws(BuildingFailures) {
        solved.append((provider, try call(provider, path, as: role)))
      } catch {
        failed.append(error.all)
      }
    }
    // Every runtime argument has to be used.
    if role?.isProduct == true {
      let complete = solved.filter { _, plan in
        ownArguments.allSatisfy { plan.misuse(ofArgument: $0) == nil }
      }
      if !complete.isEmpty { solved = complete }
    }
    // What would do once a choice is made is not passed over.
    let open = failed.first {
      $0.allSatisfy { $0.rejections.contains(where: \.reason.isAmbiguity) }
    }
    if let open, !solved.isEmpty {
      throw BuildingFailures(open.map { $0.needed(by: request.asker) })
    }
    let closed = solved.filter { !$0.plan.hasOpenValues }
    let leaders = closed.isEmpty ? solved : closed
    if let only = leaders.first, leaders.count == 1 {
      let others = considered.filter { $0.name != only.provider.name }
      return only.plan.chosen(
        over: others.map { RejectedProvider.Rival(name: $0.name, location: $0.location) })
    }
    if leaders.count > 1 {
      throw ambiguity(
        of: leaders.map {
          RejectedProvider.Rival(name: $0.provider.name, location: $0.provider.location)
        }, preferred.isEmpty ? kind : .marked, for: request)
    }
    if let least = failed.min(by: { $0.count < $1.count }) {
      throw BuildingFailures(least.map { $0.needed(by: request.asker).considering(rejections) })
    }
    throw BuildingFailures([BuildingFailure(request, rejections)])
  }

  /// A call with all that it needs.
  mutating func call(
    _ provider: Provider, _ path: Path, as role: Role?
  ) throws(BuildingFailures) -> BuildPlan {
    let role = role ?? sharedRole(of: provider)
    guard !path.keys.contains(Instance.Key(provider)) else {
      throw BuildingFailures(
        provider.parameters.prefix(1).map {
          BuildingFailure($0, [rejection(of: $0, .needsItself)])
        })
    }
    let inner = path.inCall(of: provider, as: role)
    var values: [(label: String?, value: BuildPlan)] = []
    var failures: [BuildingFailure] = []
    for (position, parameter) in provider.parameters.enumerated() {
      do throws(BuildingFailures) {
        if case .found(let value) = try binding(for: parameter, inner) {
          values.append((parameter.label, value))
        }
      } catch {
        if case .live = place, let first = error.all.first, !first.isUnfit,
          error.all.allSatisfy({ isHandedOver($0, for: parameter, of: provider) })
        {
          let use = OpenValue.Use(owner: role.owner, position: position)
          values.append(
            (parameter.label, .open(OpenValue(request: parameter, failure: first, use: use))))
        } else {
          failures += error.all
        }
      }
    }
    guard failures.isEmpty else { throw BuildingFailures(failures) }
    return .call(provider.handed(values.map(\.value)), values)
  }

  private func sharedRole(of provider: Provider) -> Role {
    let key = Instance.Key(provider)
    var selves: Set<String> = []
    if case .live(let members) = place { selves = members.names[key] ?? [] }
    return Role(owner: .instance(key), selves: selves, isProduct: false)
  }

  /// Whether `live` takes a parameter for what cannot be built: not where something has to be
  /// chosen, and not where it takes what is being built, unless that is a protocol, of which there
  /// may be another one.
  private func isHandedOver(
    _ failure: BuildingFailure, for parameter: ValueRequest, of provider: Provider
  ) -> Bool {
    guard !failure.mustBeTold else { return false }
    guard failure.isCircular else { return true }
    return failure.askers.count == 1 && catalog.isExistential(failure.request.type)
      && (try? target(of: parameter))?.key == Instance.Key(provider)
  }
}

extension BuildingFailure {
  /// Whether nobody could hand the value over.
  fileprivate var isUnfit: Bool {
    rejections.contains { if case .isUnfit = $0.reason { true } else { false } }
  }

  /// Whether the value needs another value of its own type.
  package var isCircular: Bool {
    request.type.unwrapped == nil
      && rejections.contains { rejection in
        rejection.reason == .needsItself
      }
  }

  /// Whether the same has to be chosen among the same types, whoever needs it.
  package func isSameChoice(as other: BuildingFailure) -> Bool {
    guard request.type == other.request.type, rejections == other.rejections,
      case .isOneOf(_, let kind) = rejections.first?.reason
    else { return false }
    return [.implementation, .initializer, .marked].contains(kind)
  }

  /// Whether passing the value is not enough, so that the failure must be reported.
  package var mustBeTold: Bool {
    rejections.contains { rejection in
      switch rejection.reason {
      case .lacks, .isOutOfReach, .isContainer(isOwn: true), .givesOther, .isMarkedInVain,
        .isMadeByCase:
        true
      default: rejection.reason.isAmbiguity
      }
    }
  }
}

extension RejectedProvider.Reason {
  /// Whether the provider is there under some conditions only.
  fileprivate var isOfCase: Bool { if case .isConditional = self { true } else { false } }
}

extension BuildPlan {
  /// Whether a value has to be handed over for it, or for a part of it.
  package var hasOpenValues: Bool {
    var isOpen = false
    visit { if case .open = $0 { isOpen = true } }
    return isOpen
  }
}
