import Findings

/// A container that was asked for by name and is not there.
struct UnknownContainer: Sendable {
  let name: String
  /// The module that was named with it.
  let module: String?
  let nearest: String?
  /// The modules that declare a type of the name.
  let modules: [String]

  var diagnostic: Diagnostic {
    let place = module.map { " in module '\($0)'" } ?? ""
    let cure =
      modules.isEmpty
      ? nearest.map { "did you mean '\($0)'?" }
      : "it is declared in " + modules.map { "'\($0)'" }.joined(separator: " and in ")
    return Diagnostic(
      severity: .error, id: .unknownContainer,
      message: "there is no struct, class or actor '\(name)'\(place) to be a container",
      location: nil, notes: cure.map { [Diagnostic.Note($0)] } ?? [])
  }
}

/// Consumers, and no container that could serve them.
struct NoContainer: Sendable {
  let consumer: String
  let location: Location
  /// A type that looks like the container.
  let candidate: (name: String, location: Location)?

  var diagnostic: Diagnostic {
    let cure =
      "name it 'AppDependency', mark it with '// hasgen: container', or name it under "
      + "'\"containers\"' in '.hasgen.json'"
    let notes =
      candidate.map {
        [
          Diagnostic.Note(
            "is it '\($0.name)'? then mark it with '// hasgen: container'", at: $0.location)
        ]
      } ?? [Diagnostic.Note(cure)]
    return Diagnostic(
      severity: .error, id: .noContainer,
      message: "'\(consumer)' needs dependencies, but there is no container", location: location,
      notes: notes)
  }
}

/// A container that another file cannot extend.
struct HiddenContainer: Sendable {
  let name: String
  let access: String
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .hiddenContainer,
      message: "container '\(name)' is \(access), so its conformances cannot stand in another file",
      location: location, notes: [Diagnostic.Note("remove '\(access)'")])
  }
}
