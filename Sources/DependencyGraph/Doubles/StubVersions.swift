import SwiftOutline

/// The combinations of `#if` conditions under each of which a stub is another one.
struct StubVersions {
  /// For so many there may be a stub each.
  static let limit = 4

  /// The combinations: always one holds where the stub is there. Empty where there are too many.
  private(set) var all: [ConditionSet]
  /// The first requirement that makes them too many.
  private(set) var culprit: Requirement?

  init(of requirements: [(requirement: Requirement, condition: ConditionSet)], within: ConditionSet)
  {
    all = [within]
    for (requirement, condition) in requirements {
      let split = all.flatMap { [$0.and(condition), $0.and(condition.negated)] }
        .filter { !$0.isNever }
      guard split.count <= Self.limit else {
        all = []
        culprit = requirement
        return
      }
      all = split
    }
  }
}

extension ConditionSet {
  /// Whether it holds wherever another does.
  func holds(where other: ConditionSet) -> Bool { other.and(negated).isNever }
}
