import SwiftReading

extension Declaration {
  /// True if the member is there wherever a condition holds.
  package func isThere(if condition: ConditionSet) -> Bool {
    ConditionSet(conditions).holds(where: condition)
  }

  /// True if the member is there somewhere where a condition holds.
  package func mayBeThere(if condition: ConditionSet) -> Bool {
    !condition.and(ConditionSet(conditions)).isNever
  }
}
