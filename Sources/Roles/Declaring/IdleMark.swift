import Findings

/// A comment `// hasgen: has` that does nothing where it stands, or one of the names behind it.
package struct IdleMark: Sendable {
  /// The reason why the mark does nothing.
  package enum Cause: Sendable {
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
    /// It gives Has-protocols to a type that is no container.
    case isNoContainer(String)
    /// It gives a name that is no Has-protocol's.
    case isNoHasProtocol(String)
    /// It gives a Has-protocol that asks for members, so that those decide.
    case asksForMembers(String)
    /// The container conforms to it by hand.
    case isByHand(String, container: String)
    /// The container has it from a parent.
    case isForwarded(String, container: String, parent: String)
  }

  let cause: Cause
  let location: Location

  package init(cause: Cause, location: Location) {
    self.cause = cause
    self.location = location
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: severity, id: .idleDirective, message: "'has' does nothing here: \(reason)",
      location: location, notes: [Diagnostic.Note(cure)])
  }

  /// An error if the user wants a protocol that will not be there.
  private var severity: Diagnostic.Severity {
    switch cause {
    case .misplaced, .isNotAsked, .hidden, .isNoContainer, .isNoHasProtocol, .asksForMembers: .error
    case .allAreDeclared, .isHad, .isByHand, .isForwarded: .warning
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
    case .isNoContainer(let type): "'\(type)' is no container"
    case .isNoHasProtocol(let name): "'\(name)' is no Has-protocol"
    case .asksForMembers(let name): "'\(name)' asks for members, and who has those has it"
    case .isByHand(let name, let container): "'\(container)' conforms to '\(name)' by hand"
    case .isForwarded(let name, let container, let parent):
      "'\(container)' has '\(name)' from '\(parent)'"
    }
  }

  private var cure: String {
    switch cause {
    case .isNotAsked(let container):
      "set '\"declareProtocols\": \"marked\"' for '\(container)' in '.hasgen.json'"
    case .isNoContainer(let type):
      "mark '\(type)' with '// hasgen: container' too, or remove the directive"
    case .isNoHasProtocol(let name), .asksForMembers(let name), .isByHand(let name, _),
      .isForwarded(let name, _, _):
      "remove '\(name)'"
    case .misplaced, .allAreDeclared, .isHad, .hidden: "remove the directive"
    }
  }
}
