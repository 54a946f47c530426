import Findings

/// Containers that hold each other, so that none of them is the parent.
struct CyclicParents: Sendable {
  /// Each container with its property that holds the next one; the last holds the first.
  let steps: [(container: String, property: String, location: Location)]

  var diagnostic: Diagnostic {
    let notes = steps.enumerated().map { index, step in
      let next = steps[(index + 1) % steps.count].container
      return Diagnostic.Note(
        "'\(step.container)' holds '\(next)' as '\(step.property)'", at: step.location)
    }
    return Diagnostic(
      severity: .error, id: .cyclicParents,
      message: "'\(steps[0].container)' would be its own parent",
      location: steps[0].location,
      notes: [
        Diagnostic.Note("mark the property that holds no parent with '// hasgen: not-parent'")
      ] + notes)
  }
}
