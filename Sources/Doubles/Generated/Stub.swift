import DependencyGraph
import SwiftOutline
import SwiftProgram

/// A type that stands in for what a consumer needs, or for a service.
///
/// Names and types are written as the generated file has to write them.
public struct Stub: Sendable, Hashable {
  /// The kind of declaration.
  public enum Kind: String, Sendable, Hashable {
    case `struct`, `class`, `actor`
  }

  /// The consumer or service that a stub stands in for.
  public enum Subject: Sendable, Hashable {
    /// The dependencies of a consumer; `isStrict` tells whether a test must supply all of them.
    case dependencies(of: String, isStrict: Bool)
    /// A service, by the name of its protocol.
    case service(String)
  }

  /// The way in which it can be shared.
  public enum Sharing: Sendable, Hashable {
    /// It cannot.
    case none
    /// It is `Sendable`, and the compiler checks that.
    case checked
    /// It is `Sendable` as far as what it is given is, which the compiler cannot see.
    case unchecked
  }

  /// The identity that tells it from others of its kind, if a protocol asks for that: which object
  /// it is.
  public enum Equality: Sendable, Hashable, Comparable {
    case none, equatable, hashable
  }

  /// The consumer or service that it stands in for.
  public let subject: Subject
  /// The kind of declaration.
  public let kind: Kind
  /// The type in whose extension it stands; `nil` for file level.
  public let owner: String?
  /// Its name.
  public let name: String
  /// The generic parameters: the associated types.
  package let genericParameters: [GenericParameter]
  /// The `where` clause without the word.
  public let whereClause: String?
  /// The associated types that the composition decides, as aliases: `T = Int`.
  public let aliases: [String]
  /// The protocols in its header, in the order of the composition.
  public let protocols: [String]
  /// The protocols that are isolated to a global actor: conformed to by extensions, so that it is
  /// not isolated itself.
  public let isolatedProtocols: [String]
  /// Whether the stub and its extensions state that they are not isolated.
  public let isNonisolated: Bool
  /// The identity that tells it from others of its kind.
  public let equality: Equality
  /// Whether stubs can be ordered, as a test says.
  public let isOrdered: Bool
  /// The way in which it can be shared.
  public let sharing: Sharing
  /// The attributes that say where it is available, sorted.
  public let availability: [String]
  /// The `#if` condition that it stands under; `nil` for always.
  public let condition: String?
  /// The names of the standard library that mean something else inside it: of those that it uses
  /// without being asked for them.
  public let qualified: Set<String>
  /// Its members, in the order in which they are asked for.
  public let members: [StubMember]
  /// Whether the record of its calls can be compared.
  public let hasEquatableCalls: Bool

  /// The members of values, which a test gives to the initializer.
  public var ownMembers: [StubMember] { members.filter { !$0.isStatic } }

  /// The members of the type, which a test gives for the time of its own run.
  public var staticMembers: [StubMember] { members.filter(\.isStatic) }

  /// The generic parameters between their angle brackets; empty for none.
  public var genericClause: String {
    genericParameters.isEmpty ? "" : "<\(genericParameters.listText)>"
  }

  /// A name of the standard library as it has to be written inside.
  public func standard(_ name: String) -> String {
    qualified.contains(name) ? "Swift.\(name)" : name
  }

  /// A name that none of its members has, nor what is kept for them.
  public func ownName(_ name: String) -> String {
    let taken = Set(
      members.flatMap { [$0.name, $0.key, $0.setterKey ?? $0.key] } + genericParameters.map(\.name))
    var name = name
    while taken.contains(name) || taken.contains("_\(name)") {
      name = "made\(name.capitalizedFirst)"
    }
    return name
  }

  /// The name of what keeps what a test supplies, by the initializer's parameter for it: that with
  /// an underscore, unless a member is called so.
  public func storageName(of key: String) -> String {
    var name = "_\(key)"
    while members.contains(where: { $0.name == name })
      || name.count > key.count + 1 && members.contains(where: { $0.key == name.dropFirst() })
    {
      name += "Supplied"
    }
    return name
  }

  /// Whether the stub keeps a record of its calls.
  public var recordsCalls: Bool {
    guard case .service = subject else { return false }
    return ownMembers.contains { !$0.cases.isEmpty }
  }

  /// Whether the stub changes, though several threads may use it.
  public var hasLocks: Bool {
    guard case .service = subject, sharing != .none else { return false }
    return recordsCalls || ownMembers.contains { $0.supply == .value }
  }

  /// Whether what is set is kept behind a lock.
  public var hasLockedValues: Bool {
    hasLocks && ownMembers.contains { $0.supply == .value && $0.isSettable }
  }
}
