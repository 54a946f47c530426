import SwiftProgram

/// What a container makes for the protocols that ask for something to be made.
package struct MadeSupply: Sendable {
  /// The conformances by protocol.
  package var conformances: [SymbolID: GeneratedConformance] = [:]
  /// The requirements of each protocol that the container meets itself.
  package var requirements: [SymbolID: Set<Requirement.Key>] = [:]

  package init() {}
}
