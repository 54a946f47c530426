import SwiftReading

/// A type that cannot be named where it should be.
package struct UnnameableType: Sendable, Hashable {
  /// The reason why the type cannot be named.
  package enum Cause: Sendable, Hashable {
    case isInvisible
    /// No file of the module imports what declares it.
    case isNotImported(module: String)
    /// Its name means something else there, and it cannot be told where it is declared.
    case isHidden
  }

  package let name: String
  package let cause: Cause

  package init(name: TypeName, cause: Cause) {
    self.name = name.description
    self.cause = cause
  }
}
