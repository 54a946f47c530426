import DependencyGraph
import Findings
import Roles

/// A Has-protocol that containers have under conditions that never meet those of its consumers.
struct ConditionallyUnmet: Sendable {
  let protocolName: String
  /// The consumers that need it, the first one first.
  let consumers: [NamedType]
  /// The condition under which the first one needs it and nobody has it.
  let condition: String
  /// The containers that have it, and when.
  let holders: [(container: NamedType, condition: String)]

  var diagnostic: Diagnostic {
    let names = consumers.map(\.name).someInQuotes
    return Diagnostic(
      severity: .error, id: .unmetDependency,
      message: "no container has '\(protocolName)' under '\(condition)', where \(names) "
        + (consumers.count == 1 ? "needs it" : "need it"),
      location: consumers.first?.location,
      notes: holders.map {
        Diagnostic.Note(
          "'\($0.container.name)' has it under '\($0.condition)'; let it have it there too",
          at: $0.container.location)
      }
        + consumers.dropFirst().map {
          Diagnostic.Note("'\($0.name)' needs it too", at: $0.location, isFurther: true)
        })
  }
}
