import Supply
import Findings
import SwiftProgram
import SwiftWriting

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
    /// The outermost call that builds it.
    public let call: MadeCall
    /// The statement that builds it; `nil` where the container's initializer takes the expression.
    let statement: Code?
    /// True if the container builds it on first use.
    public internal(set) var isLazy = false
    /// The members that share it; empty for a member.
    public internal(set) var sharedBy: [String] = []
    /// The shared instance that a member is; `nil` where it is built for itself.
    public internal(set) var instance: String?
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
  let result: Code
  /// The call that makes it: `AppDependency.init(logger:)`.
  public internal(set) var initializer = ""
  /// The types of exactly a composition.
  var narrows: [DeclarationCode] = []
  /// The members that are `nil` unless they are handed over.
  public internal(set) var optionals: [String] = []
}
