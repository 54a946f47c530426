import DependencyGraph
import Findings
import Roles

/// A protocol that a container conforms to and its `Reference` cannot.
package struct ReferenceGap: Sendable {
  let protocolName: String
  let cause: ImplementationObstacle
  let location: Location

  /// The gap in words.
  package func diagnostic(for container: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, id: .leftOutOfReference,
      message:
        "'\(container).\(ReferenceDeclaration.name)' cannot conform to '\(protocolName)': \(cause.words)",
      location: location,
      notes: [cause.cure].compactMap { $0.map { Diagnostic.Note($0) } } + [
        Diagnostic.Note("pass the '\(container)' itself where '\(protocolName)' is needed")
      ])
  }
}
