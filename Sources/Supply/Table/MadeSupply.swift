import SwiftProgram

/// The conformances of a container that its factories satisfy.
package struct MadeSupply: Sendable {
  /// The conformances by protocol.
  package var conformances: [SymbolID: ContainerConformance] = [:]
  /// The requirements of each protocol that factories of the container satisfy.
  package var requirements: [SymbolID: Set<Requirement.Key>] = [:]

  package init() {}
}
