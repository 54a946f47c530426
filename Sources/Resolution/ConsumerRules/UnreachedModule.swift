import DependencyGraph
import Findings
import Roles

/// A module whose consumers nobody can hand a container to, as far as the sources show.
struct UnreachedModule: Sendable {
  let module: String
  /// The protocols that they need and that no container has, sorted.
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
