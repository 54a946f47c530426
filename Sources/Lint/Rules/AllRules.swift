extension LintRule {
  /// All rules, sorted by name.
  package static let all: [LintRule] = [
    .idleAllow, .repeatedDependency, .unusedDependency,
  ]
}
