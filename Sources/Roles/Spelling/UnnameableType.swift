/// A type that cannot be named where it should be.
package struct UnnameableType: Sendable, Hashable {
  package let name: String
  /// The module to import, if no file of the module imports what declares the type; `nil` for another
  /// reason.
  package var unimported: String?
  /// True if its name means something else there.
  package var isHidden = false
}
