import Findings

/// A comment `// hasgen: has` that does nothing where it stands.
struct IdleMark: Sendable {
  /// The reason why the mark does nothing.
  enum Cause: Sendable {
    /// It stands at no property of a container.
    case misplaced
    /// The configuration does not ask for protocols of that container.
    case isNotAsked(container: String)
    /// All properties of the container get one.
    case allAreDeclared(container: String)
    /// The property has a protocol already.
    case isHad(String)
    /// Nobody could ask the container for the property; the text says what the property is.
    case hidden(String)
  }

  let cause: Cause
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: severity, id: .idleDirective, message: "'has' does nothing here: \(reason)",
      location: location, notes: [Diagnostic.Note(cure)])
  }

  /// An error if the user wants a protocol that will not be there.
  private var severity: Diagnostic.Severity {
    switch cause {
    case .misplaced, .isNotAsked, .hidden: .error
    case .allAreDeclared, .isHad: .warning
    }
  }

  private var reason: String {
    switch cause {
    case .misplaced: "it marks the properties of a container"
    case .isNotAsked(let container): "no protocols are to be declared for '\(container)'"
    case .allAreDeclared(let container):
      "protocols are declared for all properties of '\(container)'"
    case .isHad(let name): "the property has '\(name)' already"
    case .hidden(let word): "the property is \(word)"
    }
  }

  private var cure: String {
    switch cause {
    case .isNotAsked(let container):
      "set '\"declareProtocols\": \"marked\"' for '\(container)' in '.hasgen.json'"
    case .misplaced, .allAreDeclared, .isHad, .hidden: "remove the directive"
    }
  }
}
