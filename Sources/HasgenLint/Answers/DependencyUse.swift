import HasgenReading

/// The use of a dependency by the consumer whose composition names it.
package enum DependencyUse: Sendable {
  /// The consumer reads a member of the protocol, first at this location.
  case read(Location)
  /// The consumer only passes the dependency, first at this location; with the receiver, if it is
  /// known.
  case passedOn(Location, to: String?)
  /// The consumer neither reads nor passes the dependency.
  case unused
  /// The consumer neither reads nor passes the dependency, but `lint` does not report it.
  case unreported
  /// hasgen cannot decide. The reason is a clause that follows the name of the consumer; the
  /// location is the place where the value escapes.
  case unknown(String, Location?)

  var isUnused: Bool { if case .unused = self { true } else { false } }
}
