import Findings

/// What a consumer does with a dependency that it asks for.
package enum DependencyUse: Sendable {
  /// It reads a member of the protocol; the first place.
  case read(Location)
  /// It only passes it on; the first place, and the name of who gets it, as far as that is known.
  case passedOn(Location, to: String?)
  /// It does neither.
  case unused
  /// Its value goes where it cannot be followed, or what it is asked for is not known; the first
  /// such place.
  case unknown(Location?)
}
