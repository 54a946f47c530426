import Findings

/// A call that builds a value, with the sources of its arguments.
public struct MadeCall: Sendable, Hashable {
  /// The step that supplies a parameter.
  public enum Reason: String, Sendable {
    case argument, composition, member, built, shared, closure, parameter
    case defaultValue = "default"
    case nothing = "nil"
  }

  /// An argument, with its source.
  public struct Argument: Sendable, Hashable {
    /// The parameter's label, or its name.
    public let parameter: String
    /// The call that takes the argument.
    public let builder: String
    /// The source of the argument: a member's name, or the call that builds it.
    public let source: String
    /// The step that found the source.
    public let reason: Reason
  }

  /// The name of the callee: `WebWeather.init(station:dependencies:)`.
  public let builder: String
  /// The location of the callee's declaration.
  public let location: Location
  /// The arguments, those of nested calls included.
  public internal(set) var arguments: [Argument] = []
}

/// The product of a factory, which is built at each call.
public struct Made: Sendable, Hashable {
  /// A value that a call builds.
  public struct Value: Sendable, Hashable {
    /// The name of the parameter.
    public let name: String
    /// The outermost call.
    public let call: MadeCall
  }

  /// The values that are built once for a call of the factory, because several parts of the product
  /// need them.
  public let shared: [Value]
  /// The product, with the name of the requirement: `MakesScreen.makeScreen(title:)`.
  public let product: Value
}
