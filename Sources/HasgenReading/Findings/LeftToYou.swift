/// A conformance or a function that hasgen leaves to the user, because it is rare or cannot be
/// generated.
package struct LeftToYou: Sendable {
  /// The Has-protocol or the function.
  let what: String
  let container: String
  /// The reason, as a clause: "it has an associated type".
  let reason: String
  /// The change after which hasgen can generate the code, or the code to write.
  let cure: String
  let location: Location
  /// The places that need the conformance or the function.
  let places: [Note]

  package init(
    what: String, container: String, reason: String, cure: String, location: Location,
    places: [Note] = []
  ) {
    self.what = what
    self.container = container
    self.reason = reason
    self.cure = cure
    self.location = location
    self.places = places
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      .warning, "'\(container)' gets '\(what)' by hand: \(reason)", id: .leftToYou,
      at: location, note: cure, notes: places)
  }
}
