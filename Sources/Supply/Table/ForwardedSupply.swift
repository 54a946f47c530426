import SwiftProgram
import SwiftWriting

/// The Has-protocols that a container gets through its parents.
package struct ForwardedSupply: Sendable {
  /// The conformances by Has-protocol.
  package var conformances: [SymbolID: ContainerConformance] = [:]
  /// The protocols among them that only a composition names, and no container is known to supply.
  package var promised: Set<SymbolID> = []
  /// The witness behind each requirement that is forwarded.
  package var sources: [Requirement.Key: WitnessSource] = [:]
  /// The Has-protocols that a parent has and that cannot be forwarded, in the order of the sources.
  package var gaps: [ForwardingGap] = []
  /// The Has-protocols that several parents have, each with the parents.
  package var choices: [(protocolID: SymbolID, parents: [Parent])] = []

  /// Removes the members that the child declares otherwise.
  package mutating func removeMembers(declaredAs heads: Set<MemberHead>) {
    for id in conformances.keys {
      conformances[id]?.members.removeAll { heads.contains($0.head) }
    }
  }
}
