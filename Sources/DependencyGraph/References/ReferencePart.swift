import SwiftOutline
import SwiftProgram

/// A protocol that a container's `Reference` can conform to, and how.
struct ReferencePart {
  let conformance: ContainerConformance
  /// The protocol as it has to be written.
  let name: String
  /// The `where` clause of the conformance as it has to be written.
  let whereClause: String?
  let members: [MemberDraft]
  let associatedTypes: [String]
  /// The protocols through which it refines `Sendable`; empty where it does not.
  let sendableChain: [SymbolID]
  /// What its name and its members need.
  let imports: Set<ConditionalText>

  var id: SymbolID { conformance.protocolID }

  /// Whether the copy is used by somebody who is not isolated.
  var isReadFromAnywhere: Bool {
    members.contains { !$0.requirement.declaration.isStatic && $0.isolation == nil }
  }

  /// The first requirement by which somebody can change the copy.
  var setter: String? { members.first(where: \.changesCopy)?.requirement.declaration.name }
}
