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
  /// The requirements of the protocol.
  package let list: RequirementList
  /// The imports that its name and its members need.
  package let imports: Set<ConditionalText>
  /// The spelling that has written them.
  package let spelling: TypeSpelling
  /// The reach of its members, if nothing else restricts them.
  let reach: DeclarationReach

  package var id: SymbolID { conformance.protocolID }

  /// The declarations that do the work of the requirements.
  package var sources: [Requirement.Key: WitnessSource] {
    // One that changes a struct has a say in how all are written.
    members.reduce(into: [:]) { sources, draft in
      let key = draft.requirement.key
      if sources[key]?.isShared != false { sources[key] = draft.source }
    }
  }

  /// Implements a protocol in a type, each requirement by what does its work.
  ///
  /// - Parameters:
  ///   - spelling: What has written nothing yet in the file beside the type.
  ///   - targets: Returns what does the work of a requirement; nothing for what the type has
  ///     without.
  package init(
    _ conformance: ContainerConformance, asking list: RequirementList, in type: NominalType,
    _ spelling: TypeSpelling, table: SymbolTable,
    targets: (Requirement) throws(ImplementationObstacle) -> [ForwardingTarget]
  ) throws(ImplementationGap) {
    let id = conformance.protocolID
    let access = min(type.access, table[id].access)
    var spelling = spelling
    spelling.access = access
    let name = spelling.name(of: id)
    var members: [MemberDraft] = []
    for requirement in list.requirements {
      do throws(ImplementationObstacle) {
        for target in try targets(requirement)
        where !target.condition.and(requirement.condition).isNever {
          let draft = try Self.draft(
            requirement, forwardingTo: target, for: conformance, in: type, table: table, &spelling)
          members += [draft].compactMap(\.self)
        }
      } catch {
        throw ImplementationGap(obstacle: error, requirement: requirement)
      }
    }
    if let unnameable = spelling.unnameable {
      throw ImplementationGap(obstacle: .unnameable(unnameable, member: name))
    }
    let needed = table.imports(of: spelling, inFile: type.symbol.sites[0].scope.file)
    self.conformance = conformance.restricted(to: needed.condition)
    self.name = name
    self.members = members.map { $0.standing(under: $0.condition.and(needed.condition)) }
    self.list = list
    imports = needed.lines
    self.spelling = spelling
    reach = DeclarationReach(
      condition: self.conformance.condition, availability: conformance.availability,
      access: access)
  }

  /// A member with the types of what does its work, or else as the requirement writes them; `nil`
  /// for one that can be gone without and whose types cannot be written.
  private static func draft(
    _ requirement: Requirement, forwardingTo target: ForwardingTarget,
    for conformance: ContainerConformance, in type: NominalType, table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(ImplementationObstacle) -> MemberDraft? {
    var unnameable: UnnameableType?
    for target in [target, target.written(as: requirement)] {
      var attempt = spelling
      let draft = MemberDraft(
        requirement, forwardingTo: target, for: conformance, in: type, table: table, &attempt)
      unnameable = attempt.unnameable
      if unnameable == nil {
        spelling = attempt
        return draft
      }
    }
    guard let unnameable, !target.isDispensable else { return nil }
    throw .unnameable(unnameable, member: requirement.declaration.name)
  }
}
