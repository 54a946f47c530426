/// A type that generated code cannot name.
package struct UnnameableType: Sendable, Hashable {
  package let name: String
  /// The module to import, if no file of the container's module imports the module that declares
  /// the type; `nil` for another reason.
  package var unimported: String?
  /// True if the name has a different meaning in the generated code.
  package var isHidden = false
}
