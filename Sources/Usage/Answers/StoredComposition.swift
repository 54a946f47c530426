import SwiftProgram

/// A property in which a type stores dependencies.
package struct StoredComposition: Sendable {
  package let name: String
  package let owner: SymbolID
  /// The protocols that its type names.
  package let symbols: Set<SymbolID>
  package let dependencies: Set<SymbolID>
  /// Whether its type names what the sources do not declare, `Sendable` maybe.
  package let hasExternals: Bool
  /// The place of the property's name.
  package let place: CodeOffset
}
