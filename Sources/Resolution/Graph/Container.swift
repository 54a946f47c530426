import Building
import Supply
import Roles
import SwiftWriting

/// A container, and the declarations that are generated for it.
public struct Container: Sendable {
  /// The name, qualified with dots by the enclosing types.
  public let name: String
  /// The module that declares the container.
  public let module: String
  /// The path of the file that declares the container.
  public let path: String
  /// The reason why the type is a container.
  public internal(set) var origin: ContainerOrigin = .name
  /// True if the lines of that file end with CR LF.
  public internal(set) var usesCRLF = false
  /// The imports that the generated file needs, sorted by text.
  public let imports: [ConditionalText]
  /// The protocols to declare, sorted by name.
  public internal(set) var protocols: [DeclarationCode] = []
  /// The conformances to generate, sorted by name.
  public let conformances: [Conformance]
  /// True if the container's extensions are marked `nonisolated`, because the container is not
  /// isolated but its module's default is.
  public internal(set) var isNonisolated = false
  /// The `Reference` class; `nil` if the user has not asked for one.
  public internal(set) var reference: Reference?
  /// The function `overriding`, once for each access level; empty if the user has not asked for it.
  public internal(set) var overriding: [Overriding] = []
  /// The function `live`; `nil` if the user has not asked for it.
  public internal(set) var wiring: Wiring?
  /// The values that the container's factories make, with the calls that build them.
  public internal(set) var made: [Made] = []
}
