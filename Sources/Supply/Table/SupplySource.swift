/// The way in which a container conforms to a Has-protocol.
package enum SupplySource: Sendable, Equatable {
  /// The conformance is written by hand.
  case hand
  /// The container's own members are the witnesses.
  case members
  /// The parents conform, and generated members forward to them.
  case parents
  /// The witnesses are generated factories.
  case making
}
