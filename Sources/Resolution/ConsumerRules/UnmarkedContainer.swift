import DependencyGraph
import Findings
import Roles

/// A type that has what consumers need and stores a container, and that nothing marks as one.
struct UnmarkedContainer: Sendable {
  let type: NamedType
  /// The Has-protocols that it alone has what it takes for.
  let protocols: [String]
  /// The consumers that need them.
  let consumers: [NamedType]

  var diagnostic: Diagnostic {
    let names = consumers.map(\.name).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return Diagnostic(
      severity: .error, id: .unmetDependency,
      message: "no container has \(protocols.someInQuotes), which \(names.someInQuotes) "
        + (names.count == 1 ? "needs" : "need"),
      location: consumers.first?.location,
      notes: [
        Diagnostic.Note(
          "'\(type.name)' has what it takes, and is no container: mark it '// hasgen: container'",
          at: type.location)
      ]
        + consumers.dropFirst().map {
          Diagnostic.Note("'\($0.name)' needs it too", at: $0.location, isFurther: true)
        })
  }
}
