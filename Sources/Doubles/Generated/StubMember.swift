import SwiftWriting

/// A member of a stub: what a protocol asks for, done by what the test supplies.
///
/// Types are written as the generated file has to write them.
public struct StubMember: Sendable, Hashable {
  /// The value or closure that a test supplies.
  public enum Supply: Sendable, Hashable {
    /// A value, which is kept and can be set where the protocol says so.
    case value
    /// A closure that is called each time.
    case closure
  }

  /// A parameter of a function or subscript.
  public struct Parameter: Sendable, Hashable {
    /// As it is handed on to the closure: `day`, `&day`.
    public let argument: String
    /// Its name in the body.
    public let name: String
    /// Whether the parameter is an autoclosure that is called once, before anything else; only its
    /// result is recorded and passed on.
    public internal(set) var isEvaluated = false
    /// As it stands in the record of a call: `for: Day`; `nil` for what cannot be kept.
    public let recorded: String?
    /// The label in front of it there; `nil` for none.
    public internal(set) var recordedLabel: String? = nil
  }

  /// A kind of call, as the record tells it.
  public struct Case: Sendable, Hashable {
    /// The name: `image`, `setVolume`.
    public let name: String
    /// The values that it carries: `named: String`.
    public let payload: [String]
    /// The arguments in the member's body that it is made of: `named: name`.
    public let arguments: [String]
  }

  /// The declaration up to its body.
  public let head: MemberHead
  /// The value or closure that a test supplies.
  public let supply: Supply
  /// The name of the initializer's parameter for it.
  public let key: String
  /// The name as an expression has it, with back ticks if it needs them.
  public let identifier: String
  /// The name of that for its setter, where a closure sets it.
  public let setterKey: String?
  /// The global actor that it is isolated to.
  public let isolation: String?
  /// The parameters.
  public let parameters: [Parameter]
  /// The value if a test supplies nothing; `nil` if that stops the test.
  public let standIn: String?
  /// Whether the member can be set.
  public let isSettable: Bool
  /// Whether the member returns nothing, so that a stub of a service can do without a closure of
  /// the test's.
  public let givesNothing: Bool
  /// The type to cast a closure's result to, since its caller chooses the type; `nil` if the
  /// closure returns the type itself.
  public let castType: String?
  /// The type of what a test supplies.
  let supplied: SuppliedType
  /// Whether Swift 5 would forget that what is kept can be shared, or on which actor it runs, if its
  /// variable were on the main actor by default.
  public let isForgotten: Bool
  /// The type of what a test supplies for the setter.
  public let setterType: String?
  /// The kinds of calls, as the record tells them: of a function, of a setter.
  public let cases: [Case]

  /// The name, a function's labels left out; empty for a subscript.
  public var name: String { head.name }

  /// Whether the member belongs to the type and not to its values.
  public var isStatic: Bool { head.modifiers.contains("static") }
}
