import DependencyGraph
import Findings
import Roles

/// A container for which a function `partlyLive` is asked and cannot be written, or does no more than
/// `live`.
package struct NotPartlyLive {
  /// The reason why the function cannot be written, or asks for more.
  package enum Cause: Sendable {
    /// It has something of that name.
    case nameIsTaken
    /// No member is built from a value that nothing can build.
    case needsNoValue
    /// Members share values in too many ways.
    case sharesTooMuch([String])
  }

  let container: String
  let cause: Cause
  let location: Location

  package init(container: String, cause: Cause, location: Location) {
    self.container = container
    self.cause = cause
    self.location = location
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: isError ? .error : .warning, id: .notPartlyLive, message: message,
      location: location, notes: [Diagnostic.Note(cure)])
  }

  private var isError: Bool { if case .nameIsTaken = cause { true } else { false } }

  private var message: String {
    switch cause {
    case .nameIsTaken:
      "cannot write 'partlyLive' for '\(container)': it has a 'partlyLive' of its own"
    case .needsNoValue:
      "'\(container)' needs no 'partlyLive': no member is built from a value, so 'live' does the same"
    case .sharesTooMuch(let members):
      "'partlyLive' of '\(container)' asks for all values of \(members.someInQuotes), whoever is passed: "
        + "they share values in more than \(SourceGroups.limit) ways"
    }
  }

  private var cure: String {
    switch cause {
    case .nameIsTaken: "remove '\"partlyLive\": true', or give yours another name"
    case .needsNoValue: "remove '\"partlyLive\": true', and call 'live'"
    case .sharesTooMuch:
      "make what they share a member of '\(container)', so that only that one needs the shared values"
    }
  }
}
