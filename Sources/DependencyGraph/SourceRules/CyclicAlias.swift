import Findings

/// Type aliases that lead back to themselves.
struct CyclicAlias: Sendable {
  /// The aliases in the order in which they lead to each other, with their places.
  let steps: [(name: String, location: Location)]

  var diagnostic: Diagnostic {
    let names = steps.map(\.name)
    let path = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " -> ")
    return Diagnostic(
      severity: .error, id: .cyclicAlias,
      message: "type alias '\(names.first ?? "")' refers to itself: \(path)",
      location: steps.first?.location,
      notes: steps.dropFirst().map {
        Diagnostic.Note("through '\($0.name)', declared here", at: $0.location)
      })
  }
}
