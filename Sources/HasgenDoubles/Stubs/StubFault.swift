import HasgenGraph
import HasgenReading

/// The reason why hasgen leaves a stub to the user.
struct StubFault: Error {
  /// The reason in words: `'volume' is static`.
  let reason: String
  /// The place of the reason; `nil` for that of the consumer or the service.
  let location: Location?
  /// The change that lets hasgen write the stub; `nil` if the user has to write it.
  let cure: String?

  init(_ reason: String, at location: Location? = nil, cure: String? = nil) {
    self.reason = reason
    self.location = location
    self.cure = cure
  }

  /// The warning about a consumer without a stub, or the error about a service without one.
  ///
  /// - Parameters:
  ///   - name: The consumer or the service.
  ///   - stub: The name that the stub would have.
  ///   - isAskedFor: True if a directive or the configuration requests this stub.
  ///   - place: The place for the user's own stub: `the test target`.
  func diagnostic(
    about name: String, stub: String, isAskedFor: Bool, writtenIn place: String,
    at subject: Location
  ) -> Diagnostic {
    let addition = isAskedFor ? ", and do not ask hasgen for it" : ""
    var notes = [Note(cure ?? "write '\(stub)' in \(place)\(addition)")]
    if let location, location != subject {
      notes.append(Note("the reason is here", at: location))
    }
    return Diagnostic(
      isAskedFor ? .error : .warning, "'\(name)' gets '\(stub)' by hand: \(reason)",
      id: .leftToYou, at: subject, notes: notes)
  }
}

extension StubFault {
  /// A type that the generated file cannot name.
  init(_ type: UnnameableType, of member: String, at location: Location) {
    self.init(
      "'\(member)' needs '\(type.name)', which the generated file cannot name", at: location)
  }
}
