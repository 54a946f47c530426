import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// A type that stands in for the dependencies of a consumer, or for a service.
///
/// Names and types are texts as the generated file has to spell them.
package struct Stub: Sendable {
  /// The kind of declaration.
  enum Kind: String, Sendable {
    case `struct`, `actor`
    case `class` = "final class"
  }

  /// The way in which several threads can share a stub.
  enum Sharing: Sendable {
    /// The stub is not `Sendable`.
    case none
    /// The stub is `Sendable`, and the compiler checks that.
    case checked
    /// The stub is `@unchecked Sendable`: the types of some values are not known to be `Sendable`.
    case unchecked
  }

  /// The consumer or the service that the stub stands in for.
  let subject: String
  let isService: Bool
  package let isForPreviews: Bool
  let kind: Kind
  /// The type in whose extension the stub is nested; `nil` for file level.
  package let owner: String?
  let name: String
  /// The generic parameters, one for each associated type of a service.
  let genericParameters: [GenericParameter]
  /// The `where` clause without the word `where`; `nil` for none.
  let whereClause: String?
  /// The associated types that a composition decides, as aliases: `T = Int`.
  let aliases: [String]
  /// The protocols in its header, in the order of the composition.
  let protocols: [String]
  /// The protocols that are isolated to a global actor. An extension conforms to each, so that the
  /// stub itself is not isolated.
  let isolatedProtocols: [String]
  /// True if the stub and its extensions are marked `nonisolated`.
  let isNonisolated: Bool
  /// The global actor of the initializer: that of the default values of its arguments.
  let initializerIsolation: String?
  let sharing: Sharing
  /// The `@available` attributes of the consumer or service, and of the protocols; sorted.
  let availability: [String]
  /// The `#if` condition that the stub is compiled under; `nil` for always.
  let condition: String?
  /// The names of the standard library that have another meaning inside the stub.
  let qualified: Set<String>
  /// Its members, in the order of the requirements.
  let members: [StubMember]

  /// The text that orders the stubs of a file: the consumer, the name, the condition.
  var sortText: String { "\(owner ?? name) \(name) \(condition ?? "")" }

  /// The generic parameters in angle brackets; empty for none.
  var genericClause: String {
    genericParameters.isEmpty ? "" : "<\(genericParameters.listText)>"
  }

  /// Returns a name of the standard library as the stub has to spell it.
  func standard(_ name: String) -> String { qualified.contains(name) ? "Swift.\(name)" : name }

  /// Returns a name that no member, argument or generic parameter has.
  func freeName(_ name: String) -> String {
    let taken = Set(
      members.flatMap { [$0.name, $0.argumentName, $0.setterArgumentName] }
        + genericParameters.map(\.name))
    var name = name
    while taken.contains(name) || taken.contains("_\(name)") {
      name = "made\(name.capitalizedFirst)"
    }
    return name
  }

  /// Returns the name of the property that keeps an argument: `_day` for `day`.
  func storageName(of argumentName: String) -> String {
    members.contains { $0.name == "_\(argumentName)" }
      ? "_\(argumentName)Supplied" : "_\(argumentName)"
  }

  /// True if the use of a member fails a test that does not supply it.
  var canFailTest: Bool { members.contains { $0.omission == .failsTest } }

  /// True if the stub keeps a record of its calls.
  var recordsCalls: Bool { members.contains { !$0.calls.isEmpty } }

  /// True if the state is behind locks, because several threads may use the stub.
  var hasLocks: Bool {
    let hasState = recordsCalls || members.contains(where: \.suppliesValue)
    return isService && sharing != .none && hasState
  }
}
