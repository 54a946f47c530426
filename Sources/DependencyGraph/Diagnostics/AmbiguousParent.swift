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
      "choose: mark \(parents.count > 2 ? "all but one" : "one") as '// hasgen: not-parent', or as "
      + "'// hasgen: no-forward \(protocols.joined(separator: " "))'; or give '\(container)' its own"
    return Diagnostic(
      severity: .error, id: .ambiguousParent,
      message: "'\(container)' can have \(asked) through \(names)",
      location: parents.last?.location, notes: others + [Diagnostic.Note(cure)])
  }
}
