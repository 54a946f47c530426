import Findings

/// A comment `// hasgen: not-parent` or `// hasgen: no-forward` that does nothing where it stands.
struct IdleExclusion: Sendable {
  /// The reason why the comment does nothing.
  enum Cause: Sendable {
    /// `not-parent` at something that holds no parent.
    case isNoParent(String)
    /// `no-forward` at something that nobody forwards.
    case misplaced
    /// `no-forward` at a protocol that is no Has-protocol.
    case isNoHasProtocol(String)
    /// `no-forward` at a member that no Has-protocol asks for.
    case isNotAskedFor(String)
    /// `no-forward` with names at something that holds no parent.
    case excepts([String], property: String)
    /// `no-forward` with names at a protocol.
    case exceptsAtProtocol([String])
    /// A name behind `no-forward` that would not be forwarded to that parent anyway.
    case isNotForwarded(String, container: String, parent: String)
    /// `no-forward` at a parent without saying what.
    case namesNothing(parent: String)
  }

  let cause: Cause
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .idleDirective, message: message, location: location,
      notes: [Diagnostic.Note(cure)])
  }

  private var message: String {
    switch cause {
    case .isNoParent(let name):
      "'not-parent' does nothing here: '\(name)' holds no other container"
    case .misplaced:
      "'no-forward' does nothing here: it marks Has-protocols, members of containers and properties "
        + "that hold a parent"
    case .isNoHasProtocol(let name):
      "'no-forward' does nothing here: '\(name)' is no Has-protocol"
    case .isNotAskedFor(let member):
      "'no-forward' does nothing here: no Has-protocol asks for '\(member)'"
    case .excepts(let names, let property):
      "'no-forward \(names.joined(separator: " "))' does nothing here: '\(property)' holds no parent"
    case .exceptsAtProtocol(let names):
      "'no-forward' names \(names.map { "'\($0)'" }.joined(separator: ", ")) at a protocol, where it "
        + "means that protocol"
    case .isNotForwarded(let name, let container, let parent):
      "'no-forward' does nothing for '\(name)': '\(container)' would not forward it to '\(parent)'"
    case .namesNothing(let parent):
      "'no-forward' does not say what is not to be forwarded to '\(parent)'"
    }
  }

  private var cure: String {
    switch cause {
    case .isNoParent, .misplaced, .isNoHasProtocol, .isNotAskedFor: "remove the directive"
    case .excepts(_, let property):
      "names belong to a parent; '// hasgen: no-forward' alone is about '\(property)' itself"
    case .exceptsAtProtocol: "remove the names, or mark the parent"
    case .isNotForwarded: "remove the name"
    case .namesNothing:
      "name the Has-protocols, '// hasgen: no-forward HasA HasB', or, for all of them, write "
        + "'// hasgen: not-parent'"
    }
  }
}
