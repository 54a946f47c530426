import Findings

/// A container that is handed on by value and has many members.
struct LargeContainer: Sendable {
  /// The most members that nobody need think about. Handing on costs in proportion to them: up to
  /// here less than ten times what a reference costs, a quarter of a microsecond. Beyond, it shows
  /// wherever screens or rows make their consumers.
  static let limit = 16

  let name: String
  /// The number of values that a copy copies.
  let members: Int
  let location: Location

  /// The cost of passing it as a composition, in units of the cost of passing a reference.
  ///
  /// Measured: 12 ns for each member and 30 ns for the rest; a reference takes 26 ns.
  private var ratio: Int { (12 * members + 30 + 13) / 26 }

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, id: .largeContainer,
      message: "passing '\(name)' copies \(members) members each time, "
        + "about \(ratio) times what a reference costs",
      location: location,
      notes: [
        Diagnostic.Note(
          "set '\"byReference\": true' for it in '.hasgen.json' and pass its 'byReference', or "
            + "set 'false' to leave it as it is")
      ])
  }
}
