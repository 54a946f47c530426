/// The source that a container has a Has-protocol from.
package enum SupplySource: Sendable, Equatable {
  /// It conforms by hand.
  case hand
  /// Its own members are witnesses.
  case members
  /// Its parents have it, and generated members forward to them.
  case parents
  /// Generated code makes what the protocol asks for.
  case making
}
