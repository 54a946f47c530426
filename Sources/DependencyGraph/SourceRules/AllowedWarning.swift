import Findings
import SwiftReading

/// A comment `// hasgen: allow left-to-you: reason` that allows nothing.
struct AllowedWarning: Sendable {
  /// The mistake in the comment.
  enum Fault: Sendable {
    /// No warning has that id.
    case unknown(String, nearest: String?)
    case isIncomplete
  }

  let fault: Fault
  let location: Location

  /// - Returns: `nil` for a directive that allows a warning.
  ///
  /// - Parameter lintRules: The rules of `lint`, which may be allowed too.
  init?(_ directive: Directive, at location: Location, besides lintRules: Set<DiagnosticID>) {
    guard let first = directive.arguments.first, first.hasSuffix(":"),
      directive.arguments.count > 1
    else {
      fault = .isIncomplete
      self.location = location
      return
    }
    let id = String(first.dropLast())
    let known = Diagnostic.idsOfWarnings.union(lintRules)
    guard !known.contains(DiagnosticID(rawValue: id)) else { return nil }
    fault = .unknown(id, nearest: nearestName(to: id, among: known.map(\.rawValue).sorted()))
    self.location = location
  }

  var diagnostic: Diagnostic {
    switch fault {
    case .unknown(let id, let nearest):
      Diagnostic(
        severity: .error, id: .unknownDirective, message: "no warning is called '\(id)'",
        location: location,
        notes: [
          Diagnostic.Note(
            nearest.map { "did you mean '\($0)'?" }
              ?? "only what is told as a warning can be allowed; its id stands behind it in brackets"
          )
        ])
    case .isIncomplete:
      Diagnostic(
        severity: .error, id: .unknownDirective, message: "'allow' needs a warning and a reason",
        location: location,
        notes: [Diagnostic.Note("write '// hasgen: allow left-to-you: reason'")])
    }
  }
}

extension Diagnostic {
  /// The ids of what may be told as a warning.
  package static let idsOfWarnings: Set<DiagnosticID> = [
    .computedManifest, .hiddenParent, .idleDirective, .largeContainer, .leftOutOfReference,
    .leftToYou, .mismatchedWitness, .needOfChild, .notWirable, .optionalParent,
    .otherProtocolNames, .unmetDependency, .unusableRevision,
  ]

  /// Whether the user may allow the diagnostic: it is a warning that may be as intended.
  package var mayBeAllowed: Bool {
    severity == .warning && Self.idsOfWarnings.contains(id)
      && ![.computedManifest, .idleDirective, .unusableRevision].contains(id)
  }

  /// Returns the diagnostic with the comment that allows it, unless another note has such a
  /// comment.
  package var sayingHowToAllow: Diagnostic {
    guard location?.path.hasSuffix(".swift") == true,
      !notes.contains(where: { $0.message.contains("// hasgen: ") })
    else { return self }
    let note = Note(
      "if that is as it should be: '// hasgen: allow \(id.rawValue): reason' above the line")
    let places = notes.filter(\.isFurther)
    return Diagnostic(
      severity: severity, id: id, message: message, location: location,
      notes: notes.filter { !$0.isFurther } + [note] + places)
  }
}
