import Findings

/// The use of a dependency by a consumer that asks for it.
package enum DependencyUse: Sendable {
  /// It reads a member of the protocol; the first place.
  case read(Location)
  /// It only passes it on; the first place, and the receiver if it is known.
  case passedOn(Location, to: String?)
  /// It does neither.
  case unused
  /// hasgen does not judge it: the reason as a clause behind the name of the consumer, and the place
  /// where the value escapes.
  case unknown(String, Location?)
}
