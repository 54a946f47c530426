import HasgenBuilding
import HasgenGraph
import HasgenReading
import HasgenWriting

/// A container, and the declarations that are generated for it.
package struct Container: Sendable {
  /// The name, qualified with dots by the enclosing types.
  package let name: String
  /// The module that declares the container.
  package let module: String
  /// The path of the file that declares the container.
  package let path: String
  /// The place of its name; `nil` if it is not known.
  package var location: Location?
  /// The reason why the type is a container.
  package var origin: ContainerOrigin = .name
  /// True if the lines of that file end with CR LF.
  package var usesCRLF = false
  /// The imports that the generated file needs, sorted by text.
  package let imports: [ConditionalText]
  /// The protocols to declare, sorted by name.
  package var protocols: [DeclarationCode] = []
  /// The conformances to generate, sorted by name.
  package let conformances: [Conformance]
  /// True if the container's extensions are marked `nonisolated`, because the container is not
  /// isolated but its module's default is.
  package var isNonisolated = false
  /// The `Reference` class; `nil` if the user has not asked for one.
  package var reference: Reference?
  /// The function `overriding`, once for each access level; empty if the user has not asked for it.
  package var overriding: [Overriding] = []
  /// The function `live`; `nil` if the user has not asked for it.
  package var wiring: Wiring?
  /// The values that the container's factories make, with the calls that build them.
  package var made: [Made] = []
}
