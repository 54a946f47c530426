import HasgenGraph
import HasgenProgram
import HasgenReading

/// A value that cannot be built, with the calls that need it and the reasons.
package struct BuildingFailure: Error {
  package let request: ValueRequest
  /// The calls and requirements that need the value, the innermost first.
  package private(set) var askers: [NamedPlace]
  package let refusals: [Refusal]

  init(_ request: ValueRequest, _ refusals: [Refusal]) {
    self.request = request
    askers = [request.asker]
    self.refusals = refusals
  }

  /// True if the value depends on itself.
  var isCircular: Bool {
    request.type.unwrapped == nil && refusals.contains { $0.kind == .cycle }
  }

  /// True if `live` may take the value as a parameter. False if the user must choose, and for a
  /// cycle.
  var mayBeHandedOver: Bool {
    !mustBeReported && !isCircular && !refusals.contains { $0.kind == .unfit }
  }

  /// True if the failure is an error, even if `live` could take the value as a parameter.
  var mustBeReported: Bool { refusals.contains(where: \.kind.mustBeReported) }

  /// Returns the failure with one more call that needs the value.
  package func needed(by asker: NamedPlace) -> BuildingFailure {
    var copy = self
    if copy.askers.last != asker { copy.askers.append(asker) }
    return copy
  }
}

extension BuildingFailure {
  /// The finding about the failure.
  ///
  /// - Parameters:
  ///   - users: The consumers that need the outermost value.
  ///   - isError: False for a warning.
  package func diagnostic(for users: [NamedPlace] = [], isError: Bool = true) -> Diagnostic {
    let steps = askers.dropFirst().map { Note("'\($0.name)' needs it", at: $0.location) }
    let further = users.map {
      Note("'\($0.name)' needs that", at: $0.location, isFurther: true)
    }
    return Diagnostic(
      isError ? .error : .warning, message, id: .cannotBuild, at: askers.first?.location,
      notes: notes + steps + further)
  }

  package var message: String {
    var needs = askers.map { "needed by '\($0.name)'" }
    if needs.count > 1 { needs[0] = "needed by '\(request.name)' of '\(askers[0].name)'" }
    return "cannot build '\(request.text)': \(needs.joined(separator: ", "))"
  }

  /// The reasons, without duplicates.
  package var notes: [Note] { refusals.flatMap(\.notes).eachOnce }
}

/// The failures because of which a value cannot be built.
struct BuildingFailures: Error {
  let all: [BuildingFailure]

  init(_ all: [BuildingFailure]) { self.all = all }

  init(_ request: ValueRequest, _ refusal: Refusal) { self.init(request, [refusal]) }

  init(_ request: ValueRequest, _ refusals: [Refusal]) {
    all = [BuildingFailure(request, refusals)]
  }
}
