import HasgenProgram
import HasgenWriting

/// The conformances of a container that forward to its parents.
package struct ForwardedSupply: Sendable {
  /// The conformances by Has-protocol.
  package var conformances: [SymbolID: Conformance] = [:]
  /// The protocols among them that only a composition names; no container is known to conform.
  var promised: Set<SymbolID> = []
  /// The declaration that implements each forwarded requirement.
  package var sources: [Requirement.Key: WitnessSource] = [:]
  /// The Has-protocols of parents that cannot be forwarded, in source order.
  package var gaps: [ForwardingGap] = []
  /// The Has-protocols to which several parents conform, with these parents.
  package var choices: [(protocolID: SymbolID, parents: [Parent])] = []

  /// Removes the members with these heads, which the child's factories declare.
  package mutating func removeMembers(declaredAs heads: Set<MemberHead>) {
    for id in conformances.keys {
      conformances[id]?.members.removeAll { heads.contains($0.head) }
    }
  }
}

/// A Has-protocol to which a parent conforms and that cannot be forwarded.
package struct ForwardingGap: Sendable {
  package let protocolID: SymbolID
  package let parent: Parent
  package let obstacle: Obstacle
}
