import Findings

/// A container that cannot take on a protocol which refines `Sendable`.
struct NotSendable: Sendable {
  let container: String
  let containerKind: String
  let location: Location
  /// The Has-protocols that it could conform to otherwise.
  let protocols: [String]
  /// The first of them and those through which it comes to refine `Sendable`.
  let chain: [(name: String, location: Location)]

  var diagnostic: Diagnostic {
    let asked = protocols.map { "'\($0)'" }.joined(separator: ", ")
    let verb = protocols.count == 1 ? "asks" : "ask"
    let steps = chain.enumerated().map { index, step in
      let isLast = index == chain.count - 1
      let next = isLast ? "Sendable" : chain[index + 1].name
      return Diagnostic.Note("'\(step.name)' inherits from '\(next)'", at: step.location)
    }
    let cure = Diagnostic.Note(
      "declare it here: '\(containerKind) \(container): Sendable'; the compiler accepts 'Sendable' "
        + "only in the type's own file")
    return Diagnostic(
      severity: .error, id: .notSendable,
      message: "'\(container)' has all that \(asked) \(verb) for, but is not declared 'Sendable'",
      location: location, notes: [cure] + steps)
  }
}
