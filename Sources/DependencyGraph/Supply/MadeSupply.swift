import SwiftProgram

/// What a container makes for the protocols that ask for something to be made.
struct MadeSupply: Sendable {
  /// The conformances by protocol.
  var conformances: [SymbolID: GeneratedConformance] = [:]
  /// The requirements of each protocol that the container meets itself.
  var requirements: [SymbolID: Set<Requirement.Key>] = [:]
}
