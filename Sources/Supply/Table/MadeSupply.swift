import SwiftProgram

/// The protocols that a container gets by making what they ask for.
package struct MadeSupply: Sendable {
  /// The conformances by protocol.
  package var conformances: [SymbolID: ContainerConformance] = [:]
  /// The requirements of each protocol that the container meets itself.
  package var requirements: [SymbolID: Set<Requirement.Key>] = [:]

  package init() {}
}
