import Findings

/// A call that builds a value, with the choices for its arguments.
public struct MadeCall: Sendable, Hashable {
  /// The step by which a parameter is met.
  public enum Reason: String, Sendable {
    case argument, composition, member, made, built, instance, shared, closure, parameter
    case defaultValue = "default"
    case nothing = "nil"
  }

  /// An argument, and where it comes from.
  public struct Argument: Sendable, Hashable {
    /// The parameter's label, or its name.
    public let parameter: String
    /// The call that takes it.
    public let builder: String
    /// The source of the argument: a member's name, or the call that builds it.
    public let source: String
    /// The step that found it.
    public let reason: Reason
  }

  /// The call that builds it: `WebWeather.init(station:dependencies:)`.
  public let builder: String
  /// The place of what is called.
  public let location: Location
  /// The arguments, those of parts included.
  public internal(set) var arguments: [Argument] = []
}

/// The product of a factory, as a container makes it at each call.
public struct Made: Sendable, Hashable {
  /// A value that a call builds: the variable that holds it, or what asks for it.
  public struct Value: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The outermost call.
    public let call: MadeCall
  }

  /// The parts that are built once for a call, since several parts of the product need them.
  public let shared: [Value]
  /// The product, by the name of what asks for it: `MakesScreen.makeScreen(title:)`.
  public let product: Value
}
