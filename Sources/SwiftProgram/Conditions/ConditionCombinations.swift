import SwiftReading

/// The conditions of which always one holds, and under each of which every one of some declarations
/// is either there or not.
package struct ConditionCombinations {
  /// The most combinations for which there may be a function each: those of two independent
  /// conditions.
  package static let limit = 4

  package private(set) var all: [ConditionSet]
  /// The position of the declaration with which they became too many; `nil` for none.
  package private(set) var excess: Int?

  /// - Parameter condition: When the declarations' type is there.
  package init(of declarations: [Declaration], within condition: ConditionSet) {
    all = [condition]
    for (index, declaration) in declarations.enumerated() {
      let condition = ConditionSet(declaration.conditions)
      all = all.flatMap { [$0.and(condition), $0.and(condition.negated)] }.filter { !$0.isNever }
      guard all.count <= Self.limit else {
        excess = index
        return
      }
    }
  }
}

extension Declaration {
  /// Whether the member is there wherever a condition holds.
  package func isThere(if condition: ConditionSet) -> Bool {
    ConditionSet(conditions).holds(where: condition)
  }

  /// Whether the member is there somewhere where a condition holds.
  package func mayBeThere(if condition: ConditionSet) -> Bool {
    !condition.and(ConditionSet(conditions)).isNever
  }
}
