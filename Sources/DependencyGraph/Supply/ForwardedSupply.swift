import SwiftProgram

/// What a container has through its parents.
struct ForwardedSupply: Sendable {
  /// The conformances by Has-protocol.
  var conformances: [SymbolID: GeneratedConformance] = [:]
  /// Those of them that no container is known to supply: only a composition names them.
  var promised: Set<SymbolID> = []
  /// The witness behind each requirement that is forwarded.
  var sources: [Requirement.Key: WitnessSource] = [:]
  /// The Has-protocols that a parent has and that cannot be forwarded, in the order of the sources.
  var gaps: [ForwardingGap] = []
  /// The Has-protocols that several parents have, each with the parents.
  var choices: [(protocolID: SymbolID, parents: [Parent])] = []
  /// The names of Has-protocols that a directive at a parent excepts, and that would not be forwarded
  /// to it without.
  var idleExceptions: [(name: String, parent: Parent.Version)] = []
}
