import Building
import Supply
import Roles
import SwiftWriting

/// A container, and what is to be generated for it.
public struct Container: Sendable {
  /// The name, qualified by the enclosing types with dots.
  public let name: String
  /// The module that it is declared in.
  public let module: String
  /// The path of the file that it is declared in.
  public let path: String
  /// The reason why it is a container.
  public internal(set) var origin: ContainerOrigin = .name
  /// True if the lines of that file end as on Windows.
  public internal(set) var usesCRLF = false
  /// The imports that the generated file needs, sorted by text.
  public let imports: [ConditionalText]
  /// The protocols to declare, sorted by name.
  public internal(set) var protocols: [DeclarationCode] = []
  /// The conformances to generate, sorted by name.
  public let conformances: [Conformance]
  /// True if its extensions say that they are not isolated, as it does or its module's default does
  /// not.
  public internal(set) var isNonisolated = false
  /// The class that hands it on as one reference; `nil` where none is asked for.
  public internal(set) var reference: Reference?
  /// The function that gives a copy with other members, once for each combination of `#if`
  /// conditions; empty where none is asked for.
  public internal(set) var overriding: [Overriding] = []
  /// The function that builds it; `nil` where none is asked for.
  public internal(set) var wiring: Wiring?
  /// The values that its factories make, with their plans.
  public internal(set) var made: [Made] = []
  /// The Makes-protocols that nobody asks for and that it cannot meet, each with the reason.
  public internal(set) var unmade: [String] = []
}
