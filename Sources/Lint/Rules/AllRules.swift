extension LintRule {
  /// All rules, sorted by name.
  package static let all: [LintRule] = [
    .authorityCast, .forbiddenDependency, .globalContainer, .idleAllow, .idleMarker,
    .needsChildScope, .notSendableDependencies, .repeatedDependency, .sameDependency,
    .shadowedDependency, .unaskedProtocol, .unreadMember, .unusedDependency,
  ]
}
