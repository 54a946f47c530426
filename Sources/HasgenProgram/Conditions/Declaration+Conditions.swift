import HasgenReading

extension Declaration {
  /// True if the declaration is compiled wherever a condition holds.
  package func isThere(if condition: ConditionSet) -> Bool {
    ConditionSet(conditions).holds(where: condition)
  }

  /// True if the declaration can be compiled where a condition holds.
  package func mayBeThere(if condition: ConditionSet) -> Bool {
    !condition.and(ConditionSet(conditions)).isNever
  }
}
