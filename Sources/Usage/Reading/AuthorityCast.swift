import SwiftProgram

/// A cast of dependencies.
package struct AuthorityCast: Sendable {
  /// The type around the code.
  package let owner: SymbolID?
  /// The protocol or type that they are cast to.
  package let target: SymbolID
  /// The place of that name.
  package let place: CodeOffset
}
