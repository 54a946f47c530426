// Stands in for a product of swift-service-lifecycle, which is not part of the project's sources.

/// A signal to a process.
public enum UnixSignal: Sendable {
  /// Sent by Control-C.
  case sigint
  /// Sent by the system that runs the server.
  case sigterm
}
