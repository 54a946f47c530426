import Findings

/// A module whose consumers nobody can hand a container to, as far as the sources show.
struct UnreachedModule: Sendable {
  let module: String
  /// What they need and no container has, sorted.
  let protocols: [String]
  /// The first consumer.
  let location: Location
  /// Whether only its folder's name says that it is a module.
  let isFolderAlone: Bool

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .note, id: .unmetDependency,
      message: "no module that was read sees both '\(module)' and a container, so what "
        + "it needs is not checked: \(protocols.someInQuotes)",
      location: location,
      notes: [
        Diagnostic.Note(
          isFolderAlone
            ? module.cureOfFolder : "as soon as one imports both, what is missing is an error")
      ])
  }
}

extension [String] {
  /// The first three in quotes, and how many there are more.
  var someInQuotes: String {
    let shown = prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return count > 3 ? "\(shown) and \(count - 3) more" : shown
  }
}
