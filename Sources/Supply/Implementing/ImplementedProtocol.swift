import Roles
import SwiftReading
import SwiftProgram

/// A protocol that a type can conform to by forwarding, and the members that it asks for there.
package struct ImplementedProtocol {
  package var conformance: ContainerConformance
  /// The protocol as it has to be written.
  package let name: String
  /// A member for each requirement that the type does not meet itself, once for each target.
  package let members: [MemberDraft]

  package var id: SymbolID { conformance.protocolID }

  /// The declarations that do the work of the requirements.
  package var sources: [Requirement.Key: WitnessSource] {
    Dictionary(members.map { ($0.requirement.key, $0.source) }) { first, _ in first }
  }

  /// Implements a protocol in a type, each requirement by what does its work.
  ///
  /// - Parameters:
  ///   - type: The container, in whose file it is written.
  ///   - spelling: A spelling without imports so far.
  ///   - targets: Returns the implementations of a requirement; none if the type has one.
  package init(
    _ conformance: ContainerConformance, asking list: RequirementList, in type: NominalType,
    _ spelling: TypeSpelling, table: SymbolTable,
    targets: (Requirement) throws(Obstacle) -> [ForwardingTarget]
  ) throws(Obstacle) {
    var spelling = spelling
    spelling.access = min(type.access, table[conformance.protocolID].access)
    name = spelling.name(of: conformance.protocolID)
    var members: [MemberDraft] = []
    for requirement in list.requirements {
      for target in try targets(requirement)
      where !target.condition.and(requirement.condition).isNever {
        members.append(
          MemberDraft(
            requirement, forwardingTo: target, for: conformance, in: type, table: table, &spelling))
        if let unnameable = spelling.unnameable {
          throw Obstacle(unnameable, of: requirement.declaration.name)
        }
      }
    }
    let needed = table.imports(of: spelling, inFile: type.symbol.sites[0].scope.file)
    self.conformance = conformance
    self.conformance.add(needed)
    self.members = members.map { $0.standing(under: $0.condition.and(needed.condition)) }
  }
}
