extension LintRule {
  /// All rules, sorted by name.
  package static let all: [LintRule] = [
    .authorityCast, .forbiddenDependency, .repeatedDependency, .shadowedDependency,
    .unaskedProtocol, .unreadMember, .unusedDependency,
  ]
}
