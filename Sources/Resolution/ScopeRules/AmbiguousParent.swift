import Findings

/// Has-protocols that several parents of a container have.
struct AmbiguousParent: Sendable {
  let container: String
  let protocols: [String]
  /// The properties that hold the parents; at least two.
  let parents: [(name: String, location: Location)]

  var diagnostic: Diagnostic {
    let asked = protocols.map { "'\($0)'" }.joined(separator: ", ")
    let quoted = parents.map { "'\($0.name)'" }
    let names = quoted.dropLast().joined(separator: ", ") + " and \(quoted.last ?? "")"
    let others = parents.dropLast().map {
      Diagnostic.Note("'\($0.name)' is declared here", at: $0.location)
    }
    let cure =
      "mark \(parents.count > 2 ? "all but one" : "one") with '// hasgen: not-parent', or with "
      + "'// hasgen: no-forward \(protocols.joined(separator: " "))'; or give '\(container)' its own member"
    return Diagnostic(
      severity: .error, id: .ambiguousParent,
      message: "'\(container)' can have \(asked) through \(names)",
      location: parents.last?.location, notes: [Diagnostic.Note(cure)] + others)
  }
}
