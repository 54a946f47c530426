import HasgenProgram
import HasgenReading

/// A name in a composition that is not declared or not visible.
package struct UnknownName: Sendable {
  package let name: String
  package let location: Location
  package let cause: Cause
  /// The dependencies that no container supplies because of the unknown name.
  package var lacking: Set<String> = []

  package init(name: String, location: Location, cause: Cause) {
    self.name = name
    self.location = location
    self.cause = cause
  }

  package enum Cause: Sendable {
    /// No source declares the name.
    case undeclared(nearest: String?)
    /// No source declares the name, and no property of the containers that declare protocols gets a
    /// protocol with this name.
    case undeclaredFor(String)
    /// The declaration is not visible from the composition.
    case invisible(Invisibility)
  }

  /// Returns one finding for each cause, with all places.
  package static func findings(of names: [UnknownName]) -> [Finding] {
    Dictionary(grouping: names, by: \.sharedCause).values.compactMap(finding)
  }

  /// The finding about names with one cause.
  private static func finding(about group: [UnknownName]) -> Finding? {
    var seen: Set<String> = []
    let places = group.sorted { $0.location < $1.location }.filter { name in
      let location = name.location
      // One import makes the name visible in the whole file.
      let place =
        name.isOfFile ? location.path : "\(location.path):\(location.line):\(location.column)"
      return seen.insert(place).inserted
    }
    guard let first = places.first else { return nil }
    let all = Set(group.map(\.name)).sorted()
    let others = places.dropFirst().map { other in
      Note("'\(other.name)' is named here too", at: other.location, isFurther: true)
    }
    return Finding(
      Diagnostic(
        .error, first.message(for: all), id: .unknownName, at: first.location,
        notes: [first.note] + others),
      about: Set((all + group.flatMap(\.lacking)).map { .dependency($0) }))
  }

  /// The key of the cause, equal for all names with the same fix.
  private var sharedCause: [String] {
    switch cause {
    case .invisible(.notImported(let module, _)): ["import", module]
    default: [name, note.message]
    }
  }

  /// True if one import makes the name visible in a whole file.
  private var isOfFile: Bool {
    if case .invisible(.notImported) = cause { true } else { false }
  }

  /// The message for all names with the cause.
  private func message(for names: [String]) -> String {
    let subject = names.someInQuotes + (names.count == 1 ? " is" : " are")
    return switch cause {
    case .undeclared, .undeclaredFor:
      "cannot find '\(name)' among the Has-protocols and compositions"
    case .invisible(.notImported(let module, _)):
      "\(subject) declared in module '\(module)', which is not imported here"
    case .invisible(.missing(let target, let module, _)):
      "target '\(target)' compiles this file too, and '\(name)' is in target '\(module)' only"
    case .invisible(.inaccessible(let access, let module, _)):
      "'\(name)' is "
        + (access < .internal ? "private to its file" : "\(access.rawValue) to module '\(module)'")
        + " and cannot be seen from here"
    }
  }

  private var note: Note {
    switch cause {
    case .undeclared(let nearest?):
      Note("did you mean '\(nearest)'?")
    case .undeclared(nil):
      Note("declare 'protocol \(name)', or let hasgen read the sources that do")
    case .undeclaredFor(let containers):
      Note(
        "give \(containers) a property that gets it, or declare 'protocol \(name)'")
    case .invisible(.notImported(let module, let declaration)):
      Note("declared here; add 'import \(module)'", at: declaration)
    case .invisible(.missing(let target, _, let declaration)):
      Note("declared here; add this file to target '\(target)' too", at: declaration)
    case .invisible(.inaccessible(let access, _, let declaration)):
      Note(
        "declared here; make it "
          + (access < .internal ? "'internal'" : "'package' or 'public'"), at: declaration)
    }
  }
}
