import Findings

/// The product of a factory, as a container makes it at each call.
public struct Made: Sendable, Hashable {
  /// A value that a call builds.
  public struct Part: Sendable, Hashable {
    /// The variable that holds it, or what asks for it.
    public let name: String
    /// The call that builds it: `Screen.init(title:pool:)`.
    public let builder: String
    /// The place of that.
    public let location: Location
    /// The arguments and members that are passed to it, by name, in the order of their use.
    public let uses: [String]
    /// The choices for it, and the candidates that were passed over.
    public let choices: Wiring.Choices
  }

  /// The parts that are built once for a call, since several parts of the product need them.
  public let shared: [Part]
  /// The product, by the name of what asks for it: `MakesScreen.makeScreen(title:)`.
  public let product: Part
}
