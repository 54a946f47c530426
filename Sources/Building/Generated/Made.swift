import Findings

/// The product of a factory, as a container makes it at each call.
public struct Made: Sendable, Hashable {
  /// A value that a call builds.
  public struct Part: Sendable, Hashable {
    /// The variable that holds it, or what asks for it.
    public let name: String
    /// What builds it: `Screen.init(title:pool:)`.
    public let builder: String
    /// The place of that.
    public let location: Location
    /// What is handed to it: the names of arguments and members, in the order of their use.
    public let uses: [String]
    /// What was chosen for it, and over what.
    public let choices: Wiring.Choices
  }

  /// What is built once for a call, since several parts of the product need it.
  public let shared: [Part]
  /// The product, by the name of what asks for it: `MakesScreen.makeScreen(title:)`.
  public let product: Part
}
