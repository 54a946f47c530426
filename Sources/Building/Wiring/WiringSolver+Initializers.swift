import BuildPlans

/// The choice among a container's initializers.
extension WiringSolver {
  /// The result of choosing among the initializers.
  enum Choice {
    case one(WiringSolver)
    /// Several work, and nothing says which one is meant.
    case several([RejectedProvider.Rival])
  }

  /// The only initializer that works without a value handed over or, if there is none, the only one
  /// that does with some; as it is for a service.
  ///
  /// - Parameter attempts: What comes of each; not empty.
  static func best(of attempts: [WiringSolver]) -> Choice {
    let working = attempts.filter { $0.failures.isEmpty && $0.cycles.isEmpty }
    // What would do once a choice is made is not passed over.
    if let open = attempts.first(where: \.lacksChoice), !working.isEmpty { return .one(open) }
    let leaders = working.preferring { !$0.takesValues }
    if leaders.count > 1 {
      return .several(
        leaders.compactMap(\.initializer).map {
          RejectedProvider.Rival(name: $0.name, location: $0.location)
        })
    }
    let best = leaders.first ?? attempts.min { $0.troubleCount < $1.troubleCount }
    return best.map { .one($0) } ?? .several([])
  }

  /// Whether all that is in the way is that something has to be chosen.
  private var lacksChoice: Bool {
    !failures.isEmpty && cycles.isEmpty
      && failures.allSatisfy { $0.rejections.contains(where: \.reason.isAmbiguity) }
  }

  private var troubleCount: Int { failures.count + cycles.count }

  /// Whether a value has to be handed over, parents aside.
  private var takesValues: Bool {
    parts.contains { part in
      switch part.role {
      case .handed: true
      case .built(let plan): plan.hasOpenValues
      case .parent, .optional: false
      }
    }
  }
}
