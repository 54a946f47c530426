import DependencyGraph
import Findings
import Roles

/// The protocols that a container can only conform to in a module above its own.
struct ConformanceAbove: Sendable {
  let container: String
  /// The container's module.
  let home: String
  /// The module that sees the container, its members and the protocols.
  let module: String
  /// The protocols, sorted.
  let protocols: [String]
  /// The first consumer.
  let consumer: NamedType
  /// The first member.
  let member: NamedType?

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .note, id: .unmetDependency,
      message:
        "'\(consumer.name)' needs \(protocols.someInQuotes), which '\(container)' can conform "
        + "to only above its own module '\(home)': in '\(module)', where nothing is generated",
      location: consumer.location,
      notes: [
        Diagnostic.Note(
          "write in '\(module)': extension \(container): \(protocols.joined(separator: ", ")) {}")
      ]
        + [member].compactMap {
          $0.map { Diagnostic.Note("'\($0.name)' is seen from there", at: $0.location) }
        })
  }
}
