import DependencyGraph
import Findings
import Roles

/// A Has-protocol that containers have under conditions only, which are not those of who needs it.
struct ConditionallyUnmet: Sendable {
  /// Whether the two never meet, so that nobody can be handed a container.
  let isNever: Bool
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
      severity: isNever ? .error : .warning, id: .unmetDependency,
      message: "no container has '\(protocolName)' under '\(condition)', where \(names) "
        + (consumers.count == 1 ? "needs it" : "need it"),
      location: consumers.first?.location,
      notes: holders.map {
        Diagnostic.Note(
          "'\($0.container.name)' has it under '\($0.condition)'; let it have it there too"
            + (isNever ? "" : ", or put \(names) under that condition"),
          at: $0.container.location)
      }
        + consumers.dropFirst().map {
          Diagnostic.Note("'\($0.name)' needs it too", at: $0.location, isFurther: true)
        })
  }
}
