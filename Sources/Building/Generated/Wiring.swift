import DependencyGraph
import Findings
import SwiftProgram

/// The function that builds a container, each member from those that it needs.
///
/// Names and types are written as the generated file has to write them.
public struct Wiring: Sendable, Hashable {
  /// The name of the function, generated or written by hand.
  package static let name = "live"

  /// A value that is handed over, or may be.
  public struct Parameter: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The type, with the `?` of a member that may be left out.
    public let type: String
    /// True if the caller may leave it out, and it is built then.
    public internal(set) var isOptional = false
    /// The call that asks for it; `nil` for the container.
    public internal(set) var asker: String?
    /// The reasons why the caller must pass it, in words; empty for a value that may be left out.
    public internal(set) var reasons: [String] = []

    /// The type of what is handed over: without what only parameters have.
    public var valueType: String {
      type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".count)) : type
    }
  }

  /// A member that is built, unless it is handed over, or a value that members share.
  public struct Step: Sendable, Hashable {
    /// The name of the member or variable.
    public let name: String
    /// The type of the member; of what is shared, with the `?` of a variable that may be empty.
    public let type: String
    /// The expression that builds it.
    public let value: Making
    /// The outermost call of that.
    public let call: MadeCall
    /// The time at which it is built, and the way in which it is kept.
    public internal(set) var kind = Kind.member
    /// The members that share it; empty for a member.
    public internal(set) var sharedBy: [String] = []
    /// The shared instance that a member is; `nil` where it is built for itself.
    public internal(set) var instance: String?

    /// The time at which a value is built, and the way in which it is kept.
    public enum Kind: Sendable, Hashable {
      /// A member that is built at once.
      case member
      /// A member that is built at once, by a call for which `??` has no place.
      case memberByStatement
      /// A member that the container builds on first use.
      case memberLater
      /// A member that the container builds on first use, and that a closure reads too: a value of
      /// the wrapper, whose name is given.
      case memberBoxed(String)
      /// A value that several share, built when the first of them needs it.
      case sharedLater
      /// A value that several share, built at once, since a closure captures it.
      case sharedAtOnce
      /// A value that several share, built if one of some members is missing.
      case sharedIfMissing([String])
    }

    /// True if the container builds it on first use.
    public var isLazy: Bool {
      switch kind {
      case .memberLater, .memberBoxed: true
      default: false
      }
    }
  }

  /// A type of exactly a composition.
  public struct Narrow: Sendable, Hashable {
    /// A property of it.
    public struct Field: Sendable, Hashable {
      /// The name.
      public let name: String
      /// The type.
      public let type: String
      /// True if the protocol asks for it to be set.
      public internal(set) var isSettable = false
    }

    /// The name, without the container's.
    public let name: String
    /// The protocols that it conforms to.
    public let protocols: [String]
    /// Its properties.
    public let fields: [Field]
    /// The global actor that it is isolated to, without `@`; `nil` for none.
    public internal(set) var globalActor: String?
  }

  /// A reason why there is no function.
  public struct Refused: Sendable, Hashable {
    /// The type of a value that cannot be built, as written.
    public let subject: String
    /// The call that asks for it: `AppDependency.init(logger:)`.
    public let asker: String
    /// The mistake, in a word: `implementations`, `initializers`, `members`, `lacks`, `cycle`, ….
    public let kind: String
  }

  /// The attributes that the extension needs, sorted.
  public internal(set) var availability: [String] = []
  /// The condition under which it is compiled; `nil` for always.
  public internal(set) var condition: String?
  /// The global actor that it is isolated to beside the container, without `@`; `nil` for none.
  public internal(set) var globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  public internal(set) var access = ""
  /// The effects as written: `async throws`; empty for none.
  public internal(set) var effects = ""
  /// The parameters: parents, values that nothing can build, and members that may be passed.
  public let parameters: [Parameter]
  /// The members that are built, in the order in which they are.
  public let steps: [Step]
  /// The container itself.
  public let result: Making
  /// The call that makes it: `AppDependency.init(logger:)`.
  public internal(set) var initializer = ""
  /// The initializers that were passed over for that.
  public internal(set) var over: [String] = []
  /// The types of exactly a composition.
  public internal(set) var narrows: [Narrow] = []
  /// The members that are `nil` unless they are handed over.
  public internal(set) var optionals: [String] = []
}
