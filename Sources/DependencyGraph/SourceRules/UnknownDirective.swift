import Findings

/// A `// hasgen:` comment that says nothing the tool knows.
struct UnknownDirective: Sendable {
  let name: String
  let location: Location

  /// The directives that mean something.
  static let known = [
    "allow", "container", "has", "ignore", "live", "no-forward", "not-parent", "preview",
    "stub",
  ]

  var diagnostic: Diagnostic {
    let cure =
      nearestName(to: name, among: Self.known).map { "did you mean '\($0)'?" }
      ?? "the directives are \(Self.known.map { "'\($0)'" }.joined(separator: ", "))"
    return Diagnostic(
      severity: .error, id: .unknownDirective, message: "unknown directive '\(name)'",
      location: location, notes: [Diagnostic.Note(cure)])
  }
}
