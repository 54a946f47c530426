import Findings

/// A protocol that a container conforms to and its `Reference` cannot.
struct ReferenceGap: Sendable {
  let protocolName: String
  let cause: ImplementationObstacle
  let location: Location

  /// The gap in words.
  func diagnostic(for container: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, id: .leftOutOfReference,
      message:
        "'\(container).\(Reference.name)' cannot conform to '\(protocolName)': \(cause.words)",
      location: location,
      notes: [cause.cure].compactMap { $0.map { Diagnostic.Note($0) } } + [
        Diagnostic.Note("pass the '\(container)' itself where '\(protocolName)' is needed")
      ])
  }
}
