import Roles
import SwiftReading
import SwiftProgram

/// A protocol to which a type can conform by forwarding, and the members that it needs.
package struct ImplementedProtocol {
  package var conformance: ContainerConformance
  /// The name of the protocol as written in the generated file.
  package let name: String
  /// A member for each requirement that the type does not satisfy itself, one for each target.
  package let members: [MemberDraft]

  package var id: SymbolID { conformance.protocolID }

  /// The declarations that implement the requirements.
  package var sources: [Requirement.Key: WitnessSource] {
    Dictionary(members.map { ($0.requirement.key, $0.source) }) { first, _ in first }
  }

  /// Implements a protocol in a type.
  ///
  /// - Parameters:
  ///   - type: The container whose generated file contains the conformance.
  ///   - spelling: A spelling that has not collected imports yet.
  ///   - targets: Returns the implementations of a requirement; none if the type satisfies it
  ///     itself.
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
